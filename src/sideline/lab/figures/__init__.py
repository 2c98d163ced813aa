"""Charts as data: what is drawn, without how; files and the page draw them alike."""
