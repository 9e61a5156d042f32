var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="function")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,key))||desc.enumerable});return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod);var stdin_exports={};__export(stdin_exports,{init:()=>init2});module.exports=__toCommonJS(stdin_exports);var import_chunk_3K5Y3D2D=require("./chunk-3K5Y3D2D.cjs"),import_chunk_GRPYIKR7=require("./chunk-GRPYIKR7.cjs"),import_chunk_26K2762V=require("./chunk-26K2762V.cjs"),import_chunk_5SCD5IEM=require("./chunk-5SCD5IEM.cjs"),import_chunk_AVFAF7RZ=require("./chunk-AVFAF7RZ.cjs"),import_chunk_SGC3BD64=require("./chunk-SGC3BD64.cjs"),import_chunk_E3FPVXGE=require("./chunk-E3FPVXGE.cjs"),import_chunk_EF2ATZVM=require("./chunk-EF2ATZVM.cjs"),import_chunk_IPGDJ6NR=require("./joined-2.cjs")("chunks/chunk-IPGDJ6NR"),import_chunk_OABBVZ7V=require("./joined-1.cjs")("chunks/chunk-OABBVZ7V"),import_chunk_C77KVWOZ=require("./joined-1.cjs")("chunks/chunk-C77KVWOZ"),import_chunk_CTW5E7VG=require("./joined-1.cjs")("chunks/chunk-CTW5E7VG"),buildFiles=[["pom.xml","Maven"],["build.gradle","Gradle"],["build.gradle.kts","Gradle"]];async function findBuildTool(host){for(let[file,tool]of buildFiles)if(/jmeter/i.test(await host.readText(file)??""))return tool}var schema=`https://raw.githubusercontent.com/guardband/guardband/v${import_chunk_OABBVZ7V.version}/schemas/config.schema.json`,createConfigText=({run={provenance:{},measurements:[]},patterns,elsewhere=[],naming,warmupSeconds})=>`# yaml-language-server: $schema=${schema}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1

# Files, folders or globs, read unless a command names others.
results:
${patterns.map(pattern=>`  - ${quoteYaml(pattern)}
`).join("")}${elsewhere.length===0?"":`# The results that were found are elsewhere: ${elsewhere.map(quoteYaml).join(", ")}. Name it instead if they are measured there again.
`}${run.measurements.length===0?"":`
${describeFound(run)}`}${naming!==void 0&&"scenario"in naming?`
# What is measured. It is not guessed from names of files or folders, so that results can be stored anywhere.
scenario: ${quoteYaml(naming.scenario)}
`:""}
${describePaths(naming)}
${describeWarmup(run,warmupSeconds)}${suggestExclusion(run)}# The machine that measures: runs on different machines are not compared.
# environment: { instance: ${quoteYaml(run.provenance.environment?.instance??"c5.xlarge")} }

# Cases that a change cannot affect, such as an echo server beside yours: if they move, it was the machine.
# controls: [{ scenario: ${quoteYaml(suggestControl(run)??"echo")} }]

# How guardband gate measures a version: {version} is the folder of its sources, {out} the one for its results, {head} this one.
measure:
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 4 # how often base and head are measured beside each other at most; guardband qualify says what that finds
  budget: 30m # for everything; a pair that would take longer is not begun

# Tolerance bands of the judged metrics. Other metrics are only shown, unless set to gate: p95: gate
# metrics: { ${import_chunk_IPGDJ6NR.metrics.filter(({gated})=>gated).map(metric=>`${metric.id}: ${formatRule(metric)}`).join(", ")} }

# Absolute limits, independent of the baseline.
# objectives: [{ errorPercent: '< 1' }]

# The store may be branch:perf-history, a separate branch. The reference is shown beside the history: the last release.
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' }

# New names of labels and scenarios, so that they keep their history.
# renamed: [{ label: 'GET /old', to: 'GET /new' }]

# fail: { on: [regression, objective, missing, invalid], suspect: undecided, open: pass, undecided: pass }
`;function describePaths(naming){let text="# How paths name the scenario and axes, beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.",suggestion=`# paths: ['results/{scenario}/{users}_users/**']
`;return naming===void 0||"scenario"in naming?`${text}
${suggestion}`:naming.pattern!==void 0?`${text}
paths: [${quoteYaml(naming.pattern)}]
`:`${text} Here only
# file or folder names distinguish the scenarios; with a pattern, they stay the same when files are renamed.
${suggestion}`}var mostScenarios=20,mostValues=8,shorten=name=>{let line=(0,import_chunk_C77KVWOZ.printableLine)(name);return line.length>60?`${line.slice(0,57)}...`:line};function describeFound({measurements}){let scenarios=[...(0,import_chunk_C77KVWOZ.groupBy)(measurements,({scenario})=>scenario)].sort(([a],[b])=>(0,import_chunk_IPGDJ6NR.compareNaturally)(a,b)),cases=new Set(measurements.map(measurement=>(0,import_chunk_IPGDJ6NR.nameCase)(measurement).key)).size,lines=scenarios.slice(0,mostScenarios).map(([name,group])=>`#   ${shorten(name)}: ${describeCases(group)}
`),more=scenarios.length-lines.length;return`# Found: ${(0,import_chunk_C77KVWOZ.formatCount)(cases,"case")} in ${(0,import_chunk_C77KVWOZ.formatCount)(scenarios.length,"scenario")}.
${lines.join("")}${more>0?`#   and ${String(more)} more
`:""}`}function describeCases(group){let labels=new Set(group.flatMap(({label})=>label??[])),axes=[...new Set(group.flatMap(({configuration})=>Object.keys(configuration)))].sort(),listValues=axis=>[...new Set(group.flatMap(({configuration})=>configuration[axis]??[]))].sort(import_chunk_IPGDJ6NR.compareNaturally).map(shorten);return[...labels.size===0?[]:[(0,import_chunk_C77KVWOZ.formatCount)(labels.size,"label")],...axes.slice(0,mostValues).map(axis=>`${shorten(axis)} ${(0,import_chunk_C77KVWOZ.shortList)(listValues(axis),mostValues)}`),...axes.length>mostValues?[`${String(axes.length-mostValues)} more axes`]:[],...labels.size+axes.length===0?["one case"]:[]].join("; ")}function describeWarmup(run,seconds){let hasSamples=run.measurements.length===0||run.measurements.some(({histogram})=>histogram!==void 0);return seconds===void 0&&!hasSamples?"":`# Time to exclude from the start of each raw result, while the server warms up${seconds===void 0?"":" and users are started"}.
${seconds===void 0?`# warmup: ${suggestWarmup(run)}`:`warmup: ${String(seconds)}s`}

`}function suggestWarmup({measurements}){let shortest=Math.min(3e6,...measurements.flatMap(({durationMs})=>durationMs??[]));return`${String(Math.max(1,Math.min(300,Math.floor(shortest/1e4))))}s`}var fewRequests={most:100,share:.1};function suggestExclusion({measurements}){let isRare=new Map;for(let test of(0,import_chunk_C77KVWOZ.groupBy)(measurements,loadTestOf).values()){let usual=(0,import_chunk_IPGDJ6NR.median)(test.map(({samples=0})=>samples));for(let{label,samples=1/0}of test)label!==void 0&&isRare.set(label,samples<fewRequests.most&&samples<=fewRequests.share*usual&&isRare.get(label)!==!1)}let rare=[...isRare].flatMap(([label,found])=>found&&(0,import_chunk_IPGDJ6NR.isExactValue)(label)?[quoteYaml(label)]:[]);return rare.length===0?"":`# Labels with too few requests to be judged, such as a login that runs once per user.
# labels: { exclude: [${rare.slice(0,mostScenarios).join(", ")}] }

`}var loadTestOf=measurement=>(0,import_chunk_IPGDJ6NR.loadTestKey)((0,import_chunk_IPGDJ6NR.nameCase)(measurement));function suggestControl({measurements}){return[...new Set(measurements.map(({scenario})=>scenario))].sort(import_chunk_IPGDJ6NR.compareNaturally).find(name=>name===shorten(name)&&/\b(echo|control|no-?op|null|direct)\b/i.test(name))}function formatRule({band:{percent,absolute},unit,cap}){let parts=[...percent===void 0?[]:[`${String(percent)}%`],...absolute===void 0?[]:[`${String(absolute)}${unit==="%"?" points":unit}`]];return`{ band: ${parts.length===1?parts.join(""):`[${parts.join(", ")}]`}${cap===void 0?"":`, cap: ${String(cap)}`} }`}function quoteYaml(text){if(/^[\w ./*{},=@+-]+$/.test(text))return`'${text}'`;let json=JSON.stringify(text);return(0,import_chunk_C77KVWOZ.printableLine)(text)===text?json:json.replace(/[^\x20-\x7e]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}var usualLoad="10",genericPlan=/^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i,usersProperty=/\$\{__(P|property)\(users\b/;async function findPlan(named,run,host){let[chosen,...others]=named===void 0?await findPlans(host):[await readPlan(named,host)],{file,text=""}=chosen??{},readsUsers=usersProperty.test(text),scenarios=new Set(run?.measurements.map(({scenario:scenario2})=>scenario2)),[only="default"]=scenarios,stem=nameWithoutFolder(file??""),guessed=scenarios.size===1&&only!=="default"?only:genericPlan.test(stem)?"default":stem,users=run?.measurements.flatMap(({configuration})=>configuration.users??[])??[],measured=[...new Set(users)].filter(count=>/^\d+$/.test(count)).sort(import_chunk_IPGDJ6NR.compareNaturally),loads=measured.length>0?measured:[usualLoad],scenario=folderName.test(guessed)?guessed:"default";return{...file!==void 0&&{file},others:others.map(other=>other.file),further:nameFurtherPlans(others,scenario),readsUsers,scenario,loads:readsUsers||file===void 0?loads:[]}}var folderName=/^[\w][\w .-]*$/,nameWithoutFolder=file=>withoutEnding(file).replace(/^.*[\\/]/,""),withoutEnding=file=>file.replace(/\.jmx$/i,"");function nameFurtherPlans(others,first){let taken=new Set([first]);return others.filter(({text})=>threadGroup.test(text)).map(({file,text},i)=>{let stem=nameWithoutFolder(file),scenario=[...genericPlan.test(stem)?[]:[stem],withoutEnding(file).replaceAll("/","-")].find(name=>folderName.test(name)&&!taken.has(name))??`${first}-${String(i+2)}`;return taken.add(scenario),{file,scenario,readsUsers:usersProperty.test(text)}})}var threadGroup=/<[\w.]*ThreadGroup\b/,mostRead=50,readPlan=async(file,host)=>({file,text:await host.readText(file)??""});async function findPlans(host){let files=(await host.find("**/*.jmx")).toSorted((a,b)=>depth(a)-depth(b)||(0,import_chunk_IPGDJ6NR.compareNaturally)(a,b)),plans=[...await Promise.all(files.slice(0,mostRead).map(file=>readPlan(file,host))),...files.slice(mostRead).map(file=>({file,text:""}))],canRun=({text})=>threadGroup.test(text);return[...plans.filter(canRun),...plans.filter(plan=>!canRun(plan))]}var depth=file=>file.split("/").length;async function narrowPatterns(patterns,host){if(patterns.length>3){let folder=findCommonFolder(patterns);return folder===void 0||folder===""?patterns:[folder]}return Promise.all(patterns.map(async pattern=>{if(!pattern.startsWith("**/"))return pattern;let files=await host.find(pattern),folder=findCommonFolder(files);return folder===void 0?pattern:files.every(file=>!file.includes("/"))?pattern.slice(3):[folder,pattern].filter(part=>part!=="").join("/")}))}function findCommonFolder(files){let folders=files.map(file=>file.split("/").slice(0,-1)),[first=[],...others]=folders,depth2=first.findIndex((part,i)=>others.some(other=>other[i]!==part)),common=depth2<0?first:first.slice(0,depth2);return common.every(part=>/^[\w .-]*$/.test(part))?common.join("/"):void 0}var wildcard="*",plain=/^[\w .={}-]+$/;function findScenarioPattern(files){let[first,...others]=files.map(generalize);if(first===void 0||others.some(parts=>parts?.length!==first.length))return;let common=first.map((part,i)=>plain.test(part)&&others.every(parts=>parts?.[i]===part)?part:wildcard),start=common.findIndex(part=>part!==wildcard),pattern=common.slice(start).join("/"),isSame=file=>{let[now,before]=[(0,import_chunk_IPGDJ6NR.caseFromPath)(file,[pattern]),(0,import_chunk_IPGDJ6NR.caseFromPath)(file)];return now.scenario===before.scenario&&sameAxes(now.configuration)===sameAxes(before.configuration)};return common.some(part=>part!==wildcard&&!part.startsWith("{"))&&files.every(isSame)?pattern:void 0}var sameAxes=configuration=>JSON.stringify(Object.entries(configuration).sort());function generalize(file){let{scenario=""}=(0,import_chunk_IPGDJ6NR.caseFromPath)(file),parts=file.split("/"),isScenario=(part,i)=>part===scenario||i===parts.length-1&&part.startsWith(`${scenario}.`),position=parts.findLastIndex(isScenario);return position<0?void 0:parts.map((part,i)=>{let[axis,value]=(0,import_chunk_IPGDJ6NR.parseAxis)(part)??[];return i===position?part.replace(scenario,"{scenario}"):axis===void 0||value===void 0?part:part.replace(value,`{${axis}}`)})}var pullRequestWorkflow=`# Measures every pull request on the runner. What looks slower than the runs recorded on main, or everything while there are none,
# is measured again in pairs with its base on the same runner. guardband.yml names the commands under \`measure:\`, and
# .github/load-test.sh is what they run. Pull requests from forks are judged, too, but their token may not comment.
name: Performance
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: it may go into another branch now

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

      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() }}
        with:
          overwrite: true # by a later attempt of the run
          name: performance-results
          path: guardband-gate
          if-no-files-found: ignore
          retention-days: 14
`,recordWorkflow=`# Measures every merge on the runner and records the result on a separate branch, as a baseline for pull requests. Release branches
# can be added below: each is compared with its own runs.
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
          mode: record
          results: results
          baselines: branch:performance # created if it does not exist
`,loadTest=`#!/usr/bin/env bash
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
`;async function findPart(host){let{code,stdout}=await host.git(["rev-parse","--show-prefix"]),folder=stdout.trim().replace(/\/$/,"");if(!(code!==0||!/^[\w.-]+(\/[\w.-]+)*$/.test(folder)))return{folder,root:folder.replace(/[^/]+\/?/g,"../"),name:folder.replaceAll("/","-")}}function fitWorkflow(workflow,{folder,name},file){let paths=`paths: ['${folder}/**', '${file}']`;return[[/^name: .*/m,`$& of ${folder}`],[/^ {2}pull_request:\n/m,`$&    ${paths}
`],[/^ {4}branches: .*/m,`$&
    ${paths}`],[/^permissions: \{\}\n/m,`$&
defaults:
  run:
    working-directory: ${folder}
`],[/^( {2}group: )(record-)?performance/m,`$&-${name}`],[/^( +path: )(results|guardband-gate)$/gm,`$1${folder}/$2`],[/^( +)mode: (?:record|gate)$/m,`$1working-directory: ${folder}
$&`]].reduce((text,[pattern,replacement])=>text.replace(pattern,replacement),workflow)}var workflowFolder=".github/workflows/",loadTestFile=".github/load-test.sh",attributesFile=".gitattributes",attributes="baselines/**/*.ndjson merge=union text eol=lf";async function createFiles(setup,host){let script=[loadTestFile,fillIn(setup)],part=await findPart(host),place=(text,ending="")=>{let file=`${workflowFolder}guardband${part===void 0?"":`-${part.name}`}${ending}.yml`;return part===void 0?[file,text]:[`${part.root}${file}`,fitWorkflow(text,part,file)]},branch=await findMainBranch(host),record=recordWorkflow.replace("branches: [main]",()=>`branches: [${branch}]`);return new Map([place(pullRequestWorkflow),place(record,"-record"),script])}async function createAttributes(host){let text=await host.readText(attributesFile)??"";if(!text.includes("baselines/"))return[attributesFile,`${text}${text===""||text.endsWith(`
`)?"":`
`}${attributes}
`]}function fillIn({plan,start="",health,isScenarioFixed}){let values={start,...(0,import_chunk_C77KVWOZ.defined)({health}),plan:plan.file??"",scenario:plan.scenario,loads:plan.loads.join(" ")},filled=Object.entries(values).reduce((text,[name,value])=>text.replace(new RegExp(`^${name}=.*?(?= +# ) +`,"m"),line=>`${name}=${quote(value)}`.padEnd(line.length-1).concat(" ")),loadTest.replace(lastMeasurement,line=>`${line}${describeFurther(plan,isScenarioFixed)}`));return plan.file===void 0||plan.readsUsers?filled:filled.replace(usersRemark,"")}var lastMeasurement=/^ *for users in \$loads; .*\n/m;function describeFurther({further},isScenarioFixed){if(further.length===0)return"";let measurements=further.map(({file,scenario,readsUsers})=>{let folder=`"$3/${scenario}`;return readsUsers?`plan=${quote(file)}; for users in \${loads:-${usualLoad}}; do run_plan ${folder}/\${users}_users/results.jtl" "-Jusers=$users"; done`:`plan=${quote(file)}; run_plan ${folder}/results.jtl"`});return[`To measure another plan, too, remove the "# " before its line${isScenarioFixed?", and remove scenario: from guardband.yml":""}:`,...measurements].map(line=>`    # ${line}
`).join("")}var usersRemark=", which reads its users from ${__P(users)}",quote=value=>`'${value.replace(/[\r\n]+/g," ").replaceAll("'",String.raw`'\''`)}'`;async function findMainBranch(host){for(let args of[["symbolic-ref","--short","refs/remotes/origin/HEAD"],["symbolic-ref","--short","HEAD"]]){let{code,stdout}=await host.git(args),branch=stdout.trim().replace(/^origin\//,"");if(code===0&&/^(main|master|trunk|develop|default)$/.test(branch))return branch}return"main"}var writtenResults="results",usualPlaces=[writtenResults,"target/jmeter/results","**/*.jtl","**/*.jtl.gz","**/summary.csv","**/statistics.json"];async function init(request,host){let{results=[],isForced=!1}=request,nothing={exitCode:import_chunk_C77KVWOZ.unusable,files:[],results:[],found:[],runs:0,isStartKnown:!1,otherPlans:[],hasFurtherPlans:!1},found=await firstWithResults(results.length>0?[results]:usualPlaces.map(place=>[place]),host),run=found.runs.at(-1),plan=await findPlan(request.plan,run,host);if(request.plan!==void 0&&await host.readText(request.plan)===void 0)return{...nothing,problems:[(0,import_chunk_IPGDJ6NR.badPlan)(request.plan??"")]};if(run===void 0&&(results.length>0||plan.file===void 0)){let why=results.length>0?(0,import_chunk_IPGDJ6NR.nothingRead)():(0,import_chunk_IPGDJ6NR.noResultsFound)(usualPlaces);return{...nothing,problems:[...found.problems,why]}}let traits=await readTraits(found,host),places=await narrowPatterns(found.patterns,host),patterns=results.length>0?places:[writtenResults],elsewhere=places.filter(place=>!patterns.includes(place)),naming=nameScenarios(run,found,plan),start={patterns,elsewhere,...traits,...(0,import_chunk_C77KVWOZ.defined)({run,naming})},setup={plan,isScenarioFixed:naming!==void 0&&"scenario"in naming,...(0,import_chunk_C77KVWOZ.defined)({start:request.start,health:request.health})},texts=new Map([[import_chunk_IPGDJ6NR.defaultConfigFile,createConfigText(start)],...await createFiles(setup,host)]),existing=isForced?[]:await findExisting([...texts.keys()],host);if(existing.length>0)return{...nothing,problems:existing.map(import_chunk_IPGDJ6NR.alreadyThere)};let attributes2=await createAttributes(host),written=attributes2===void 0?[...texts]:[...texts,attributes2];for(let[file,text]of written)await host.writeText(file,text);let problems=[...found.problems.filter(({code})=>code!=="scenario-guessed"||start.naming===void 0),...traits.problems,...run===void 0?[]:findShortResults(run),...await judgeHistory(found.runs,texts.get(import_chunk_IPGDJ6NR.defaultConfigFile)??"",host)];return{exitCode:0,files:written.map(([file])=>file),problems,results:patterns,found:places,runs:found.runs.length,isStartKnown:request.start!==void 0,otherPlans:plan.others,hasFurtherPlans:plan.further.length>0,...(0,import_chunk_C77KVWOZ.defined)({run,plan:plan.file,buildTool:await findBuildTool(host)})}}function nameScenarios(run,{files,problems},plan){return run===void 0?plan.further.length===0?{scenario:plan.scenario}:void 0:problems.some(({code})=>code==="scenario-guessed")?new Set(run.measurements.map(({scenario})=>scenario)).size===1?{scenario:plan.scenario}:{isGuessed:!0,...(0,import_chunk_C77KVWOZ.defined)({pattern:findScenarioPattern(files)})}:void 0}async function readTraits({files},host){let{rampUp,repeated}=await(0,import_chunk_3K5Y3D2D.readRawTraits)(files,host);return{problems:[...rampUp===void 0?[]:[(0,import_chunk_IPGDJ6NR.rampUpMeasured)(rampUp.file,rampUp.seconds,!0)],...repeated===void 0?[]:[(0,import_chunk_IPGDJ6NR.childRepeated)(repeated.file,repeated.pairs)]],...(0,import_chunk_C77KVWOZ.defined)({warmupSeconds:rampUp?.seconds})}}var fewestSamples=1e3;function findShortResults({measurements}){let short=measurements.filter(({samples=1/0})=>samples<fewestSamples);if(short.length===0)return[];let times=short.map(({samples=1,durationMs})=>(durationMs??NaN)*fewestSamples/Math.max(samples,1)),longest=Math.max(...times),cases=short.map(measurement=>(0,import_chunk_IPGDJ6NR.nameCase)(measurement).key);return[(0,import_chunk_IPGDJ6NR.tooShortForP99)(cases,fewestSamples,Number.isFinite(longest)?longest:void 0)]}async function judgeHistory(runs,config,host){let candidate=runs.at(-1);if(candidate===void 0||runs.length<2)return[];let measurements=runs.slice(0,-1).flatMap(import_chunk_5SCD5IEM.toPastMeasurements),read=await(0,import_chunk_IPGDJ6NR.parseConfig)(config,import_chunk_IPGDJ6NR.defaultConfigFile),{blind}=(0,import_chunk_26K2762V.judgeRun)({candidate,past:{measurements,accepts:[],selection:"history",isResult:!1},policy:(0,import_chunk_IPGDJ6NR.createPolicy)(read.config,read.file).policy,today:(0,import_chunk_GRPYIKR7.today)(host),isInputIncomplete:!1});return(0,import_chunk_26K2762V.describeBlindness)(blind,"warning")}async function firstWithResults(places,host){let withoutResults=[];for(let patterns of places){if(!(await Promise.all(patterns.map(pattern=>host.find(pattern)))).some(({length})=>length>0)&&places.length>1)continue;let{runs,problems,sources}=await(0,import_chunk_IPGDJ6NR.readFiles)({patterns,options:{warmupMs:0,transactions:"both"},paths:[],set:{},labels:{include:[],exclude:[]},shards:"overlap"},host),files=[...new Set([...sources.values()].flatMap(all=>all.map(({file})=>file)))];if(runs.length>0)return{patterns,files,runs,problems};withoutResults.push(...problems)}return{patterns:[],files:[],runs:[],problems:withoutResults}}async function findExisting(files,host){let texts=await Promise.all(files.map(file=>host.readText(file)));return files.filter((_,i)=>texts[i]!==void 0)}function nextSteps(result,width){let{run,runs,found:places,files,buildTool}=result,cases=new Set(run?.measurements.map(measurement=>(0,import_chunk_IPGDJ6NR.nameCase)(measurement).key)).size,found=run===void 0?"":`Found ${(0,import_chunk_C77KVWOZ.formatCount)(cases,"case")}. `,outside=files.filter(file=>file.startsWith("../")),steps=[firstStep(result),`Try it:  bash ${loadTestFile} measure . results`,`Commit:  git add ${["guardband.yml .github",".gitattributes",...outside].join(" ")}`,"See what it will find on this machine:  guardband qualify","Open a pull request: it is measured, beside its base where needed, and commented on.","Push to the main branch: its run is recorded, so that most pull requests need only one measurement."],summary=`${found}Wrote ${files.join(", ")}.${describePlan(result)}`;return`${(0,import_chunk_C77KVWOZ.wrapText)(summary,width).join(`
`)}
${backtestHint(runs,places)}
Next:
${steps.map((step,i)=>numbered(step,i+1,width)).join("")}${buildTool===void 0?"":`Or measure in your ${buildTool} build: ${recipe}
`}`}var recipe=`https://github.com/guardband/guardband/blob/v${import_chunk_OABBVZ7V.version}/docs/ci.md#maven-and-gradle`;function firstStep({plan,isStartKnown}){return plan!==void 0?isStartKnown?`Read ${loadTestFile}: it starts your service and measures it.`:`Set in ${loadTestFile} how your service is started: start='...', health=URL.`:isStartKnown?`Set in ${loadTestFile} which test plan is run, as none was found: plan=FILE.`:`Set in ${loadTestFile} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`}var describePlan=({plan,otherPlans:others,hasFurtherPlans})=>{if(plan===void 0)return"";let several=hasFurtherPlans?`, or measure several: see the last lines of ${loadTestFile}`:"",rest=others.length===0?"":` (${(0,import_chunk_C77KVWOZ.formatCount)(others.length,"other plan")}: ${(0,import_chunk_C77KVWOZ.shortList)(others.map(import_chunk_C77KVWOZ.printableLine),mostPlans)}; choose with --plan${several})`;return` Uses ${(0,import_chunk_C77KVWOZ.printableLine)(plan)}${rest}.`},mostPlans=3,numbered=(step,number,width)=>(/^(Try it|Commit|See what it will find on this machine):/.test(step)?[step]:(0,import_chunk_C77KVWOZ.wrapText)(step,width-3)).map((line,i)=>`${i===0?`${String(number)}.`:"  "} ${line}
`).join("");function backtestHint(runs,[only="",...others]){if(runs<2)return"";let isWord=others.length===0&&/^[\w][\w./-]*$/.test(only);return`
The results hold ${String(runs)} runs. What the gate would have said about each of them:
    guardband backtest ${isWord?only:"RESULTS"}
`}var init2={usage:"[RESULTS...] [options]",about:`RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
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
  guardband init --plan load/shop.jmx
  guardband init 'out/**/*.jtl' --force`,options:[{name:"plan",value:"FILE",about:"the test plan (default: the first .jmx file with a thread group)"},{name:"start",value:"COMMAND",about:"starts your service in the folder of its sources"},{name:"health",value:"URL",about:"answers with success once the service is ready"},{name:"force",about:"replace existing files"}],run:async({operands,get},host)=>{let initialised=await init({results:operands,isForced:get("force")==="true",...(0,import_chunk_C77KVWOZ.defined)({plan:get("plan"),start:get("start"),health:get("health")})},host);return(0,import_chunk_IPGDJ6NR.showProblems)(initialised.problems,host,!1),initialised.exitCode===0&&host.stdout(nextSteps(initialised,host.page.width)),initialised.exitCode}};0&&(module.exports={init});
