figure-numbers = Chiffres
