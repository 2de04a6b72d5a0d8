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

# Succeeds once all of the containers are ready; else says why and removes them, so that visitors do not reach them.
wait_until_ready() {
  url=$1
  shift
  left=$tries
  for container in "$@"; do
    until is_ready "$container" "$url"; do
      left=$((left - 1))
      if [ "$left" -eq 0 ]; then
        docker logs --tail 50 "$container" >&2
        docker stop "$@" > /dev/null
        docker rm "$@" > /dev/null
        echo "The new copy $container did not get ready; above is what it logged. The new copies are removed, and the former ones serve on." >&2
        return 1
      fi
      sleep 2
    done
  done
}

# The containers of the second list that are not in the first.
added() {
  for container in $2; do
    case $1 in
      *"$container"*) ;;
      *) echo "$container" ;;
    esac
  done
}

if [ $# -eq 0 ]; then
  echo "Usage: replace.sh <api|web|worker>..." >&2
  exit 1
fi
for app in "$@"; do
  ready_url "$app" > /dev/null
  if [ -z "$(docker compose ps --quiet "$app")" ]; then
    echo "No copy of $app runs." >&2
    exit 1
  fi
done

for app in "$@"; do
  url=$(ready_url "$app")
  former=$(docker compose ps --quiet "$app")
  copies=$(printf '%s\n' "$former" | grep -c .)
  docker compose up --detach --no-build --no-deps --no-recreate --scale "$app=$((copies * 2))" "$app"
  # Unquoted: a list of words.
  wait_until_ready "$url" $(added "$former" "$(docker compose ps --quiet "$app")")
  for container in $former; do
    docker stop "$container" > /dev/null
    docker rm "$container" > /dev/null
  done
  echo "$app: $copies replaced"
done
