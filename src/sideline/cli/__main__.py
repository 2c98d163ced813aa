"""`python -m sideline.cli`."""

import sys

from sideline.cli import main

sys.exit(main())
