import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{read,usualConfig}from"./chunk-L4OILBID.js";import{groupBy}from"./chunk-GUP2XHSE.js";import{plain}from"./chunk-AK32DOBF.js";import{metrics}from"./chunk-O2UXR6UY.js";import{version}from"./chunk-6X4GB6BZ.js";import{unusable}from"./chunk-WFC2XLGR.js";import{alreadyThere,noResultsFound,nothingRead}from"./chunk-I7WAS6O2.js";import"./chunk-F5IV2NQL.js";import{caseOf}from"./chunk-EXYEICUD.js";import"./chunk-T2EYXN3I.js";var starterWorkflow=`# Judges the performance of every pull request and says there what it found. Put your load test in.
# Pull requests from forks are judged too, but their token may not comment: for those take fork-check.yml and
# fork-comment.yml of Guardband's examples/workflows instead.
name: Performance
on: pull_request

permissions: {}

concurrency:
  group: performance-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  gate:
    name: Performance gate
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read # all that judging needs: the verdict is the check itself and its summary
      pull-requests: write # to comment
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0 # the baselines are those of the commit that the branch left from
          persist-credentials: false

      # Your load test goes here, one results file for each scenario and number of users, for example
      #   jmeter -n -t plan.jmx -Jusers=10 -l results/checkout/10_users/results.jtl
      # Until then it fails, because nothing is measured.
      - name: Load test
        run: |
          echo '::error::Put your load test into .github/workflows/guardband.yml, in place of these lines.'
          exit 1

      # Fails the check when something got slower, and says what in a comment and in the job's summary.
      - name: Gate
        id: gate
        uses: guardband/guardband@v0.1.0 # better: the full commit hash of the release
        with: # where results and baselines are, guardband.yml says
          comment: pull-request
`;var schema=`https://raw.githubusercontent.com/guardband/guardband/v${version}/schemas/config.schema.json`,configText=({run,patterns,isGuessed})=>`# yaml-language-server: $schema=${schema}
# Every key is optional. What is commented out is a suggestion, or what holds while nothing else is said.
version: 1

# Files, folders or globs, read where no others are named.
results:
${patterns.map(pattern=>`  - ${quotedYaml(pattern)}
`).join("")}
${foundIn(run)}
# What a path says of scenario and axes beyond users=10/, 10_users/, 2G_heap/, 1024B/ and 30ms_sleep/.${isGuessed?` Here only
# names of files or folders told the scenarios: with a pattern they stay the same when files are renamed.`:""}
# paths: ['results/{scenario}/{users}_users/**']

# Cut from the start of each raw result, while the server warms up.
# warmup: ${warmupFor(run)}

# What it is measured on: runs of different machines are not compared.
# environment: { instance: ${quotedYaml(run.provenance.environment?.instance??"c5.xlarge")} }

# Cases that a change cannot touch, such as an echo server beside yours: what they move, the machine moved.
# controls: [{ scenario: ${quotedYaml(controlIn(run)??"echo")} }]

# The change that is not minded. Others are shown: gate judges them, e.g. p95: gate.
# metrics: { ${metrics.filter(({gated})=>gated).map(metric=>`${metric.id}: ${ruleOf(metric)}`).join(", ")} }

# Absolute limits, whatever the baseline.
# objectives: [{ errorPercent: '< 1' }]

# Or branch:perf-history, a branch of its own.
# baselines: { store: baselines, history: 30, empty: undecided }

# fail: { on: [regression, objective, missing, invalid], suspect: report, undecided: pass }
`,mostScenarios=20,mostValues=8,shown=name=>{let line=plain(name);return line.length>60?`${line.slice(0,57)}...`:line},{compare}=new Intl.Collator("en",{numeric:!0}),several=(count,noun)=>`${String(count)} ${noun}${count===1?"":"s"}`,listed=(names,most)=>names.length<=most?names.join(", "):`${names.slice(0,most).join(", ")} and ${String(names.length-most)} more`;function foundIn({measurements}){let scenarios=[...groupBy(measurements,({scenario})=>scenario)].sort(([a],[b])=>compare(a,b)),cases=new Set(measurements.map(each=>caseOf(each).key)).size,lines=scenarios.slice(0,mostScenarios).map(([name,of])=>`#   ${shown(name)}: ${partsOf(of)}
`),more=scenarios.length-lines.length;return`# Found: ${several(cases,"case")} in ${several(scenarios.length,"scenario")}.
${lines.join("")}${more>0?`#   and ${String(more)} more
`:""}`}function partsOf(of){let labels=new Set(of.flatMap(({label})=>label??[])),axes=[...new Set(of.flatMap(({configuration})=>Object.keys(configuration)))].sort(),valuesOf=axis=>[...new Set(of.flatMap(({configuration})=>configuration[axis]??[]))].sort(compare).map(shown);return[...labels.size===0?[]:[several(labels.size,"label")],...axes.slice(0,mostValues).map(axis=>`${shown(axis)} ${listed(valuesOf(axis),mostValues)}`),...axes.length>mostValues?[`${String(axes.length-mostValues)} axes more`]:[],...labels.size+axes.length===0?["one case"]:[]].join("; ")}function warmupFor({measurements}){let shortest=Math.min(...measurements.flatMap(({durationMs})=>durationMs??[]));return`${String(Math.max(1,Math.min(300,Math.floor(shortest/1e4))))}s`}function controlIn({measurements}){return[...new Set(measurements.map(({scenario})=>scenario))].sort(compare).find(name=>name===shown(name)&&/\b(echo|control|no-?op|null|direct)\b/i.test(name))}function ruleOf({band:{percent,absolute},unit,cap}){let parts=[...percent===void 0?[]:[`${String(percent)}%`],...absolute===void 0?[]:[`${String(absolute)}${unit==="%"?" points":unit}`]];return`{ band: ${parts.length===1?parts.join(""):`[${parts.join(", ")}]`}${cap===void 0?"":`, cap: ${String(cap)}`} }`}function quotedYaml(text){if(/^[\w ./*{},=@+-]+$/.test(text))return`'${text}'`;let json=JSON.stringify(text);return plain(text)===text?json:json.replace(/[^\x20-\x7e]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}async function narrowed(patterns,host){if(patterns.length>3){let folder=folderOf(patterns);return folder===void 0||folder===""?patterns:[folder]}return Promise.all(patterns.map(async pattern=>{if(!pattern.startsWith("**/"))return pattern;let files=await host.find(pattern),folder=folderOf(files);return folder===void 0?pattern:files.every(file=>!file.includes("/"))?pattern.slice(3):[folder,pattern].filter(part=>part!=="").join("/")}))}function folderOf(files){let folders=files.map(file=>file.split("/").slice(0,-1)),[first=[],...others]=folders,depth=first.findIndex((part,i)=>others.some(other=>other[i]!==part)),common=depth<0?first:first.slice(0,depth);return common.every(part=>/^[\w .-]*$/.test(part))?common.join("/"):void 0}var workflowFile=".github/workflows/guardband.yml",usualPlaces=["results","target/jmeter/results","**/*.jtl","**/*.jtl.gz","**/summary.csv","**/statistics.json"];async function init({results=[],isForced=!1},host){let nothing={exitCode:unusable,files:[],results:[],runs:0,isGuessed:!1},files=[usualConfig,workflowFile],there=isForced?[]:await which(files,host);if(there.length>0)return{...nothing,problems:there.map(alreadyThere)};let found=await firstWithResults(results.length>0?[results]:usualPlaces.map(place=>[place]),host),run=found.runs.at(-1);if(run===void 0){let why=results.length>0?nothingRead():noResultsFound(usualPlaces);return{...nothing,problems:[...found.problems,why]}}let patterns=await narrowed(found.patterns,host),isGuessed=found.problems.some(({code})=>code==="scenario-guessed");return await host.writeText(usualConfig,configText({run,patterns,isGuessed})),await host.writeText(workflowFile,starterWorkflow),{exitCode:0,files,problems:found.problems,results:patterns,run,runs:found.runs.length,isGuessed}}async function firstWithResults(places,host){let without=[];for(let patterns of places){if(!(await Promise.all(patterns.map(pattern=>host.find(pattern)))).some(({length})=>length>0)&&places.length>1)continue;let{runs,problems}=await read({patterns,options:{warmupMs:0,transactions:"both"},paths:[],set:{},labels:{include:[],exclude:[]},shards:"overlap"},host);if(runs.length>0)return{patterns,runs,problems};without.push(...problems)}return{patterns:[],runs:[],problems:without}}async function which(files,host){let texts=await Promise.all(files.map(file=>host.readText(file)));return files.filter((_,i)=>texts[i]!==void 0)}export{init,usualPlaces,workflowFile};
