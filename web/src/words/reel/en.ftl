figure-numbers = Numbers
