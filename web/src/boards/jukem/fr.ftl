about-jukem = Le basket en 56 cartes : tirez, contrez, feintez, et comptez ce qui est passé.
jukem-variant-practice = Entraînement : deux mi-temps
jukem-variant-two_fouls = Deux fautes techniques
jukem-variant-one_foul = Une faute technique
