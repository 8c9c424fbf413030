#!/usr/bin/env bash
# Installs the generators that run.sh compares with: Hugo by apt-get (as root), Eleventy by npm into
# PEERS (default: a folder under the user's cache folder).
set -euo pipefail
PEERS=${PEERS:-${XDG_CACHE_HOME:-$HOME/.cache}/konkyo-bench}
mkdir -p "$PEERS"
command -v hugo >/dev/null || apt-get install -qq -y --no-install-recommends hugo
npm install --silent --no-fund --no-audit --prefix "$PEERS" @11ty/eleventy@3.1.8
hugo version
"$PEERS/node_modules/.bin/eleventy" --version
