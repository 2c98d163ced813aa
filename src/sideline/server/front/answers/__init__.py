"""The answers to what is asked over HTTP; each room has a method for every endpoint of its own."""
