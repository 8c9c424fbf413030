#!/usr/bin/env bash
# Takes the pictures of docs/pictures/README.md, and writes that page: for each kind of page one sheet
# with two languages, two widths, by day and by night. Needs Python, Chromium and its driver.
#   take.sh [FOLDER [KIND...]]    the built site (default: the committed one); kinds (default: all)
# What kinds there are stands at the top of take.py.
set -euo pipefail
folder=$(cd -- "${1:-$(dirname -- "${BASH_SOURCE[0]}")/../../site}" && pwd)
cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")"
PYTHONPATH=../../bench exec python3 -B take.py "$folder" "${@:2}"
