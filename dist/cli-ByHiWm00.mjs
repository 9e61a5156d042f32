import{Ar as e,Ba as t,Ca as n,Ci as r,H as i,Ir as a,_a as o,ba as s,bo as c,da as l,di as u,ga as d,i as f,ja as p,jr as m,ka as h,lr as ee,mi as g,or as te}from"./read-C6yY_jT7.mjs";import{Dr as _,Ir as v,Lr as y,Mn as b,Mr as x,Rr as S,Tt as C,Vr as w,hr as T,nn as ne,qn as re,tr as E}from"./start-BTYjE3AO.mjs";import{d as ie,h as ae,o as oe,s as D}from"./scan-C3VBMfv9.mjs";import{a as O,d as se,n as ce,p as le}from"./text-4L8K_e1t.mjs";import{t as ue}from"./tags-Dxvz7e5U.mjs";const k=`.github/load-test.sh`;async function de(e,t){let n=await ve(t),r=(t,r=``)=>{let i=`.github/workflows/guardband${n===void 0?``:`-${n.name}`}${r}.yml`,a=e.container===void 0?t:fe(t,e.container);return n===void 0?[i,a]:[`${n.root}${i}`,j(a,n,i)]},i=(e.branch??[await _e(t)]).map(e=>/^[\w./-]+$/.test(e)?e:W(e)).join(`, `),a=`# Measures every merge on the runner and records the result on a separate branch, as a baseline for pull requests. The summary and
# trend.html show when levels changed. With release branches among \`branches\`, each is compared with its own runs first.
name: Record performance
on:
  push:
    branches: [main]

permissions: {}

concurrency:
  group: record-performance # one load test at a time; of merges in quick succession, the first and the last are measured
  cancel-in-progress: false

jobs:
  # The service and its load test run without a token that can push.
  measure:
    name: Measure
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false

      - uses: actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0
        with:
          distribution: temurin
          java-version: 17

      - name: Cache JMeter
        uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5
        with:
          path: ~/.cache/jmeter-5.6.3
          key: jmeter-5.6.3.tgz

      # The same load test as on pull requests.
      - name: Load test
        run: |
          bash .github/load-test.sh build .
          bash .github/load-test.sh measure . results

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-results
          path: results
          if-no-files-found: ignore
          retention-days: 14

  record:
    name: Record
    needs: measure
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write # to push the branch
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0
          persist-credentials: true # the push of the branch needs them

      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: performance-results
          path: \${{ runner.temp }}/results # not into the checkout, whose files it could replace

      - name: Record
        id: record
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: trend # records, and shows what changed
          results: \${{ runner.temp }}/results
          baselines: branch:performance # created if it does not exist
          out: \${{ runner.temp }}/trend.html

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-trend
          path: \${{ runner.temp }}/trend.html
          if-no-files-found: ignore

  # Where GitHub Pages are on (Settings, Pages, source "GitHub Actions"), the trend has a fixed address there, and comments link to
  # it. A site that something else deploys stays as it is.
  site:
    name: Find Pages
    needs: record
    if: \${{ !cancelled() && github.event.repository.has_pages }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: read # to find their address
    outputs:
      ours: \${{ steps.pages.outputs.ours }}
    steps:
      - name: Find Pages
        id: pages
        env:
          GH_TOKEN: \${{ github.token }}
        run: |
          site=$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq '.build_type + " " + .html_url') || exit 0
          url=\${site#workflow }
          [ "$url" != "$site" ] || exit 0
          own=$(curl --silent --output /dev/null --write-out '%{http_code}' "\${url%/}/guardband.json") || exit 0
          start=$(curl --silent --output /dev/null --write-out '%{http_code}' "\${url%/}/") || exit 0
          [ "$own" != 200 ] && [ "$start" != 404 ] || echo 'ours=true' >>"$GITHUB_OUTPUT"

  pages:
    name: Pages
    needs: site
    if: \${{ !cancelled() && needs.site.outputs.ours == 'true' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: write # to deploy
      id-token: write # Pages ask where a deployment comes from
    environment: github-pages
    steps:
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: performance-trend
          path: \${{ runner.temp }}/site

      - name: Start page
        run: |
          printf '{"trend":"trend.html"}\\n' >"$RUNNER_TEMP/site/guardband.json"
          printf '<meta http-equiv="refresh" content="0; url=trend.html">\\n' >"$RUNNER_TEMP/site/index.html"

      - uses: actions/upload-pages-artifact@7b1f4a764d45c48632c6b24a0339c27f5614fb0b # v4.0.0
        with:
          path: \${{ runner.temp }}/site

      - uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
`.replace(`branches: [main]`,()=>`branches: [${i}]`);return new Map([r(e.onComment===!0?`# Measures a pull request when someone with write access comments "/perf" on it: for load tests that are too long for every push.
# The target is measured and recorded by record-load-test.yml. The rules and the runs of the target judge, and the report is
# posted on the pull request. The comment vouches for the code, also for that of a fork: it runs with a token that only reads.
# "/perf accept REASON" by a maintainer also accepts what fails: for this commit, and for main once the pull request is merged.
# It works once it is on the default branch.
name: Performance on request
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only people who may push start it, and the code runs without rights
    types: [created]

permissions: {}

concurrency: # anyone may comment, so no comment cancels anything before its author's permission is known
  group: performance-comment-\${{ github.run_id }}
  cancel-in-progress: false

jobs:
  ask:
    name: Who asks for what
    if: \${{ github.event.issue.pull_request && (github.event.comment.body == '/perf' || startsWith(github.event.comment.body, '/perf accept ')) }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      pull-requests: read # to see the newest commit
    outputs:
      commit: \${{ steps.ask.outputs.commit }}
      reason: \${{ steps.ask.outputs.reason }}
    steps:
      # Anyone may comment. The association of the author says nothing about rights: a member may be one who only reads.
      # Someone else may push a commit after the comment, which nobody has vouched for.
      - name: Ask for the author's permission, and for the commit that the comment saw
        id: ask
        working-directory: / # nothing is checked out
        env:
          GH_TOKEN: \${{ github.token }}
          AUTHOR: \${{ github.event.comment.user.login }}
          NUMBER: \${{ github.event.issue.number }}
          COMMENTED: \${{ github.event.comment.created_at }}
          COMMENT: \${{ github.event.comment.body }}
        run: |
          permission=$(gh api "repos/$GITHUB_REPOSITORY/collaborators/$AUTHOR/permission" --jq .permission)
          case $permission in
            admin | write) ;;
            *) echo "::error::$AUTHOR may not push to this repository: $permission"; exit 1 ;;
          esac
          reason=\${COMMENT#/perf}
          reason=\${reason# accept }
          reason=\${reason%%[$'\\r\\n']*} # a second line would be another output
          if [[ -n $reason ]]; then
            role=$(gh api "repos/$GITHUB_REPOSITORY/collaborators/$AUTHOR/permission" --jq .role_name)
            case $role in
              admin | maintain) echo "reason=$reason" >>"$GITHUB_OUTPUT" ;;
              *) echo "::error::$AUTHOR does not maintain this repository, so nothing is accepted: $role"; exit 1 ;;
            esac
          fi
          head=$(gh api "repos/$GITHUB_REPOSITORY/pulls/$NUMBER" --jq '.head.sha + " " + .head.repo.pushed_at')
          read -r commit pushed <<<"$head"
          if [[ $pushed != 2* || ! $pushed < $COMMENTED ]]; then
            echo "::error::Its repository got a push after the comment: look at the newest commit, and comment again."
            exit 1
          fi
          echo "commit=$commit" >>"$GITHUB_OUTPUT"

  measure:
    name: Load test
    needs: ask
    runs-on: ubuntu-latest
    timeout-minutes: 60
    concurrency: # only who may ask gets here, and cancels an earlier load test
      group: performance-request-\${{ github.event.issue.number }}
      cancel-in-progress: true
    permissions:
      contents: read # the code of the pull request runs here, without rights to write
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ needs.ask.outputs.commit }}
          persist-credentials: false

      - uses: actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0
        with:
          distribution: temurin
          java-version: 17

      # The same load test as on main. It downloads JMeter: this code could write into a cache of the default branch.
      - name: Load test
        run: |
          bash .github/load-test.sh build .
          bash .github/load-test.sh measure . results

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-results
          path: results
          if-no-files-found: ignore
          retention-days: 14

  accept:
    name: Accept what fails
    needs: [ask, measure]
    if: \${{ needs.ask.outputs.reason != '' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write # to push the decision to the branch of the history; nothing of the pull request runs here
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ needs.ask.outputs.commit }}
          fetch-depth: 0
          persist-credentials: true

      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: performance-results
          path: \${{ runner.temp }}/results

      - name: Accept
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        env:
          GIT_AUTHOR_NAME: \${{ github.event.comment.user.login }} # who decides
          GIT_AUTHOR_EMAIL: \${{ github.event.comment.user.login }}@users.noreply.github.com
        with:
          mode: check
          results: \${{ runner.temp }}/results
          baselines: branch:performance
          load-test: \${{ needs.measure.result }}
          accept: \${{ needs.ask.outputs.reason }}
          options: --config-from base

  gate:
    name: Performance gate
    needs: [ask, measure, accept]
    if: \${{ !cancelled() && needs.measure.result != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      pull-requests: write # to comment
      pages: read # the comment links to the trend, where it is on Pages
      checks: write # the check appears on the pull request, unlike the job
    steps:
      # Which commit was measured, and what its base is; nothing of it runs here.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ needs.ask.outputs.commit }}
          fetch-depth: 0 # the rules are those of the merge base
          persist-credentials: false

      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without results, the gate says that nothing was judged
        with:
          name: performance-results
          path: \${{ runner.temp }}/results # not into the checkout: there, a link could lead it into .git

      - name: Gate
        id: gate
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: check
          results: \${{ runner.temp }}/results
          baselines: branch:performance # where the other workflow records
          load-test: \${{ needs.measure.result }}
          comment: pull-request
          # Nothing is judged if the target cannot be found.
          options: |
            --config-from base
            --check-run
          out: \${{ runner.temp }}/report.html

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-report
          path: \${{ runner.temp }}/report.html
          if-no-files-found: ignore
          retention-days: 14
`:`# Measures every pull request, and every group of a merge queue, on the runner. What looks slower than the runs recorded on main,
# or everything while there are none, is measured again in pairs with its base on the same runner. guardband.yml names the
# commands under \`measure:\`, and .github/load-test.sh is what they run. The first job runs the code of the pull request, the second
# one may comment. Pull requests from forks are judged, too, but their token may not comment.
name: Performance
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: it may go into another branch now
  merge_group:

permissions: {}

concurrency: # a run for an edited title measures nothing, so it cancels nothing
  group: performance-\${{ github.event.action == 'edited' && !github.event.changes.base && github.run_id || github.ref }}
  cancel-in-progress: true

jobs:
  gate:
    # Of a job that is skipped for an edited title: under its own name, it would count as a success.
    name: \${{ github.event.action == 'edited' && !github.event.changes.base && 'Not measured' || 'Performance gate' }}
    if: \${{ github.event.action != 'edited' || github.event.changes.base }}
    runs-on: ubuntu-latest
    timeout-minutes: 60 # more than the budget in guardband.yml
    permissions:
      contents: read # enough for judging: the check and its summary show the verdict
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the rules, the baselines and the base itself are those of the merge base
          persist-credentials: false

      - uses: actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0
        with:
          distribution: temurin
          java-version: 17

      - name: Cache JMeter
        uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5
        with:
          path: ~/.cache/jmeter-5.6.3
          key: jmeter-5.6.3.tgz

      # Fails the check if something got slower. The job's summary contains the report.
      - name: Gate
        id: gate
        if: \${{ !cancelled() }} # a failed step before is reported, too
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: gate
          baselines: branch:performance # where the other workflow records
          out: |
            guardband-gate/report.html
            guardband-gate/report.json

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-results
          path: guardband-gate
          if-no-files-found: ignore
          retention-days: 14

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-report
          path: guardband-gate/report.json
          if-no-files-found: ignore
          retention-days: 14

  comment:
    name: \${{ github.event.action == 'edited' && !github.event.changes.base && 'Not measured' || 'Comment' }}
    needs: gate
    if: \${{ !cancelled() && needs.gate.result != 'skipped' && github.event_name == 'pull_request' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: write # to comment
      pages: read # the comment links to the trend, where it is on Pages
    steps:
      # For the rules of the merge base; nothing of the pull request runs here.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0
          persist-credentials: false

      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without a report, the comment says that nothing was judged
        with:
          name: performance-report
          path: \${{ runner.temp }}/report # not into the checkout, where it could replace the configuration

      - name: Comment
        id: comment
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: comment
          report: \${{ runner.temp }}/report/report.json
          options: --report-url \${{ github.server_url }}/\${{ github.repository }}/actions/runs/\${{ github.run_id }}#artifacts
`),r(a,`-record`),[k,pe(e)]])}const fe=(e,t)=>e.replace(/^( {4}runs-on: .*\n)( {4}timeout-minutes: 60\b[^]*?)^ {4}steps:\n/m,(e,n,r)=>`${n}    container: ${W(t)}
${r}    steps:
      - name: Tools
        working-directory: /
        run: |
          git --version && curl --version || { apt-get update -qq &&
            apt-get install -qq -y --no-install-recommends ca-certificates curl git; }

`);function pe({plan:e,build:t=``,start:n=``,health:r,isScenarioFixed:i}){let a={build:t,start:n,...y({health:r}),plan:e.file??``,scenario:e.scenario,loads:e.loads.join(` `)},o=Object.entries(a).reduce((e,[t,n])=>e.replace(RegExp(`^${t}=.*?(?= +# ) +`,`m`),e=>`${t}=${A(n)}`.padEnd(e.length-1).concat(` `)),`#!/usr/bin/env bash
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
plan=examples/shop/plain.jmx                      # the test plan, which reads its users from \${__P(users)}
scenario=shop                                     # the name of the scenario in the report
loads='5 10'                                      # the numbers of users to measure; empty: as in the plan
warm_up=10                                        # the plan runs for up to so many seconds before it is measured; 0: not
# ---
loads=\${LOADS:-$loads} # a job may measure a part

usage() { sed -n '2,6s/^# //p' "\${BASH_SOURCE[0]}" >&2; exit 2; }
fail() { echo "\${GITHUB_ACTIONS:+::error::}$1" >&2; exit 1; }

version=5.6.3
sha512=5978a1a35edb5a7d428e270564ff49d2b1b257a65e17a759d259a9283fc17093e522fe46f474a043864aea6910683486340706d745fcdf3db1505fd71e689083
archive=\${JMETER_ARCHIVE:-https://archive.apache.org/dist/jmeter/binaries/apache-jmeter-$version.tgz}
kept=\${JMETER_HOME:-$HOME/.cache/jmeter-$version}/apache-jmeter-$version.tgz
jmeter=\${JMETER_INSTALLED:-}

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
  exec java -Xms512m -Xmx512m -Djava.util.prefs.userRoot="$temp" -jar "$jmeter/bin/ApacheJMeter.jar" \\
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
    [ -n "$start" ] || fail "Write the command that starts your service into \${BASH_SOURCE[0]}: start='...'"
    [ -n "$plan" ] || fail "Write the name of your test plan into \${BASH_SOURCE[0]}: plan='...'"
    [ -f "$plan" ] || fail "There is no test plan $plan: write its name into \${BASH_SOURCE[0]}"
    check_folder "$2"
    for tool in java curl; do
      command -v "$tool" >/dev/null || fail "$tool is needed: install it, and put it on the PATH"
    done
    install_jmeter
    start_service "$2"
    warm_service \${loads:+"-Jusers=\${loads%% *}"}
    mkdir -p "$3" && echo '*' >"$3/.gitignore" # results are not committed
    [ -n "$loads" ] || run_plan "$3/$scenario/results.jtl"
    for users in $loads; do run_plan "$3/$scenario/\${users}_users/results.jtl" "-Jusers=$users"; done
    ;;
  *) usage ;;
esac
`.replace(me,t=>`${t}${he(e,i)}`));return e.file===void 0||e.readsUsers?o:o.replace(ge,``)}const me=/^ *for users in \$loads; .*\n/m;function he({further:e},t){if(e.length===0)return``;let n=e.map(({file:e,scenario:t,readsUsers:n})=>{let r=`"$3/${t}`;return n?`plan=${A(e)}; for users in \${loads:-${M}}; do run_plan ${r}/\${users}_users/results.jtl" "-Jusers=$users"; done`:`plan=${A(e)}; run_plan ${r}/results.jtl"`});return[`To measure another plan, too, remove the "# " before its line${t?`, and remove scenario: from guardband.yml`:``}:`,...n].map(e=>`    # ${e}\n`).join(``)}const ge=", which reads its users from ${__P(users)}",A=e=>`'${e.replace(/[\r\n]+/g,` `).replaceAll(`'`,String.raw`'\''`)}'`;async function _e(e){let t=async t=>{let{code:n,stdout:r}=await e.git([`symbolic-ref`,`--short`,t]);return n===0?r.trim().replace(/^origin\//,``):``},n=await t(`refs/remotes/origin/HEAD`);if(n!==``)return n;let r=await t(`HEAD`);return/^(main|master|trunk|develop|default)$/.test(r)?r:`main`}async function ve(e){let{code:t,stdout:n}=await e.git([`rev-parse`,`--show-prefix`]),r=n.trim().replace(/\/$/,``);if(t===0&&/^[\w.-]+(\/[\w.-]+)*$/.test(r))return{folder:r,root:r.replace(/[^/]+\/?/g,`../`),name:r.replaceAll(`/`,`-`)}}function j(e,{folder:t,name:n},r){let i=`paths: ['${t}/**', '${r}']`;return[[/^name: .*/m,`$& of ${t}`],[/^ {2}pull_request:\n/m,`$&    ${i}\n`],[/^ {4}branches: .*/m,`$&\n    ${i}`],[/^permissions: \{\}\n/m,`$&\ndefaults:\n  run:\n    working-directory: ${t}\n`],[/^( +group: )(record-)?performance/gm,`$&-${n}`],[/^( +path: )(results$|guardband-gate\b)/gm,`$1${t}/$2`],[/^( +)mode: .*/gm,`$1working-directory: ${t}\n$&`]].reduce((e,[t,n])=>e.replace(t,n),e)}const M=`10`,N=/^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i,P=/\$\{__(P|property)\(users\b/;async function F(e,t,n){let[r,...i]=e===void 0?await be(n):[await B(e,n)],{file:a,text:o=``}=r??{},s=P.test(o),c=new Set(t?.measurements.map(({scenario:e})=>e)),[l=`default`]=c,u=L(a??``),d=c.size===1&&l!=="default"?l:N.test(u)?`default`:u,f=t?.measurements.flatMap(({configuration:e})=>e.users??[])??[],p=[...new Set(f)].filter(e=>/^\d+$/.test(e)).sort(v),m=p.length>0?p:[`10`],h=I.test(d)?d:`default`;return{...a!==void 0&&{file:a},others:i.map(e=>e.file),further:ye(i,h),readsUsers:s,scenario:h,loads:s||a===void 0?m:[]}}const I=/^[\w][\w .-]*$/,L=e=>R(e).replace(/^.*[\\/]/,``),R=e=>e.replace(/\.jmx$/i,``);function ye(e,t){let n=new Set([t]);return e.filter(({text:e})=>z.test(e)).map(({file:e,text:r},i)=>{let a=L(e),o=[...N.test(a)?[]:[a],R(e).replaceAll(`/`,`-`)].find(e=>I.test(e)&&!n.has(e))??`${t}-${String(i+2)}`;return n.add(o),{file:e,scenario:o,readsUsers:P.test(r)}})}const z=/<[\w.]*ThreadGroup\b/,B=async(e,t)=>({file:e,text:await t.readText(e)??``});async function be(e){let t=(await e.find(`**/*.jmx`)).toSorted((e,t)=>V(e)-V(t)||v(e,t)),n=[...await Promise.all(t.slice(0,50).map(t=>B(t,e))),...t.slice(50).map(e=>({file:e,text:``}))],r=({text:e})=>z.test(e);return[...n.filter(r),...n.filter(e=>!r(e))]}const V=e=>e.split(`/`).length,xe=`https://raw.githubusercontent.com/guardband/guardband/v${C}/schemas/config.schema.json`,Se=({run:e={provenance:{},measurements:[]},patterns:n,elsewhere:r=[],naming:i,warmupSeconds:a})=>`# yaml-language-server: $schema=${xe}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1

# Files, folders or globs, read unless a command names others.
results:
${n.map(e=>`  - ${W(e)}\n`).join(``)}${r.length===0?``:`# The results that were found are elsewhere: ${r.map(W).join(`, `)}. Name it instead if they are measured there again.\n`}${e.measurements.length===0?``:`\n${we(e)}`}${i!==void 0&&`scenario`in i?`
# What is measured. It is not guessed from names of files or folders, so that results can be stored anywhere.
scenario: ${W(i.scenario)}
`:``}
${Ce(i)}
${Ee(e,a)}${Oe(e)}# The machine that measures: runs on different machines are not compared.
# environment: { instance: ${W(e.provenance.environment?.instance??`c5.xlarge`)} }

# Cases that a change cannot affect, such as an echo server beside yours: if they move, it was the machine.
# controls: [{ scenario: ${W(Ae(e)??`echo`)} }]

# How guardband gate measures a version: {version} is the folder of its sources, {out} the one for its results, {head} this one.
measure:
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband gate --base HEAD says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent

# Tolerance bands of the judged metrics. Other metrics are only shown, unless set to gate: p95: gate
# metrics: { ${t.filter(({gated:e})=>e).map(e=>`${e.id}: ${je(e)}`).join(`, `)} }

# Absolute limits, independent of the baseline.
# objectives: [{ errorPercent: '< 1' }]

# The store may be branch:performance, a separate branch. The reference is shown beside the history: the last release.
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' }

# New names of labels and scenarios, so that they keep their history.
# renamed: [{ label: 'GET /old', to: 'GET /new' }]

# fail: { on: [regression, objective, missing, invalid], unknown: undecided }
`;function Ce(e){let t=`# How paths name the scenario and axes, beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.`,n=`# paths: ['results/{scenario}/{users}_users/**']
`;return e===void 0||`scenario`in e?`${t}\n${n}`:e.pattern===void 0?`${t} Here only
# file or folder names distinguish the scenarios; with a pattern, they stay the same when files are renamed.
${n}`:`${t}\npaths: [${W(e.pattern)}]\n`}const H=e=>{let t=_(e);return t.length>60?`${t.slice(0,57)}...`:t};function we({measurements:e}){let t=[...S(e,({scenario:e})=>e)].sort(([e],[t])=>v(e,t)),n=new Set(e.map(e=>p(e).key)).size,r=t.slice(0,20).map(([e,t])=>`#   ${H(e)}: ${Te(t)}\n`),i=t.length-r.length;return`# Found: ${E(n,`case`)} in ${E(t.length,`scenario`)}.
${r.join(``)}${i>0?`#   and ${String(i)} more\n`:``}`}function Te(e){let t=new Set(e.flatMap(({label:e})=>e??[])),n=[...new Set(e.flatMap(({configuration:e})=>Object.keys(e)))].sort(),r=t=>[...new Set(e.flatMap(({configuration:e})=>w(e,t)??[]))].sort(v).map(H);return[...t.size===0?[]:[E(t.size,`label`)],...n.slice(0,8).map(e=>`${H(e)} ${T(r(e),8)}`),...n.length>8?[`${String(n.length-8)} more axes`]:[],...t.size+n.length===0?[`one case`]:[]].join(`; `)}function Ee(e,t){let n=e.measurements.length===0||e.measurements.some(({histogram:e})=>e!==void 0);return t===void 0&&!n?``:`# Time to exclude from the start of each raw result, while the server warms up.
${t===void 0?`# warmup: ${De(e)}`:`warmup: ${String(t)}s`}

`}function De({measurements:e}){let t=Math.min(3e6,...e.flatMap(({durationMs:e})=>e??[]));return`${String(Math.max(1,Math.min(300,Math.floor(t/1e4))))}s`}const U={most:100,share:.1};function Oe({measurements:e}){let t=new Map;for(let n of S(e,ke).values()){let e=c(n.map(({samples:e=0})=>e));for(let{label:r,samples:i=1/0}of n)r!==void 0&&t.set(r,i<U.most&&i<=U.share*e&&t.get(r)!==!1)}let n=[...t].flatMap(([e,t])=>t&&l(e)?[W(e)]:[]);return n.length===0?``:`# Labels with too few requests to be judged, such as a login that runs once per user.
# labels: { exclude: [${n.slice(0,20).join(`, `)}] }

`}const ke=e=>h(p(e));function Ae({measurements:e}){return[...new Set(e.map(({scenario:e})=>e))].sort(v).find(e=>e===H(e)&&/\b(echo|control|no-?op|null|direct)\b/i.test(e))}function je({band:{percent:e,absolute:t},unit:n,cap:r}){let i=[...e===void 0?[]:[`${String(e)}%`],...t===void 0?[]:[`${String(t)}${n===`%`?` points`:n}`]];return`{ band: ${i.length===1?i.join(``):`[${i.join(`, `)}]`}${r===void 0?``:`, cap: ${String(r)}`} }`}function W(e){if(/^[\w ./*{},=@+-]+$/.test(e))return`'${e}'`;let t=JSON.stringify(e);return _(e)===e?t:t.replace(/[^\x20-\x7e]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}async function Me(e,t,n){let r=await G(e,t,n),i=new TextDecoder().decode(r.subarray(0,65536)).replace(/^\uFEFF/,``);if(i.trimStart().startsWith(`<`))return Pe(r);let a=oe(i);return`fault`in a?[]:Ne(r,a)}async function G(t,n,r){let i=[],a=0;try{let o=await e(t,r,!0);for await(let e of o?.bytes()??[])if(i.push(e),a+=e.length,a>=n)break}catch(e){if(re(e)===void 0)throw e}return Buffer.concat(i,Math.min(a,n))}function Ne(e,{delimiter:t,header:n,columns:r}){let i=[];return new D(t,e=>{let t=t=>t<0||t>=e.fields?``:ae(e,t);i.push({label:t(r.label),message:t(r.responseMessage),thread:t(r.threadName)})}).push(e),n===void 0?i:i.slice(1)}function Pe(e){let t=[],n=[];return new ue(e=>{se(e)&&(e.kind===`open`?n.push(q(e)):e.kind===`empty`?t.push(q(e)):e.kind===`close`&&x(t,n.splice(-1)))}).push(e),t}const K=new Int32Array(ie.length);function q(e){O(e,K);let t=t=>{let n=K[le[t]]??-1;return n<0?``:ce(e.bytes.subarray(e.starts[n],e.ends[n]),`utf-8`)};return{label:t(`lb`),message:t(`rm`),thread:t(`tn`)}}const[Fe,Ie]=[16777216,8388608];async function Le(e,t){let n=Math.ceil(e.length/12),r=e.filter((e,t)=>t%n===0),i=Math.min(Ie,Fe/r.length),a,s=new Map;for(let e of r)Re(await Me(e,i,t),s),J(s).length>0&&(a??=e);let c=J(s);return a===void 0||c.length===0?[]:[o(a,c)]}function Re(e,t){let n=new Map;for(let{label:r,message:i,thread:a}of e){let e=/^Number of samples in transaction : (\d+)/.exec(i)?.[1];if(e!==void 0){let i=t.get(r)??new Set;t.set(r,i.add((e===`1`?n.get(a):void 0)??``))}n.set(a,r)}}const J=e=>[...e].flatMap(([e,[t=``,...n]])=>n.length===0&&t!==``?[[e,t]]:[]),Y=`results`,X=[Y,`target/jmeter/results`,`**/*.jtl`,`**/*.jtl.gz`,`**/summary.csv`,`**/statistics.json`];async function ze(e,t){let{results:n=[],force:i=!1,plan:a,...o}=e,c=(...e)=>({exitCode:3,problems:e}),l=await He(n.length>0?[n]:X.map(e=>[e]),t),f=l.runs.at(-1),p=await F(a,f,t);if(a!==void 0&&await t.readText(a)===void 0)return c(ne(`--plan`,a,`an existing .jmx file`));if(f===void 0&&(n.length>0||p.file===void 0)){let e=n.length>0?u():s(X);return c(...l.problems,e)}let m=await Ke(l.patterns,t),h=n.length>0?m:[Y],g=m.filter(e=>!h.includes(e)),_=Be(f,l,p),v=l.slowLabels.length===0?void 0:ee(l.slowLabels),b={patterns:h,elsewhere:g,...y({run:f,naming:_,warmupSeconds:v})},x={...o,plan:p,isScenarioFixed:_!==void 0&&`scenario`in _},S=new Map([[r,Se(b)],...await de(x,t)]),C=i?[]:await Ue([...S.keys()],t);if(C.length>0)return c(...C.map(d));for(let[e,n]of S)await t.writeText(e,n);let w=[...l.problems.filter(({code:e})=>e!==`scenario-guessed`||b.naming===void 0),...te(l.slowLabels),...await Le(l.files,t),...f===void 0?[]:Ve(f)],T=await Ge(t);return{exitCode:0,problems:w,written:{setup:x,files:[...S.keys()],buildTool:T,...y({run:f})}}}function Be(e,{files:t,problems:n},r){if(e===void 0)return r.further.length===0?{scenario:r.scenario}:void 0;if(n.some(({code:e})=>e===`scenario-guessed`))return new Set(e.measurements.map(({scenario:e})=>e)).size===1?{scenario:r.scenario}:{isGuessed:!0,...y({pattern:Je(t)})}}const Z=1e3;function Ve({measurements:e}){let t=e.filter(({samples:e=1/0})=>e<Z);if(t.length===0)return[];let r=t.map(({samples:e=1,durationMs:t})=>(t??NaN)*Z/Math.max(e,1)),i=Math.max(...r),a=t.map(e=>p(e).key);return[n(a,Z,Number.isFinite(i)?i:void 0)]}async function He(e,t){let n=[];for(let a of e){if(!(await Promise.all(a.map(e=>t.find(e)))).some(({length:e})=>e>0)&&e.length>1)continue;let{runs:o,problems:s,sources:c,slowLabels:l}=await i(g({results:a},{config:{},file:r,problems:[]}).read,t),u=[...new Set([...c.values()].flatMap(e=>e.map(({file:e})=>e)))];if(o.length>0)return{patterns:a,files:u,runs:o,problems:s,slowLabels:l};x(n,s)}return{patterns:[],files:[],runs:[],problems:n,slowLabels:[]}}async function Ue(e,t){let n=await Promise.all(e.map(e=>t.readText(e)));return e.filter((e,t)=>n[t]!==void 0)}const We=[[`pom.xml`,`Maven`],[`build.gradle`,`Gradle`],[`build.gradle.kts`,`Gradle`]];async function Ge(e){for(let[t,n]of We)if(/jmeter/i.test(await e.readText(t)??``))return n}async function Ke(e,t){if(e.length>3){let t=Q(e);return t===void 0||t===``?e:[t]}return Promise.all(e.map(async e=>{if(!e.startsWith(`**/`))return e;let n=await t.find(e),r=Q(n);return r===void 0?e:n.every(e=>!e.includes(`/`))?e.slice(3):[r,e].filter(e=>e!==``).join(`/`)}))}function Q(e){let[t=[],...n]=e.map(e=>e.split(`/`).slice(0,-1)),r=t.findIndex((e,t)=>n.some(n=>n[t]!==e)),i=r<0?t:t.slice(0,r);return i.every(e=>/^[\w .-]*$/.test(e))?i.join(`/`):void 0}const qe=/^[\w .={}-]+$/;function Je(e){let[t,...n]=e.map(Ye);if(t===void 0||n.some(e=>e?.length!==t.length))return;let r=t.map((e,t)=>qe.test(e)&&n.every(n=>n?.[t]===e)?e:`*`),i=r.findIndex(e=>e!==`*`),a=r.slice(i).join(`/`);return r.some(e=>e!==`*`&&!e.startsWith(`{`))&&e.every(e=>{let[t,n]=[m(e,[a]),m(e)];return t.scenario===n.scenario&&$(t.configuration)===$(n.configuration)})?a:void 0}const $=e=>JSON.stringify(Object.entries(e).sort());function Ye(e){let{scenario:t=``}=m(e),n=e.split(`/`),r=n.findLastIndex((e,r)=>e===t||r===n.length-1&&e.startsWith(`${t}.`));return r<0?void 0:n.map((e,n)=>{let[i,o]=a(e)??[];return n===r?e.replace(t,`{scenario}`):i===void 0||o===void 0?e:e.replace(o,`{${i}}`)})}const Xe=f({summary:`write a guardband.yml and a workflow that fit the results found here`,usage:`[RESULTS...] [options]`,about:`RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request, a workflow that records every run of the main branch, and .github/load-test.sh, which
both of them run. The first pull request is judged without any
recorded run: its base is measured beside it.

It warns of results that are too short for a p99, of a start that is several times slower than the rest, and of controllers that repeat
their only child.

Exit codes: 0 the files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init --start 'npm start' --health http://127.0.0.1:8080/health
  guardband init --build 'make' --start './server --port 8080' --health http://127.0.0.1:8080/health
  guardband init --plan load/shop.jmx
  guardband init --branch main --branch 'release/**'
  guardband init 'out/**/*.jtl' --force`,own:{"plan FILE":`the test plan (default: the first .jmx file with a thread group)`,"build COMMAND":`builds your service in the folder of its sources (default: nothing is built)`,"start COMMAND":`starts your service in the folder of its sources`,"health URL":`answers with success once the service is ready`,"branch NAME ...":`record this branch, or pattern such as 'release/**' (default: that of origin)`,"container IMAGE":`measure in a container of this image`,"on-comment":`measure a pull request when "/perf" is commented on it`,force:`replace existing files`},shared:[],showsNotes:!1,run:async({operands:e,...t},n)=>{let{written:r,...i}=await ze({...t,results:e},n),a=r&&Ze(r,n.page.width);return{...i,text:a,data:{files:r?.files??[]}}}});function Ze({setup:e,run:t,files:n,buildTool:r},i){let a=new Set(t?.measurements.map(e=>p(e).key)).size,o=t===void 0?``:`Found ${E(a,`case`)}. `,s=n.filter(e=>e.startsWith(`../`)),c=[$e(e),`Try it:  ${e.build===void 0?``:`bash ${k} build . && `}bash ${k} measure . results`,`Commit:  git add ${[`guardband.yml .github`,...s].join(` `)}`,`See what it will find on this machine:  guardband gate --base HEAD`,e.onComment===!0?`Comment /perf on a pull request: it is measured, and judged by the recorded runs.`:`Open a pull request: it is measured, beside its base where needed, and commented on.`,`Push to the main branch: its run is recorded${e.onComment===!0?``:`, so that most pull requests need only one pair`}.`],l=`${o}Wrote ${n.join(`, `)}.${et(e)}`;return`${b(l,i).join(`
`)}

Next:
${c.map((e,t)=>nt(e,t+1,i)).join(``)}${r===void 0?``:`Or measure in your ${r} build: ${Qe}\n`}`}const Qe=`https://github.com/guardband/guardband/blob/v${C}/docs/ci.md#maven-and-gradle`;function $e({plan:{file:e},build:t,start:n}){return e===void 0?n===void 0?`Set in ${k} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`:`Set in ${k} which test plan is run, as none was found: plan=FILE.`:n===void 0?`Set in ${k} how your service is started: start='...', health=URL.`:`Read ${k}: it ${t===void 0?``:`builds and `}starts your service and measures it.`}const et=({plan:{file:e,others:t,further:n}})=>{if(e===void 0)return``;let r=n.length>0?`, or measure several: see the last lines of ${k}`:``,i=t.length===0?``:` (${E(t.length,`other plan`)}: ${T(t.map(_),tt)}; choose with --plan${r})`;return` Uses ${_(e)}${i}.`},tt=3,nt=(e,t,n)=>(/^(Try it|Commit|See what it will find on this machine):/.test(e)?[e]:b(e,n-3)).map((e,n)=>`${n===0?`${String(t)}.`:`  `} ${e}\n`).join(``);export{Xe as command};