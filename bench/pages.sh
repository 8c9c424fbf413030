#!/usr/bin/env bash
# Weighs the quiz pages of a built site, and times how soon their first question can be answered on a
# slow phone: a processor a quarter as fast, 1.6 Mbit/s, 150 ms from request to answer.
#   pages.sh [FOLDER]    the site (default: the committed one)
# A page weighs what it asks for on its first load, its icon included; 1 kB is 1,000 bytes, and every
# file is compressed by itself (gzip -9; brotli -q 11 where it is installed). REPS loads of each page
# (default 5), the pages taking turns, each into an empty cache. A question is usable when its words
# are on the screen, its first field can be used and its button answers. The files come gzipped from a
# server on this machine; connecting to it costs nothing, which a first visit over TLS pays on top.
set -euo pipefail
cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")"
export LC_ALL=C.UTF-8
printf 'machine: %s cores, %s, load%s, %s; %s\n\n' "$(nproc)" \
  "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1)" "$(uptime | sed 's/.*average://')" \
  "$(date +%Y-%m-%d)" "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)"
python3 -B pages.py "${1:-../site}" "${REPS:-5}"
