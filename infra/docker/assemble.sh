#!/bin/sh
# SPDX-License-Identifier: AGPL-3.0-or-later
# Usage: assemble.sh <app> <empty folder>
#
# Lays out in the folder what the image of the app holds under /app. The Dockerfiles and
# infra/dev/src/images both run this, so what is measured is what is shipped.
set -eu

app=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
if [ -n "$(ls -A "$out")" ]; then
  echo "$out is not empty" >&2
  exit 1
fi
cd "$(dirname "$0")/../.."

# Needs the pinned pnpm on PATH and the installed dependencies of the build.
export TURBO_TELEMETRY_DISABLED=1
node_modules/.bin/turbo run build --filter "@kga/$app" --output-logs errors-only
pnpm --filter "@kga/$app" deploy --prod --prefer-offline "$out"

cd "$out"

# Removes everything but the build output of the app and of the workspace packages, and their data.
keep_built() {
  find "$1" -mindepth 1 -maxdepth 1 \
    ! -name dist ! -name data ! -name node_modules ! -name package.json -exec rm -rf {} +
  find "$1" -path "$1/node_modules" -prune -o -name 'testing*' -exec rm -rf {} +
}
keep_built .
for package in node_modules/.pnpm/@kga+*/node_modules/@kga/*; do
  if [ -d "$package" ] && [ ! -L "$package" ]; then keep_built "$package"; fi
done

# Node does not read types, sources of any language and maps, and all fonts are there as WOFF2, too.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' \
  -o -name '*.tsbuildinfo' -o -name '*.scss' -o -name '*.cc' -o -name '*.h' -o -name '*.woff' \) -delete

# Tests, examples and manuals at the top of third-party packages.
for name in test tests __tests__ benchmark benchmarks example examples docs; do
  rm -rf node_modules/.pnpm/*/node_modules/[!@]*/"$name" \
    node_modules/.pnpm/*/node_modules/@*/*/"$name"
done

# What third-party packages carry for browsers, other module systems, and their own authors.
for package in node_modules/.pnpm/*/node_modules/[!@.]* node_modules/.pnpm/*/node_modules/@*/*; do
  case $package in */@kga/*) continue ;; esac
  if [ -L "$package" ] || [ ! -d "$package" ]; then continue; fi
  rm -rf "$package"/.[!.]* "$package"/dist/umd "$package"/dist/iife "$package"/build/amd \
    "$package"/build/global "$package"/build/cjs-browser \
    "$package"/dist/browser.cjs "$package"/dist/browser-module.mjs "$package"/dist/test.js
  find "$package" -type f \( -name '*.standalone.js' -o -name '*.browser.*js' -o -name '*.flow' \) -delete
  find "$package" -type f -name '*.md' ! -iname '*licen*' ! -iname '*notice*' -delete
done

# Metadata that only pnpm needs.
rm -rf node_modules/.bin node_modules/.modules.yaml node_modules/.pnpm/lock.yaml \
  node_modules/.pnpm-workspace-state-v1.json
find . -type d -empty -delete
