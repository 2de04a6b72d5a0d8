#!/bin/sh
# SPDX-License-Identifier: AGPL-3.0-or-later
# Usage: replace.sh <api|web|worker>...
#
# Replaces the copies of apps of docker-compose.yml by copies of the images that are there now: starts as many beside
# them, waits until these are ready, and only then stops the former ones. docs/operations/updates.md explains it.
set -eu
cd "$(dirname "$0")/../.."

# Tries, two seconds apart, for a copy to become ready.
tries=60

ready_url() {
  case $1 in
    api) echo http://127.0.0.1:3001/api/health/ready ;;
    web) echo http://127.0.0.1:9103/health/ready ;;
    worker) echo http://127.0.0.1:9102/health/ready ;;
    *)
      echo "There is no app $1." >&2
      return 1
      ;;
  esac
}

is_ready() {
  docker exec "$1" node -e \
    "fetch('$2').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
}

wait_until_ready() {
  left=$tries
  until is_ready "$1" "$2"; do
    left=$((left - 1))
    if [ "$left" -eq 0 ]; then
      echo "$1 is not ready. It runs beside the former copies, which stay: see its logs." >&2
      exit 1
    fi
    sleep 2
  done
}

for app in "$@"; do
  url=$(ready_url "$app")
  former=$(docker compose ps --quiet "$app")
  copies=$(printf '%s' "$former" | grep -c . || true)
  if [ "$copies" -eq 0 ]; then
    echo "No copy of $app runs." >&2
    exit 1
  fi
  docker compose up --detach --no-build --no-deps --no-recreate --wait \
    --scale "$app=$((copies * 2))" "$app"
  for container in $(docker compose ps --quiet "$app"); do
    case $former in
      *"$container"*) ;;
      *) wait_until_ready "$container" "$url" ;;
    esac
  done
  for container in $former; do
    docker stop "$container" > /dev/null
    docker rm "$container" > /dev/null
  done
  echo "$app: $copies replaced"
done
