about-five_on_the_floor = Cinq contre cinq sur une grille : trouvez la case libre, lancez les dés, premier à 21.
five_on_the_floor-variant-full = Grand terrain, effectifs tirés au sort
five_on_the_floor-variant-cards = Avec cartes spéciales
five_on_the_floor-variant-street = Street en 11 points
