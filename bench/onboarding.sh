#!/usr/bin/env bash
# Times the first day of a new user: the download of JMeter from an empty cache, and the story that begins with an empty
# repository and ends with an accepted change (tests/e2e/first-day/history.test.ts): `npm run -s bench -- onboarding`.
# Needs `tools/setup-counterparts.sh act node24`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
mkdir "$temp/tools"
ln -s "$PWD/.tools/bin" "$PWD/.tools/node24" "$temp/tools"

SECONDS=0
MAVEN_OPTS="-Dmaven.repo.local=$temp/maven" examples/shop/get-jmeter.sh "$temp/tools/jmeter" >/dev/null 2>&1
download=$SECONDS
SECONDS=0
GUARDBAND_COUNTERPARTS="$temp/tools" npm test -- tests/e2e/first-day/history.test.ts >"$temp/log" 2>&1 ||
  { cat "$temp/log" >&2; exit 1; }
story=$SECONDS
cat <<END
| part | time |
| --- | --: |
| download JMeter and its libraries from Maven Central | $download s |
| init, first pull request, record, slower, unchanged, removed, renamed, accepted | $story s |
| together | $(((download + story) / 60)) min $(((download + story) % 60)) s |
END
