#!/usr/bin/env bash
# Measures one version of a service with JMeter, the same way on a runner and on a laptop.
#   load-test.sh build VERSION             builds it; VERSION is the folder of its sources
#   load-test.sh measure VERSION RESULTS   starts it, warms it up, runs the plan for each load, and stops it
# JMeter is downloaded once, into $JMETER_HOME or ~/.cache/jmeter-5.6.3, and checked and unpacked each time. $JMETER_INSTALLED names
# the folder of another one, such as one with plugins, which is believed. Java 8 or later is needed.
set -euo pipefail

# --- Fill in these values. Both commands run in the folder of the version.
build=''                                         # builds the service; empty if nothing has to be built
start='node examples/shop/server.mjs --port 8080' # starts the service and runs until it is stopped
health=http://127.0.0.1:8080/products             # answers successfully once the service is ready
plan=examples/shop/plain.jmx                      # the test plan, which reads its users from ${__P(users)}
scenario=shop                                     # the name of the scenario in the report
loads='5 10'                                      # the numbers of users to measure; empty: as in the plan
warm_up=10                                        # the plan runs for up to so many seconds before it is measured; 0: not
# ---
loads=${LOADS:-$loads} # a job may measure a part

usage() { sed -n '2,6s/^# //p' "${BASH_SOURCE[0]}" >&2; exit 2; }
fail() { echo "${GITHUB_ACTIONS:+::error::}$1" >&2; exit 1; }

version=5.6.3
sha512=5978a1a35edb5a7d428e270564ff49d2b1b257a65e17a759d259a9283fc17093e522fe46f474a043864aea6910683486340706d745fcdf3db1505fd71e689083
archive=${JMETER_ARCHIVE:-https://archive.apache.org/dist/jmeter/binaries/apache-jmeter-$version.tgz}
kept=${JMETER_HOME:-$HOME/.cache/jmeter-$version}/apache-jmeter-$version.tgz
jmeter=${JMETER_INSTALLED:-}

is_genuine() { # FILE
  { sha512sum "$1" 2>/dev/null || shasum -a 512 "$1"; } | grep -q "^$sha512 "
}

install_jmeter() { # another change may have written what a cache delivers
  [ -z "$jmeter" ] || return 0
  local own=$temp/jmeter.tgz
  { [ -f "$kept" ] && cp "$kept" "$own" && is_genuine "$own"; } || {
    echo "Downloading JMeter $version"
    curl --fail --silent --show-error --location --retry 3 --output "$own" "$archive"
    is_genuine "$own" || fail "The download of JMeter is damaged: $archive"
    mkdir -p "$(dirname "$kept")"
    rm -f "$kept" && cp "$own" "$kept"
  }
  jmeter=$temp/jmeter
  mkdir "$jmeter"
  tar -xzf "$own" -C "$jmeter" --strip-components=1 --exclude='*/docs' --exclude='*/printable_docs'
}

check_folder() { # VERSION
  [ -d "$1" ] || fail "There is no folder $1 with the sources of this version"
}

answers() { curl --fail --silent --output /dev/null --max-time 5 "$health"; }

start_service() { # VERSION
  ! answers || fail "Another service already answers at $health: it would be measured instead of this version"
  set -m # starts a separate process group, so that the whole service is stopped
  (cd "$1" && exec bash -c "$start") >"$temp/service.log" 2>&1 &
  service=$!
  set +m
  local why="did not answer at $health within a minute"
  for _ in $(seq 120); do
    ! answers || return 0
    kill -0 "$service" 2>/dev/null || { why="ended before it answered at $health"; break; }
    sleep 0.5
  done
  tail -n 50 "$temp/service.log" >&2
  fail "The service $why: $start"
}

stop_service() {
  [ -n "$service" ] || return 0
  kill -- "-$service" 2>/dev/null || true
  wait "$service" 2>/dev/null || true
}

run_jmeter() { # FILE [PROPERTY...], in a subshell, which it replaces
  local file=$1
  shift
  # -f: otherwise JMeter would append to an existing file.
  exec java -Xms512m -Xmx512m -Djava.util.prefs.userRoot="$temp" -jar "$jmeter/bin/ApacheJMeter.jar" \
    -n -f -t "$plan" -l "$file" -j "$temp/jmeter.log" "$@" >"$temp/jmeter.out" 2>&1
}

warm_service() { # [PROPERTY...]: at first a service is slow, one on a JVM 10 to 100 times
  [ "$warm_up" -gt 0 ] || return 0
  run_jmeter "$temp/warm-up.jtl" "$@" &
  warming=$!
  for _ in $(seq "$((warm_up * 2))"); do
    kill -0 "$warming" 2>/dev/null || break
    sleep 0.5
  done
  end_warming
}

end_warming() { # nothing of it is measured; if it failed, the measurement says why
  [ -n "$warming" ] || return 0
  kill -9 "$warming" 2>/dev/null || true
  wait "$warming" 2>/dev/null || true
  warming=''
}

run_plan() { # FILE [PROPERTY...]
  local file=$1
  shift
  mkdir -p "$(dirname "$file")"
  (run_jmeter "$file" "$@") && [ -s "$file" ] || {
    cat "$temp/jmeter.out" >&2
    [ ! -f "$temp/jmeter.log" ] || cat "$temp/jmeter.log" >&2 # there is none if JMeter did not start
    fail "JMeter failed: $plan $*"
  }
  echo "$file: $(($(wc -l <"$file") - 1)) requests"
}

[ $# -ge 2 ] || usage
service='' warming=''
temp=$(mktemp -d)
trap 'end_warming; stop_service; rm -rf "$temp"' EXIT
case $1 in
  build)
    check_folder "$2"
    [ -z "$build" ] || (cd "$2" && bash -c "$build")
    ;;
  measure)
    [ $# -eq 3 ] || usage
    [ -n "$start" ] || fail "Write the command that starts your service into ${BASH_SOURCE[0]}: start='...'"
    [ -n "$plan" ] || fail "Write the name of your test plan into ${BASH_SOURCE[0]}: plan='...'"
    [ -f "$plan" ] || fail "There is no test plan $plan: write its name into ${BASH_SOURCE[0]}"
    check_folder "$2"
    for tool in java curl; do
      command -v "$tool" >/dev/null || fail "$tool is needed: install it, and put it on the PATH"
    done
    install_jmeter
    start_service "$2"
    warm_service ${loads:+"-Jusers=${loads%% *}"}
    mkdir -p "$3" && echo '*' >"$3/.gitignore" # results are not committed
    [ -n "$loads" ] || run_plan "$3/$scenario/results.jtl"
    for users in $loads; do run_plan "$3/$scenario/${users}_users/results.jtl" "-Jusers=$users"; done
    ;;
  *) usage ;;
esac
