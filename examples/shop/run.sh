#!/usr/bin/env bash
# Starts a shop, runs the whole matrix once against it and writes OUT/<scenario>/<users>_users/results.jtl.
#   run.sh --mode healthy|slow|failing --out OUT [--users "5 10 20"] [--seconds N] [--warmup N] [--slower 'POST /orders=1.3']
#          [--scenarios "browse checkout"] [--jmeter DIR]
# Each file has 1,800 requests (900 per label), or with --seconds the requests of N seconds.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mode='' out='' seconds='' warmup=3 slower='' scenarios='browse checkout' users='5 10 20' jmeter=$(cd "$here/../.." && pwd)/.tools/jmeter
rounds_in_all=900 # a round is one request per label; 900 can be divided by 5, 10 and 20 users, and nine of them are above p99

usage() { sed -n '2,5s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2; }
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || usage
  case $1 in
    --mode) mode=$2 ;;
    --out) out=$2 ;;
    --users) users=$2 ;;
    --seconds) seconds=$2 ;;
    --warmup) warmup=$2 ;;
    --slower) slower=$2 ;;
    --scenarios) scenarios=$2 ;;
    --jmeter) jmeter=$2 ;;
    *) usage ;;
  esac
  shift 2
done
[ -n "$mode" ] && [ -n "$out" ] || usage
[ -f "$jmeter/bin/ApacheJMeter.jar" ] || { echo "no JMeter in $jmeter: run get-jmeter.sh first" >&2; exit 1; }

mkdir -p "$out"
out=$(cd "$out" && pwd)
temp=$(mktemp -d)
server=''
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$temp"
}
trap cleanup EXIT

# The server chooses a free port and prints it.
node "$here/server.mjs" --mode "$mode" --slower "$slower" >"$temp/server.out" &
server=$!
until [ -s "$temp/server.out" ]; do
  kill -0 "$server" 2>/dev/null || { echo "the shop did not start" >&2; exit 1; }
  sleep 0.1
done
cat "$temp/server.out"
port=$(sed 's/.*://' "$temp/server.out")

for scenario in $scenarios; do
  for count in $users; do
    results=$out/$scenario/${count}_users/results.jtl
    mkdir -p "$(dirname "$results")"
    rm -f "$results" # otherwise JMeter would append to it
    if [ -n "$seconds" ]; then amount=(-Jseconds="$seconds")
    else amount=(-Jloops=$((rounds_in_all / count)) -Jseconds=120)
    fi
    # A small heap, a simple collector and the fast compiler: a run of seconds does not benefit from anything more complex.
    if ! java -Xms256m -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Djava.util.prefs.userRoot="$temp" \
      -jar "$jmeter/bin/ApacheJMeter.jar" -n -t "$here/plan.jmx" -j "$temp/jmeter.log" \
      -Jport="$port" -Jscenario="$scenario" -Jusers="$count" -Jwarmup="$warmup" "${amount[@]}" -Jresults="$results" >"$temp/jmeter.out" 2>&1 || [ ! -s "$results" ]; then
      cat "$temp/jmeter.out" "$temp/jmeter.log" >&2
      echo "JMeter failed: $scenario, $count users" >&2
      exit 1
    fi
    echo "$scenario, $count users: $(($(wc -l <"$results") - 1)) requests"
  done
done
