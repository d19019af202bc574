#!/bin/sh
# Removes from node_modules what no running program reads: types, sources, tests and builds for browsers.
set -eu
cd "$1"
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name example -o -name examples -o -name docs \
  -o -name coverage -o -name benchmarks -o -name benchmark -o -name .github \) -prune -exec rm -rf {} +
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' -o -name '*.markdown' \
  -o -name '*.coffee' -o -name '*.flow' -o -name '*.min.js' -o -name '*.umd.js' \) -delete
rm -rf .package-lock.json zod/src sharp/src xml2js/lib/xml2js.bc.js bson/lib/bson.rn.cjs bson/lib/bson.bundle.js
