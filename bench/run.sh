#!/usr/bin/env bash
# Times Konkyo and the peers of peers.sh side by side: whole processes, wall clock, processor time, peak memory.
#   run.sh [N...]    quizzes per size (default: 10 100 1000); N quizzes and N reports in two languages
# REPS runs of each (default 3), one after the other in turn, after one that does not count; the median
# is printed. Files go to WORK (default: a new temporary folder). PEERS as in peers.sh.
set -euo pipefail
cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")"
here=$PWD
konkyo=$here/../konkyo
PEERS=${PEERS:-${XDG_CACHE_HOME:-$HOME/.cache}/konkyo-bench}
WORK=${WORK:-$(mktemp -d)}
REPS=${REPS:-3}
export NO_COLOR=1 LC_ALL=C.UTF-8

TIMER='
import os, sys, time
folder, log = sys.argv[1:3]
start = time.perf_counter()
pid = os.fork()
if pid == 0:
    os.chdir(folder)
    to = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(to, 1); os.dup2(to, 2)
    os.execvp(sys.argv[3], sys.argv[3:])
_, status, usage = os.wait4(pid, 0)
wall = time.perf_counter() - start
processor = usage.ru_utime + usage.ru_stime
print("%.3f %.3f %.0f %d" % (wall, processor, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)))
'

# time_it ROW FOLDER EXPECTED_EXIT COMMAND...
time_it() {
  local row=$1 folder=$2 expected=$3 result
  shift 3
  result=$(python3 -c "$TIMER" "$folder" "$WORK/log" "$@")
  if [ "${result##* }" != "$expected" ]; then
    printf 'run.sh: %s ended with %s\n' "$*" "${result##* }" >&2
    tail -20 "$WORK/log" >&2
    exit 1
  fi
  printf '%s\t%s\n' "$row" "$result" >>"$WORK/times"
}

change_one_number() {
  sed -i "s/before: {value: [0-9]*/before: {value: $1/" "$2/content/facts/q00001.yml"
}

peers() {
  if command -v hugo >/dev/null; then
    time_it 'Hugo, build' "$1/hugo" 0 hugo --quiet --destination "$1/hugo-out.$2"
  fi
  if [ -x "$PEERS/node_modules/.bin/eleventy" ]; then
    time_it 'Eleventy, build' "$1/eleventy" 0 "$PEERS/node_modules/.bin/eleventy" --quiet --output="$1/eleventy-out.$2"
  fi
}

measure() {
  local size=$1 folder=$WORK/$1 rep form value
  for form in konkyo hugo eleventy; do python3 gen.py "$size" "$folder/$form" "$form"; done
  value=$(sed -n 's/.*before: {value: \([0-9]*\).*/\1/p' "$folder/konkyo/content/facts/q00001.yml")
  for rep in $(seq 0 "$REPS"); do
    time_it 'Konkyo, first build' "$folder/konkyo" 0 "$konkyo" build --out "$folder/konkyo-out.$rep"
    time_it 'Konkyo, second build' "$folder/konkyo" 0 "$konkyo" build --out "$folder/konkyo-out.$rep"
    time_it 'Konkyo, check' "$folder/konkyo" 0 "$konkyo" check
    change_one_number "$((value + 1))" "$folder/konkyo"
    time_it 'Konkyo, check that finds a changed number' "$folder/konkyo" 1 "$konkyo" check
    change_one_number "$value" "$folder/konkyo"
    peers "$folder" "$rep"
    [ "$rep" -gt 0 ] || rm -f "$WORK/times"
  done
  report "$size"
}

report() {
  python3 - "$1" "$WORK/times" <<'PY'
import statistics, sys
size, rows = int(sys.argv[1]), {}
for line in open(sys.argv[2]):
    row, figures = line.rstrip("\n").split("\t")
    wall, processor, memory, _ = figures.split()
    rows.setdefault(row, []).append((float(wall), float(processor), int(memory)))
print("\n%s quizzes and as many reports, two languages: %s pages\n" % (format(size, ","), format(4 * size, ",")))
print("| | wall s, median | least to most | CPU s, median | peak MB |\n|---|---|---|---|---|")
for row, runs in rows.items():
    walls, processors, memories = zip(*runs)
    print("| %s | %.2f | %.2f to %.2f | %.2f | %d |" % (
        row, statistics.median(walls), min(walls), max(walls), statistics.median(processors), max(memories)))
PY
}

mkdir -p "$WORK"
WORK=$(cd "$WORK" && pwd)
"$konkyo" --version >/dev/null  # compiles, and prepares quick starts
printf 'machine: %s cores, %s, load%s, %s\n' "$(nproc)" \
  "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -1)" "$(uptime | sed 's/.*average://')" \
  "$(date +%Y-%m-%d)"
printf 'versions: %s; Java %s; %s; Eleventy %s\n' "$("$konkyo" --version)" \
  "$(java -version 2>&1 | sed -n 's/.*"\(.*\)".*/\1/p')" "$(hugo version 2>/dev/null | cut -d' ' -f1,2)" \
  "$("$PEERS/node_modules/.bin/eleventy" --version 2>/dev/null)"
for size in "${@:-10 100 1000}"; do
  for one in $size; do measure "$one"; done
done
