import{P as e,Q as t,at as n,ct as r,it as i,nt as a,z as o}from"./start-CBGBBb8x.mjs";import{En as s,Ni as c,Oa as l,Pr as u,Rr as d,Tn as f,W as p,ar as m,c as h,ca as g,cr as _,f as ee,ha as v,i as y,o as b,oa as x,v as te,x as ne,xa as S,zr as re}from"./read-rQQeVSZf.mjs";import{$ as ie,Pt as ae,Z as C,u as w,ut as T}from"./judge-GqEDWVpv.mjs";const E=[[`pom.xml`,`Maven`],[`build.gradle`,`Gradle`],[`build.gradle.kts`,`Gradle`]];async function D(e){for(let[t,n]of E)if(/jmeter/i.test(await e.readText(t)??``))return n}const oe=`https://raw.githubusercontent.com/guardband/guardband/v${e}/schemas/config.schema.json`,se=({run:e={provenance:{},measurements:[]},patterns:t,elsewhere:n=[],naming:r,warmupSeconds:i})=>`# yaml-language-server: $schema=${oe}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1

# Files, folders or globs, read unless a command names others.
results:
${t.map(e=>`  - ${P(e)}\n`).join(``)}${n.length===0?``:`# The results that were found are elsewhere: ${n.map(P).join(`, `)}. Name it instead if they are measured there again.\n`}${e.measurements.length===0?``:`\n${le(e)}`}${r!==void 0&&`scenario`in r?`
# What is measured. It is not guessed from names of files or folders, so that results can be stored anywhere.
scenario: ${P(r.scenario)}
`:``}
${ce(r)}
${de(e,i)}${A(e)}# The machine that measures: runs on different machines are not compared.
# environment: { instance: ${P(e.provenance.environment?.instance??`c5.xlarge`)} }

# Cases that a change cannot affect, such as an echo server beside yours: if they move, it was the machine.
# controls: [{ scenario: ${P(M(e)??`echo`)} }]

# How guardband gate measures a version: {version} is the folder of its sources, {out} the one for its results, {head} this one.
measure:
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband qualify says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent

# Tolerance bands of the judged metrics. Other metrics are only shown, unless set to gate: p95: gate
# metrics: { ${l.filter(({gated:e})=>e).map(e=>`${e.id}: ${N(e)}`).join(`, `)} }

# Absolute limits, independent of the baseline.
# objectives: [{ errorPercent: '< 1' }]

# The store may be branch:perf-history, a separate branch. The reference is shown beside the history: the last release.
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' }

# New names of labels and scenarios, so that they keep their history.
# renamed: [{ label: 'GET /old', to: 'GET /new' }]

# fail: { on: [regression, objective, missing, invalid], suspect: undecided, open: pass, undecided: pass }
`;function ce(e){let t=`# How paths name the scenario and axes, beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.`,n=`# paths: ['results/{scenario}/{users}_users/**']
`;return e===void 0||`scenario`in e?`${t}\n${n}`:e.pattern===void 0?`${t} Here only
# file or folder names distinguish the scenarios; with a pattern, they stay the same when files are renamed.
${n}`:`${t}\npaths: [${P(e.pattern)}]\n`}const O=e=>{let t=r(e);return t.length>60?`${t.slice(0,57)}...`:t};function le({measurements:e}){let n=[...i(e,({scenario:e})=>e)].sort(([e],[t])=>S(e,t)),r=new Set(e.map(e=>g(e).key)).size,a=n.slice(0,20).map(([e,t])=>`#   ${O(e)}: ${ue(t)}\n`),o=n.length-a.length;return`# Found: ${t(r,`case`)} in ${t(n.length,`scenario`)}.
${a.join(``)}${o>0?`#   and ${String(o)} more\n`:``}`}function ue(e){let n=new Set(e.flatMap(({label:e})=>e??[])),r=[...new Set(e.flatMap(({configuration:e})=>Object.keys(e)))].sort(),i=t=>[...new Set(e.flatMap(({configuration:e})=>e[t]??[]))].sort(S).map(O);return[...n.size===0?[]:[t(n.size,`label`)],...r.slice(0,8).map(e=>`${O(e)} ${a(i(e),8)}`),...r.length>8?[`${String(r.length-8)} more axes`]:[],...n.size+r.length===0?[`one case`]:[]].join(`; `)}function de(e,t){let n=e.measurements.length===0||e.measurements.some(({histogram:e})=>e!==void 0);return t===void 0&&!n?``:`# Time to exclude from the start of each raw result, while the server warms up${t===void 0?``:` and users are started`}.
${t===void 0?`# warmup: ${fe(e)}`:`warmup: ${String(t)}s`}

`}function fe({measurements:e}){let t=Math.min(3e6,...e.flatMap(({durationMs:e})=>e??[]));return`${String(Math.max(1,Math.min(300,Math.floor(t/1e4))))}s`}const k={most:100,share:.1};function A({measurements:e}){let t=new Map;for(let n of i(e,j).values()){let e=v(n.map(({samples:e=0})=>e));for(let{label:r,samples:i=1/0}of n)r!==void 0&&t.set(r,i<k.most&&i<=k.share*e&&t.get(r)!==!1)}let n=[...t].flatMap(([e,t])=>t&&c(e)?[P(e)]:[]);return n.length===0?``:`# Labels with too few requests to be judged, such as a login that runs once per user.
# labels: { exclude: [${n.slice(0,20).join(`, `)}] }

`}const j=e=>x(g(e));function M({measurements:e}){return[...new Set(e.map(({scenario:e})=>e))].sort(S).find(e=>e===O(e)&&/\b(echo|control|no-?op|null|direct)\b/i.test(e))}function N({band:{percent:e,absolute:t},unit:n,cap:r}){let i=[...e===void 0?[]:[`${String(e)}%`],...t===void 0?[]:[`${String(t)}${n===`%`?` points`:n}`]];return`{ band: ${i.length===1?i.join(``):`[${i.join(`, `)}]`}${r===void 0?``:`, cap: ${String(r)}`} }`}function P(e){if(/^[\w ./*{},=@+-]+$/.test(e))return`'${e}'`;let t=JSON.stringify(e);return r(e)===e?t:t.replace(/[^\x20-\x7e]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}const F=/^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i,I=/\$\{__(P|property)\(users\b/;async function L(e,t,n){let[r,...i]=e===void 0?await pe(n):[await U(e,n)],{file:a,text:o=``}=r??{},s=I.test(o),c=new Set(t?.measurements.map(({scenario:e})=>e)),[l=`default`]=c,u=z(a??``),d=c.size===1&&l!=="default"?l:F.test(u)?`default`:u,f=t?.measurements.flatMap(({configuration:e})=>e.users??[])??[],p=[...new Set(f)].filter(e=>/^\d+$/.test(e)).sort(S),m=p.length>0?p:[`10`],h=R.test(d)?d:`default`;return{...a!==void 0&&{file:a},others:i.map(e=>e.file),further:V(i,h),readsUsers:s,scenario:h,loads:s||a===void 0?m:[]}}const R=/^[\w][\w .-]*$/,z=e=>B(e).replace(/^.*[\\/]/,``),B=e=>e.replace(/\.jmx$/i,``);function V(e,t){let n=new Set([t]);return e.filter(({text:e})=>H.test(e)).map(({file:e,text:r},i)=>{let a=z(e),o=[...F.test(a)?[]:[a],B(e).replaceAll(`/`,`-`)].find(e=>R.test(e)&&!n.has(e))??`${t}-${String(i+2)}`;return n.add(o),{file:e,scenario:o,readsUsers:I.test(r)}})}const H=/<[\w.]*ThreadGroup\b/,U=async(e,t)=>({file:e,text:await t.readText(e)??``});async function pe(e){let t=(await e.find(`**/*.jmx`)).toSorted((e,t)=>W(e)-W(t)||S(e,t)),n=[...await Promise.all(t.slice(0,50).map(t=>U(t,e))),...t.slice(50).map(e=>({file:e,text:``}))],r=({text:e})=>H.test(e);return[...n.filter(r),...n.filter(e=>!r(e))]}const W=e=>e.split(`/`).length;async function me(e,t){if(e.length>3){let t=G(e);return t===void 0||t===``?e:[t]}return Promise.all(e.map(async e=>{if(!e.startsWith(`**/`))return e;let n=await t.find(e),r=G(n);return r===void 0?e:n.every(e=>!e.includes(`/`))?e.slice(3):[r,e].filter(e=>e!==``).join(`/`)}))}function G(e){let[t=[],...n]=e.map(e=>e.split(`/`).slice(0,-1)),r=t.findIndex((e,t)=>n.some(n=>n[t]!==e)),i=r<0?t:t.slice(0,r);return i.every(e=>/^[\w .-]*$/.test(e))?i.join(`/`):void 0}const he=/^[\w .={}-]+$/;function ge(e){let[t,...n]=e.map(_e);if(t===void 0||n.some(e=>e?.length!==t.length))return;let r=t.map((e,t)=>he.test(e)&&n.every(n=>n?.[t]===e)?e:`*`),i=r.findIndex(e=>e!==`*`),a=r.slice(i).join(`/`);return r.some(e=>e!==`*`&&!e.startsWith(`{`))&&e.every(e=>{let[t,n]=[f(e,[a]),f(e)];return t.scenario===n.scenario&&K(t.configuration)===K(n.configuration)})?a:void 0}const K=e=>JSON.stringify(Object.entries(e).sort());function _e(e){let{scenario:t=``}=f(e),n=e.split(`/`),r=n.findLastIndex((e,r)=>e===t||r===n.length-1&&e.startsWith(`${t}.`));return r<0?void 0:n.map((e,n)=>{let[i,a]=s(e)??[];return n===r?e.replace(t,`{scenario}`):i===void 0||a===void 0?e:e.replace(a,`{${i}}`)})}async function q(e){let{code:t,stdout:n}=await e.git([`rev-parse`,`--show-prefix`]),r=n.trim().replace(/\/$/,``);if(t===0&&/^[\w.-]+(\/[\w.-]+)*$/.test(r))return{folder:r,root:r.replace(/[^/]+\/?/g,`../`),name:r.replaceAll(`/`,`-`)}}function ve(e,{folder:t,name:n},r){let i=`paths: ['${t}/**', '${r}']`;return[[/^name: .*/m,`$& of ${t}`],[/^ {2}pull_request:\n/m,`$&    ${i}\n`],[/^ {4}branches: .*/m,`$&\n    ${i}`],[/^permissions: \{\}\n/m,`$&\ndefaults:\n  run:\n    working-directory: ${t}\n`],[/^( {2}group: )(record-)?performance/m,`$&-${n}`],[/^( +path: )(results|guardband-gate)$/gm,`$1${t}/$2`],[/^( +)mode: (?:record|gate|check)$/m,`$1working-directory: ${t}\n$&`]].reduce((e,[t,n])=>e.replace(t,n),e)}const J=`.github/load-test.sh`;async function ye(e,t){let n=await q(t),r=(t,r=``)=>{let i=`.github/workflows/guardband${n===void 0?``:`-${n.name}`}${r}.yml`,a=e.container===void 0?t:be(t,e.container);return n===void 0?[i,a]:[`${n.root}${i}`,ve(a,n,i)]},i=(e.branches.length>0?e.branches:[await Te(t)]).map(e=>/^[\w./-]+$/.test(e)?e:P(e)).join(`, `),a=`# Measures every merge on the runner and records the result on a separate branch, as a baseline for pull requests. The summary and
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
          key: jmeter-5.6.3

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
          path: results

      - name: Record
        id: record
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: trend # records, and shows what changed
          results: results
          baselines: branch:performance # created if it does not exist
          out: trend.html

      # To read it at a fixed address instead, upload it to GitHub Pages: it is one self-contained file.
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-trend
          path: trend.html
          if-no-files-found: ignore
`.replace(`branches: [main]`,()=>`branches: [${i}]`);return new Map([r(e.isOnComment?`# Measures a pull request when someone with write access comments "/perf" on it: for load tests that are too long for every push.
# The target is measured and recorded by record-load-test.yml. The rules and the runs of the target judge, and the report is
# posted on the pull request. The comment vouches for the code, also for that of a fork: it runs with a token that only reads.
# It works once it is on the default branch.
name: Performance on request
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only people who may push start it, and the code runs without rights
    types: [created]

permissions: {}

concurrency: # other comments start a run, too, which must not cancel a load test
  group: >-
    performance-\${{ github.event.comment.body == '/perf' &&
    contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.comment.author_association) &&
    github.event.issue.number || github.run_id }}
  cancel-in-progress: true

jobs:
  measure:
    name: Load test
    # Anyone may comment; these may push anyway.
    if: >-
      github.event.issue.pull_request && github.event.comment.body == '/perf' &&
      contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.comment.author_association)
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read # the code of the pull request runs here, without rights to write
    outputs:
      commit: \${{ steps.checkout.outputs.commit }} # the one to judge, even if the pull request gets another one meanwhile
    steps:
      - id: checkout
        uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: refs/pull/\${{ github.event.issue.number }}/merge
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

  gate:
    name: Performance gate
    needs: measure
    if: \${{ !cancelled() && needs.measure.result != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      pull-requests: write # to comment
      checks: write # the check appears on the pull request, unlike the job
    steps:
      # The merge of the pull request, so that its commit is known; nothing of it runs here.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ needs.measure.outputs.commit || format('refs/pull/{0}/merge', github.event.issue.number) }}
          fetch-depth: 0 # the rules are those of the merge base
          persist-credentials: false

      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        continue-on-error: true # without results, the gate says that nothing was judged
        with:
          name: performance-results
          path: results

      - name: Gate
        id: gate
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: check
          results: results
          baselines: branch:performance # where the other workflow records
          config-from: base # nothing is judged if the target cannot be found
          load-test: \${{ needs.measure.result }}
          comment: pull-request
          check-run: true
          out: \${{ runner.temp }}/report.html # not into the checkout, where it could be a link

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
# commands under \`measure:\`, and .github/load-test.sh is what they run. Pull requests from forks are judged, too, but their token
# may not comment.
name: Performance
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: it may go into another branch now
  merge_group:

permissions: {}

concurrency:
  group: performance-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  gate:
    name: Performance gate
    runs-on: ubuntu-latest
    timeout-minutes: 60 # more than the budget in guardband.yml
    permissions:
      contents: read # enough for judging: the check and its summary show the verdict
      pull-requests: write # to comment
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
          key: jmeter-5.6.3

      # Fails the check if something got slower. A comment and the job's summary contain the report.
      - name: Gate
        id: gate
        if: \${{ !cancelled() }} # a failed step before is reported, too
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with:
          mode: gate
          baselines: branch:performance # where the other workflow records
          comment: pull-request
          out: guardband-gate/report.html

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-results
          path: guardband-gate
          if-no-files-found: ignore
          retention-days: 14
`),r(a,`-record`),[J,xe(e)]])}const be=(e,t)=>e.replace(/^( {4}runs-on: .*\n)([^]*?)^ {4}steps:\n/m,(e,n,r)=>`${n}    container: ${P(t)}
${r}    steps:
      - name: Tools
        working-directory: /
        run: |
          git --version && curl --version || { apt-get update -qq &&
            apt-get install -qq -y --no-install-recommends ca-certificates curl git; }

`);function xe({plan:e,build:t=``,start:r=``,health:i,isScenarioFixed:a}){let o={build:t,start:r,...n({health:i}),plan:e.file??``,scenario:e.scenario,loads:e.loads.join(` `)},s=Object.entries(o).reduce((e,[t,n])=>e.replace(RegExp(`^${t}=.*?(?= +# ) +`,`m`),e=>`${t}=${Y(n)}`.padEnd(e.length-1).concat(` `)),`#!/usr/bin/env bash
# Measures one version of a service with JMeter, the same way on a runner and on a laptop.
#   load-test.sh build VERSION             builds it; VERSION is the folder of its sources
#   load-test.sh measure VERSION RESULTS   starts it, waits until it answers, runs the plan for each load, and stops it
# JMeter is downloaded if it is missing; the folder is $JMETER_HOME, or ~/.cache/jmeter-5.6.3. Java 8 or later is needed.
set -euo pipefail

# --- Fill in these values. Both commands run in the folder of the version.
build=''                                         # builds the service; empty if nothing has to be built
start='node examples/shop/server.mjs --port 8080' # starts the service and runs until it is stopped
health=http://127.0.0.1:8080/products             # answers successfully once the service is ready
plan=examples/shop/plain.jmx                      # the test plan, which reads its users from \${__P(users)}
scenario=shop                                     # the name of the scenario in the report
loads='5 10'                                      # the numbers of users to measure; empty: as in the plan
# ---
loads=\${LOADS:-$loads} # a job may measure a part

usage() { sed -n '2,5s/^# //p' "\${BASH_SOURCE[0]}" >&2; exit 2; }
fail() { echo "\${GITHUB_ACTIONS:+::error::}$1" >&2; exit 1; }

version=5.6.3
sha512=5978a1a35edb5a7d428e270564ff49d2b1b257a65e17a759d259a9283fc17093e522fe46f474a043864aea6910683486340706d745fcdf3db1505fd71e689083
archive=\${JMETER_ARCHIVE:-https://archive.apache.org/dist/jmeter/binaries/apache-jmeter-$version.tgz}
jmeter=\${JMETER_HOME:-$HOME/.cache/jmeter-$version}

install_jmeter() {
  [ ! -f "$jmeter/bin/ApacheJMeter.jar" ] || return 0
  echo "Downloading JMeter $version"
  curl --fail --silent --show-error --location --retry 3 --output "$temp/jmeter.tgz" "$archive"
  { sha512sum "$temp/jmeter.tgz" 2>/dev/null || shasum -a 512 "$temp/jmeter.tgz"; } | grep -q "^$sha512 " ||
    fail "The download of JMeter is damaged: $archive"
  mkdir -p "$jmeter"
  tar -xzf "$temp/jmeter.tgz" -C "$jmeter" --strip-components=1
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

run_plan() { # FILE [PROPERTY...]
  local file=$1
  shift
  mkdir -p "$(dirname "$file")"
  # -f: otherwise JMeter would append to an existing file.
  java -Xms512m -Xmx512m -Djava.util.prefs.userRoot="$temp" -jar "$jmeter/bin/ApacheJMeter.jar" \\
    -n -f -t "$plan" -l "$file" -j "$temp/jmeter.log" "$@" >"$temp/jmeter.out" 2>&1 && [ -s "$file" ] || {
    cat "$temp/jmeter.out" >&2
    [ ! -f "$temp/jmeter.log" ] || cat "$temp/jmeter.log" >&2 # there is none if JMeter did not start
    fail "JMeter failed: $plan $*"
  }
  echo "$file: $(($(wc -l <"$file") - 1)) requests"
}

[ $# -ge 2 ] || usage
service=''
temp=$(mktemp -d)
trap 'stop_service; rm -rf "$temp"' EXIT
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
    mkdir -p "$3" && echo '*' >"$3/.gitignore" # results are not committed
    [ -n "$loads" ] || run_plan "$3/$scenario/results.jtl"
    for users in $loads; do run_plan "$3/$scenario/\${users}_users/results.jtl" "-Jusers=$users"; done
    ;;
  *) usage ;;
esac
`.replace(Se,t=>`${t}${Ce(e,a)}`));return e.file===void 0||e.readsUsers?s:s.replace(we,``)}const Se=/^ *for users in \$loads; .*\n/m;function Ce({further:e},t){if(e.length===0)return``;let n=e.map(({file:e,scenario:t,readsUsers:n})=>{let r=`"$3/${t}`;return n?`plan=${Y(e)}; for users in \${loads:-10}; do run_plan ${r}/\${users}_users/results.jtl" "-Jusers=$users"; done`:`plan=${Y(e)}; run_plan ${r}/results.jtl"`});return[`To measure another plan, too, remove the "# " before its line${t?`, and remove scenario: from guardband.yml`:``}:`,...n].map(e=>`    # ${e}\n`).join(``)}const we=", which reads its users from ${__P(users)}",Y=e=>`'${e.replace(/[\r\n]+/g,` `).replaceAll(`'`,String.raw`'\''`)}'`;async function Te(e){let t=async t=>{let{code:n,stdout:r}=await e.git([`symbolic-ref`,`--short`,t]);return n===0?r.trim().replace(/^origin\//,``):``},n=await t(`refs/remotes/origin/HEAD`);if(n!==``)return n;let r=await t(`HEAD`);return/^(main|master|trunk|develop|default)$/.test(r)?r:`main`}const X=`results`,Z=[X,`target/jmeter/results`,`**/*.jtl`,`**/*.jtl.gz`,`**/summary.csv`,`**/statistics.json`],Q={exitCode:3,files:[],results:[],found:[],runs:0,isBuilt:!1,isStartKnown:!1,isOnComment:!1,otherPlans:[],hasFurtherPlans:!1};async function Ee(e,t){let{results:r=[],isForced:i=!1}=e,a=await je(r.length>0?[r]:Z.map(e=>[e]),t),o=a.runs.at(-1),s=await L(e.plan,o,t);if(e.plan!==void 0&&await t.readText(e.plan)===void 0)return{...Q,problems:[b(e.plan??``)]};if(o===void 0&&(r.length>0||s.file===void 0)){let e=r.length>0?m():ee(Z);return{...Q,problems:[...a.problems,e]}}let c=await Oe(a,t),l=await me(a.patterns,t),u=r.length>0?l:[X],f=l.filter(e=>!u.includes(e)),p=De(o,a,s),h={patterns:u,elsewhere:f,...c,...n({run:o,naming:p})},g={plan:s,isScenarioFixed:p!==void 0&&`scenario`in p,branches:e.branches??[],isOnComment:e.isOnComment??!1,...n({build:e.build,start:e.start,health:e.health,container:e.container})},_=new Map([[d,se(h)],...await ye(g,t)]),v=i?[]:await Me([..._.keys()],t);if(v.length>0)return{...Q,problems:v.map(y)};for(let[e,n]of _)await t.writeText(e,n);let x=[...a.problems.filter(({code:e})=>e!==`scenario-guessed`||h.naming===void 0),...c.problems,...o===void 0?[]:ke(o),...await Ae(a.runs,_.get(`guardband.yml`)??``,t)];return{exitCode:0,files:[..._.keys()],problems:x,results:u,found:l,runs:a.runs.length,isBuilt:e.build!==void 0,isStartKnown:e.start!==void 0,isOnComment:g.isOnComment,otherPlans:s.others,hasFurtherPlans:s.further.length>0,...n({run:o,plan:s.file,buildTool:await D(t)})}}function De(e,{files:t,problems:r},i){if(e===void 0)return i.further.length===0?{scenario:i.scenario}:void 0;if(r.some(({code:e})=>e===`scenario-guessed`))return new Set(e.measurements.map(({scenario:e})=>e)).size===1?{scenario:i.scenario}:{isGuessed:!0,...n({pattern:ge(t)})}}async function Oe({files:e},t){let{rampUp:r,repeated:i}=await w(e,t);return{problems:[...r===void 0?[]:[te(r.file,r.seconds,!0)],...i===void 0?[]:[h(i.file,i.pairs)]],...n({warmupSeconds:r?.seconds})}}const $=1e3;function ke({measurements:e}){let t=e.filter(({samples:e=1/0})=>e<$);if(t.length===0)return[];let n=t.map(({samples:e=1,durationMs:t})=>(t??NaN)*$/Math.max(e,1)),r=Math.max(...n),i=t.map(e=>g(e).key);return[ne(i,$,Number.isFinite(r)?r:void 0)]}async function Ae(e,t,n){let r=e.at(-1);if(r===void 0||e.length<2)return[];let i=e.slice(0,-1).flatMap(ae),a=await re(t,d),{blind:o}=ie({candidate:r,past:{measurements:i,accepts:[],selection:`history`},policy:u(a.config,a.file).policy,today:C(n),isInputIncomplete:!1});return T(o,`warning`)}async function je(e,t){let n=[];for(let r of e){if(!(await Promise.all(r.map(e=>t.find(e)))).some(({length:e})=>e>0)&&e.length>1)continue;let{runs:i,problems:a,sources:o}=await p({patterns:r,options:{warmupMs:0,transactions:`both`},paths:[],set:{},labels:{include:[],exclude:[]},shards:`overlap`},t),s=[...new Set([...o.values()].flatMap(e=>e.map(({file:e})=>e)))];if(i.length>0)return{patterns:r,files:s,runs:i,problems:a};n.push(...a)}return{patterns:[],files:[],runs:[],problems:n}}async function Me(e,t){let n=await Promise.all(e.map(e=>t.readText(e)));return e.filter((e,t)=>n[t]!==void 0)}function Ne(e,n){let{run:r,runs:i,found:a,files:s,buildTool:c}=e,l=new Set(r?.measurements.map(e=>g(e).key)).size,u=r===void 0?``:`Found ${t(l,`case`)}. `,d=s.filter(e=>e.startsWith(`../`)),f=[Fe(e),`Try it:  ${e.isBuilt?`bash ${J} build . && `:``}bash ${J} measure . results`,`Commit:  git add ${[`guardband.yml .github`,...d].join(` `)}`,`See what it will find on this machine:  guardband qualify`,e.isOnComment?`Comment /perf on a pull request: it is measured, and judged by the recorded runs.`:`Open a pull request: it is measured, beside its base where needed, and commented on.`,`Push to the main branch: its run is recorded${e.isOnComment?``:`, so that most pull requests need only one measurement`}.`],p=`${u}Wrote ${s.join(`, `)}.${Ie(e)}`;return`${o(p,n).join(`
`)}
${ze(i,a)}
Next:
${f.map((e,t)=>Re(e,t+1,n)).join(``)}${c===void 0?``:`Or measure in your ${c} build: ${Pe}\n`}`}const Pe=`https://github.com/guardband/guardband/blob/v${e}/docs/ci.md#maven-and-gradle`;function Fe({plan:e,isBuilt:t,isStartKnown:n}){return e===void 0?n?`Set in ${J} which test plan is run, as none was found: plan=FILE.`:`Set in ${J} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`:n?`Read ${J}: it ${t?`builds and `:``}starts your service and measures it.`:`Set in ${J} how your service is started: start='...', health=URL.`}const Ie=({plan:e,otherPlans:n,hasFurtherPlans:i})=>{if(e===void 0)return``;let o=i?`, or measure several: see the last lines of ${J}`:``,s=n.length===0?``:` (${t(n.length,`other plan`)}: ${a(n.map(r),Le)}; choose with --plan${o})`;return` Uses ${r(e)}${s}.`},Le=3,Re=(e,t,n)=>(/^(Try it|Commit|See what it will find on this machine):/.test(e)?[e]:o(e,n-3)).map((e,n)=>`${n===0?`${String(t)}.`:`  `} ${e}\n`).join(``);function ze(e,[t=``,...n]){if(e<2)return``;let r=n.length===0&&/^[\w][\w./-]*$/.test(t);return`
The results hold ${String(e)} runs. What the gate would have said about each of them:
    guardband backtest ${r?t:`RESULTS`}
`}const Be={usage:`[RESULTS...] [options]`,about:`RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request, a workflow that records every run of the main branch, and .github/load-test.sh, which
both of them run. The first pull request is judged without any
recorded run: its base is measured beside it.

It warns of results that are too short for a p99, of a ramp-up inside the measurement, and of controllers that repeat
their only child.

Exit codes: 0 the files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init --start 'npm start' --health http://127.0.0.1:8080/health
  guardband init --build 'make' --start './server --port 8080' --health http://127.0.0.1:8080/health
  guardband init --plan load/shop.jmx
  guardband init --branch main --branch 'release/**'
  guardband init 'out/**/*.jtl' --force`,options:[{name:`plan`,value:`FILE`,about:`the test plan (default: the first .jmx file with a thread group)`},{name:`build`,value:`COMMAND`,about:`builds your service in the folder of its sources (default: nothing is built)`},{name:`start`,value:`COMMAND`,about:`starts your service in the folder of its sources`},{name:`health`,value:`URL`,about:`answers with success once the service is ready`},{name:`branch`,value:`NAME`,multiple:!0,about:`record this branch, or pattern such as 'release/**' (default: that of origin)`},{name:`container`,value:`IMAGE`,about:`measure in a container of this image`},{name:`on-comment`,about:`measure a pull request when "/perf" is commented on it`},{name:`force`,about:`replace existing files`}],run:async({operands:e,get:t,getAll:r},i)=>{let a=await Ee({results:e,isForced:t(`force`)===`true`,branches:r(`branch`),isOnComment:t(`on-comment`)===`true`,...n({plan:t(`plan`),build:t(`build`),start:t(`start`),health:t(`health`),container:t(`container`)})},i);return _(a.problems,i,!1),a.exitCode===0&&i.stdout(Ne(a,i.page.width)),a.exitCode}};export{Be as init};