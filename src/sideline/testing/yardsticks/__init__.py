"""Yardsticks: small games of known value, against which engine, bots and lab are held."""
