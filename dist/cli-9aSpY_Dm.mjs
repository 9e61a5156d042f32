import{Ar as e,Dr as t,Ko as n,Qa as r,Qo as i,Sr as a,U as o,es as s,i as c,js as l,rr as u,tr as d,vi as f,xr as p,zr as m}from"./read-C6DHtPDw.mjs";import{At as h,Br as g,Ct as _,Gr as v,Hr as y,In as b,Ir as x,Vr as S,Xn as C,ar as w,jr as T,yr as E}from"./start-DmdSeiOr.mjs";import{m as ee,o as te,s as D,u as O}from"./scan-BuWuokeJ.mjs";import{a as k,d as A,n as ne,p as re,t as ie}from"./tags-COByBxOT.mjs";import{On as ae,Sn as oe,Tn as se,xn as ce}from"./judge-NPWkYH7x.mjs";const j=`.github/load-test.sh`;async function le(e,t){let n=await he(t),r=(e.branch??[await me(t)]).map(e=>/^[\w./-]+$/.test(e)?e:W(e)).join(`, `),i=Object.entries(S({"working-directory":n?.folder,container:e.container})).map(([e,t])=>`${e}: ${W(t)}`).join(`, `),a=`# guardband.yml has the rules, .github/load-test.sh is the load test.
name: Performance
on:
  pull_request: { types: [opened, synchronize, reopened, ready_for_review, edited] }
  merge_group:
  push: { branches: [main] }
permissions: {}

jobs:
  gate:
    if: github.event.pull_request || github.event.merge_group
    permissions: { contents: read, pull-requests: write, pages: read } # to comment
    uses: guardband/guardband/.github/workflows/gate.yml@v0.1.0 # better: its full hash

  record:
    if: \${{ !github.event.pull_request && !github.event.merge_group }}
    permissions: { contents: write, pages: write, id-token: write } # to keep the runs; for the trend on Pages
    uses: guardband/guardband/.github/workflows/record.yml@v0.1.0
`.replace(`branches: [main]`,()=>`branches: [${r}]${n===void 0?``:`, paths: ['${n.folder}/**']`}`).replace(/^name: .*/m,e=>n===void 0?e:`${e} of ${n.folder}`).replace(/^ +uses: .*\n/gm,e=>i===``?e:`${e}    with: { ${i} }\n`);return new Map([[`${n?.root??``}.github/workflows/guardband${n===void 0?``:`-${n.name}`}.yml`,a],[j,ue(e)]])}function ue({plan:e,build:t=``,start:n=``,health:r,isScenarioFixed:i}){let a={build:t,start:n,...S({health:r}),plan:e.file??``,scenario:e.scenario,loads:e.loads.join(` `)},o=Object.entries(a).reduce((e,[t,n])=>e.replace(RegExp(`^${t}=.*?(?= +# ) +`,`m`),e=>`${t}=${M(n)}`.padEnd(e.length-1).concat(` `)),`#!/usr/bin/env bash
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
`.replace(de,t=>`${t}${fe(e,i)}`));return e.file===void 0||e.readsUsers?o:o.replace(pe,``)}const de=/^ *for users in \$loads; .*\n/m;function fe({further:e},t){if(e.length===0)return``;let n=e.map(({file:e,scenario:t,readsUsers:n})=>{let r=`"$3/${t}`;return n?`plan=${M(e)}; for users in \${loads:-${ge}}; do run_plan ${r}/\${users}_users/results.jtl" "-Jusers=$users"; done`:`plan=${M(e)}; run_plan ${r}/results.jtl"`});return[`To measure another plan, too, remove the "# " before its line${t?`, and remove scenario: from guardband.yml`:``}:`,...n].map(e=>`    # ${e}\n`).join(``)}const pe=", which reads its users from ${__P(users)}",M=e=>`'${e.replace(/[\r\n]+/g,` `).replaceAll(`'`,String.raw`'\''`)}'`;async function me(e){let t=async t=>{let{code:n,stdout:r}=await e.git([`symbolic-ref`,`--short`,t]);return n===0?r.trim().replace(/^origin\//,``):``},n=await t(`refs/remotes/origin/HEAD`);if(n!==``)return n;let r=await t(`HEAD`);return/^(main|master|trunk|develop|default)$/.test(r)?r:`main`}async function he(e){let{code:t,stdout:n}=await e.git([`rev-parse`,`--show-prefix`]),r=n.trim().replace(/\/$/,``);if(t===0&&/^[\w.-]+(\/[\w.-]+)*$/.test(r))return{folder:r,root:r.replace(/[^/]+\/?/g,`../`),name:r.replaceAll(`/`,`-`)}}const ge=`10`,N=/^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i,P=/\$\{__(P|property)\(users\b/;async function F(e,t,n){let[r,...i]=e===void 0?await ve(n):[await B(e,n)],{file:a,text:o=``}=r??{},s=P.test(o),c=new Set(t?.measurements.map(({scenario:e})=>e)),[l=`default`]=c,u=L(a??``),d=c.size===1&&l!=="default"?l:N.test(u)?`default`:u,f=t?.measurements.flatMap(({configuration:e})=>e.users??[])??[],p=[...new Set(f)].filter(e=>/^\d+$/.test(e)).sort(g),m=p.length>0?p:[`10`],h=I.test(d)?d:`default`;return{...a!==void 0&&{file:a},others:i.map(e=>e.file),further:_e(i,h),readsUsers:s,scenario:h,loads:s||a===void 0?m:[]}}const I=/^[\w][\w .-]*$/,L=e=>R(e).replace(/^.*[\\/]/,``),R=e=>e.replace(/\.jmx$/i,``);function _e(e,t){let n=new Set([t]);return e.filter(({text:e})=>z.test(e)).map(({file:e,text:r},i)=>{let a=L(e),o=[...N.test(a)?[]:[a],R(e).replaceAll(`/`,`-`)].find(e=>I.test(e)&&!n.has(e))??`${t}-${String(i+2)}`;return n.add(o),{file:e,scenario:o,readsUsers:P.test(r)}})}const z=/<[\w.]*ThreadGroup\b/,B=async(e,t)=>({file:e,text:await t.readText(e)??``});async function ve(e){let t=(await e.find(`**/*.jmx`)).toSorted((e,t)=>V(e)-V(t)||g(e,t)),n=[...await Promise.all(t.slice(0,50).map(t=>B(t,e))),...t.slice(50).map(e=>({file:e,text:``}))],r=({text:e})=>z.test(e);return[...n.filter(r),...n.filter(e=>!r(e))]}const V=e=>e.split(`/`).length,ye=`https://raw.githubusercontent.com/guardband/guardband/v${_}/schemas/config.schema.json`,be=({run:e={provenance:{},measurements:[]},patterns:t,elsewhere:r=[],naming:i,warmupSeconds:a})=>`# yaml-language-server: $schema=${ye}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1
results: [${t.map(W).join(`, `)}] # files, folders or globs
${r.length===0?``:`# The results that were found are elsewhere: ${r.map(W).join(`, `)}. Name it instead if they are measured there again.\n`}${e.measurements.length===0?``:Se(e)}${xe(i)}
${we(e,a)}${Ee(e)}# environment: { instance: ${W(e.provenance.environment?.instance??`c5.xlarge`)} } # runs on different machines are not compared
# controls: [{ scenario: ${W(Oe(e)??`echo`)} }] # what a change cannot affect: if it moves, it was the machine
measure: # {version} is the folder of the sources of a version, {out} that of its results, {head} this one
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband gate --base HEAD says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent
# metrics: { ${n.filter(({gated:e})=>e).map(e=>`${e.id}: ${ke(e)}`).join(`, `)} } # the changes that are ignored
# objectives: [{ errorPercent: '< 1' }] # limits that hold whatever the baseline is
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' } # the store of the workflow is branch:performance; name it to see its runs
# fail: { on: [regression, objective, missing, invalid], unknown: undecided }
`;function xe(e){return e===void 0?`# paths: ['results/{scenario}/{users}_users/**'] # how paths name the cases`:`scenario`in e?`scenario: ${W(e.scenario)} # not guessed from names of files or folders`:e.pattern===void 0?`# paths: ['results/{scenario}/{users}_users/**'] # with it, scenarios stay the same when files are renamed`:`paths: [${W(e.pattern)}] # how paths name the cases`}const H=e=>{let t=T(e);return t.length>60?`${t.slice(0,57)}...`:t};function Se({measurements:e}){let t=[...y(e,({scenario:e})=>e)].sort(([e],[t])=>g(e,t)),n=new Set(e.map(e=>s(e).key)).size,r=t.map(([e,t])=>`${H(e)} (${Ce(t)})`);return`# Found: ${`${w(n,`case`)} in ${w(t.length,`scenario`)}`}: ${E(r,3)}\n`}function Ce(e){let t=new Set(e.flatMap(({label:e})=>e??[])),n=[...new Set(e.flatMap(({configuration:e})=>Object.keys(e)))].sort(),r=t=>[...new Set(e.flatMap(({configuration:e})=>v(e,t)??[]))].sort(g).map(H);return[...t.size===0?[]:[w(t.size,`label`)],...n.slice(0,8).map(e=>`${H(e)} ${E(r(e),8)}`),...n.length>8?[`${String(n.length-8)} more axes`]:[],...t.size+n.length===0?[`one case`]:[]].join(`; `)}function we(e,t){let n=e.measurements.length===0||e.measurements.some(({histogram:e})=>e!==void 0);return t===void 0&&!n?``:`${t===void 0?`# warmup: ${Te(e)}`:`warmup: ${String(t)}s`} # of each raw result: the server warms up\n`}function Te({measurements:e}){let t=Math.min(3e6,...e.flatMap(({durationMs:e})=>e??[]));return`${String(Math.max(1,Math.min(300,Math.floor(t/1e4))))}s`}const U={most:100,share:.1};function Ee({measurements:e}){let t=new Map;for(let n of y(e,De).values()){let e=l(n.map(({samples:e=0})=>e));for(let{label:r,samples:i=1/0}of n)r!==void 0&&t.set(r,i<U.most&&i<=U.share*e&&t.get(r)!==!1)}let n=[...t].flatMap(([e,t])=>t&&r(e)?[W(e)]:[]);return n.length===0?``:`# labels: { exclude: [${n.slice(0,20).join(`, `)}] } # too few requests to be judged\n`}const De=e=>i(s(e));function Oe({measurements:e}){return[...new Set(e.map(({scenario:e})=>e))].sort(g).find(e=>e===H(e)&&/\b(echo|control|no-?op|null|direct)\b/i.test(e))}function ke({band:{percent:e,absolute:t},unit:n,cap:r}){let i=[...e===void 0?[]:[`${String(e)}%`],...t===void 0?[]:[`${String(t)}${n===`%`?` points`:n}`]];return`{ band: ${i.length===1?i.join(``):`[${i.join(`, `)}]`}${r===void 0?``:`, cap: ${String(r)}`} }`}function W(e){if(/^[\w ./*{},=@+-]+$/.test(e))return`'${e}'`;let t=JSON.stringify(e);return T(e)===e?t:t.replace(/[^\x20-\x7e]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}async function Ae(e,t,n){let r=await je(e,t,n),i=new TextDecoder().decode(r.subarray(0,65536)).replace(/^\uFEFF/,``);if(i.trimStart().startsWith(`<`))return Ne(r);let a=te(i);return`fault`in a?[]:Me(r,a)}async function je(e,t,n){let r=[],i=0;try{let a=await p(e,n,!0);for await(let e of a?.bytes()??[])if(r.push(e),i+=e.length,i>=t)break}catch(e){if(C(e)===void 0)throw e}return Buffer.concat(r,Math.min(i,t))}function Me(e,{delimiter:t,header:n,columns:r}){let i=[];return new D(t,e=>{let t=t=>t<0||t>=e.fields?``:O(e,t);i.push({label:t(r.label),message:t(r.responseMessage),thread:t(r.threadName)})}).push(e),n===void 0?i:i.slice(1)}function Ne(e){let t=[],n=[];return new ie(e=>{A(e)&&(e.kind===`open`?n.push(K(e)):e.kind===`empty`?t.push(K(e)):e.kind===`close`&&x(t,n.splice(-1)))}).push(e),t}const G=new Int32Array(ee.length);function K(e){k(e,G);let t=t=>{let n=G[re[t]]??-1;return n<0?``:ne(e.bytes.subarray(e.starts[n],e.ends[n]),`utf-8`)};return{label:t(`lb`),message:t(`rm`),thread:t(`tn`)}}const[Pe,Fe]=[16777216,8388608];async function Ie(e,t){let n=Math.ceil(e.length/12),r=e.filter((e,t)=>t%n===0),i=Math.min(Fe,Pe/r.length),a,o=new Map;for(let e of r)Le(await Ae(e,i,t),o),q(o).length>0&&(a??=e);let s=q(o);return a===void 0||s.length===0?[]:[oe(a,s)]}function Le(e,t){let n=new Map;for(let{label:r,message:i,thread:a}of e){let e=/^Number of samples in transaction : (\d+)/.exec(i)?.[1];if(e!==void 0){let i=t.get(r)??new Set;t.set(r,i.add((e===`1`?n.get(a):void 0)??``))}n.set(a,r)}}const q=e=>[...e].flatMap(([e,[t=``,...n]])=>n.length===0&&t!==``?[[e,t]]:[]),J=`results`,Y=[J,`target/jmeter/results`,`**/*.jtl`,`**/*.jtl.gz`,`**/summary.csv`,`**/statistics.json`];async function Re(e,t){let{results:n=[],force:r=!1,plan:i,...a}=e,o=(...e)=>({exitCode:3,problems:e}),s=await Ve(n.length>0?[n]:Y.map(e=>[e]),t),c=s.runs.at(-1),l=await F(i,c,t);if(i!==void 0&&await t.readText(i)===void 0)return o(h(`--plan`,i,`an existing .jmx file`));if(c===void 0&&(n.length>0||l.file===void 0)){let e=n.length>0?f():se(Y);return o(...s.problems,e)}let p=await We(s.patterns,t),g=n.length>0?p:[J],_=p.filter(e=>!g.includes(e)),v=ze(c,s,l),y=s.slowLabels.length===0?void 0:u(s.slowLabels),b={patterns:g,elsewhere:_,...S({run:c,naming:v,warmupSeconds:y})},x={...a,plan:l,isScenarioFixed:v!==void 0&&`scenario`in v},C=new Map([[m,be(b)],...await le(x,t)]),w=r?[]:await He([...C.keys()],t);if(w.length>0)return o(...w.map(ce));for(let[e,n]of C)await t.writeText(e,n);let T=[...s.problems.filter(({code:e})=>e!==`scenario-guessed`||b.naming===void 0),...d(s.slowLabels),...await Ie(s.files,t),...c===void 0?[]:Be(c)],E=await Z(t);return{exitCode:0,problems:T,written:{setup:x,files:[...C.keys()],buildTool:E,...S({run:c})}}}function ze(e,{files:t,problems:n},r){if(e===void 0)return r.further.length===0?{scenario:r.scenario}:void 0;if(n.some(({code:e})=>e===`scenario-guessed`))return new Set(e.measurements.map(({scenario:e})=>e)).size===1?{scenario:r.scenario}:{isGuessed:!0,...S({pattern:Ke(t)})}}const X=1e3;function Be({measurements:e}){let t=e.filter(({samples:e=1/0})=>e<X);if(t.length===0)return[];let n=t.map(({samples:e=1,durationMs:t})=>(t??NaN)*X/Math.max(e,1)),r=Math.max(...n),i=t.map(e=>s(e).key);return[ae(i,X,Number.isFinite(r)?r:void 0)]}async function Ve(t,n){let r=[];for(let i of t){if(!(await Promise.all(i.map(e=>n.find(e)))).some(({length:e})=>e>0)&&t.length>1)continue;let{runs:a,problems:s,sources:c,slowLabels:l}=await o(e({results:i},{config:{},file:m,problems:[]}).read,n),u=[...new Set([...c.values()].flatMap(e=>e.map(({file:e})=>e)))];if(a.length>0)return{patterns:i,files:u,runs:a,problems:s,slowLabels:l};x(r,s)}return{patterns:[],files:[],runs:[],problems:r,slowLabels:[]}}async function He(e,t){let n=await Promise.all(e.map(e=>t.readText(e)));return e.filter((e,t)=>n[t]!==void 0)}const Ue=[[`pom.xml`,`Maven`],[`build.gradle`,`Gradle`],[`build.gradle.kts`,`Gradle`]];async function Z(e){for(let[t,n]of Ue)if(/jmeter/i.test(await e.readText(t)??``))return n}async function We(e,t){if(e.length>3){let t=Q(e);return t===void 0||t===``?e:[t]}return Promise.all(e.map(async e=>{if(!e.startsWith(`**/`))return e;let n=await t.find(e),r=Q(n);return r===void 0?e:n.every(e=>!e.includes(`/`))?e.slice(3):[r,e].filter(e=>e!==``).join(`/`)}))}function Q(e){let[t=[],...n]=e.map(e=>e.split(`/`).slice(0,-1)),r=t.findIndex((e,t)=>n.some(n=>n[t]!==e)),i=r<0?t:t.slice(0,r);return i.every(e=>/^[\w .-]*$/.test(e))?i.join(`/`):void 0}const Ge=/^[\w .={}-]+$/;function Ke(e){let[t,...n]=e.map(qe);if(t===void 0||n.some(e=>e?.length!==t.length))return;let r=t.map((e,t)=>Ge.test(e)&&n.every(n=>n?.[t]===e)?e:`*`),i=r.findIndex(e=>e!==`*`),o=r.slice(i).join(`/`);return r.some(e=>e!==`*`&&!e.startsWith(`{`))&&e.every(e=>{let[t,n]=[a(e,[o]),a(e)];return t.scenario===n.scenario&&$(t.configuration)===$(n.configuration)})?o:void 0}const $=e=>JSON.stringify(Object.entries(e).sort());function qe(e){let{scenario:n=``}=a(e),r=e.split(`/`),i=r.findLastIndex((e,t)=>e===n||t===r.length-1&&e.startsWith(`${n}.`));return i<0?void 0:r.map((e,r)=>{let[a,o]=t(e)??[];return r===i?e.replace(n,`{scenario}`):a===void 0||o===void 0?e:e.replace(o,`{${a}}`)})}const Je=c({summary:`write a guardband.yml and a workflow that fit the results found here`,usage:`[RESULTS...] [options]`,about:`RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
searched. A test plan (.jmx) is enough. Writes guardband.yml, which reads results/ unless RESULTS are named, a workflow
that judges every pull request and records every run of the main branch, and .github/load-test.sh, which it runs. The
first pull request is judged without any recorded run: its base is measured beside it.

It warns of results that are too short for a p99, of a start that is several times slower than the rest, and of controllers that repeat
their only child.

Exit codes: 0 the files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init --start 'npm start' --health http://127.0.0.1:8080/health
  guardband init --build 'make' --start './server --port 8080' --health http://127.0.0.1:8080/health
  guardband init --plan load/shop.jmx
  guardband init --branch main --branch 'release/**'
  guardband init 'out/**/*.jtl' --force`,own:{"plan FILE":`the test plan (default: the first .jmx file with a thread group)`,"build COMMAND":`builds your service in the folder of its sources (default: nothing is built)`,"start COMMAND":`starts your service in the folder of its sources`,"health URL":`answers with success once the service is ready`,"branch NAME ...":`record this branch, or pattern such as 'release/**' (default: that of origin)`,"container IMAGE":`measure in a container of this image`,force:`replace existing files`},shared:[],showsNotes:!1,run:async({operands:e,...t},n)=>{let{written:r,...i}=await Re({...t,results:e},n),a=r&&Ye(r,n.page.width);return{...i,text:a,data:{files:r?.files??[]}}}});function Ye({setup:e,run:t,files:n,buildTool:r},i){let a=new Set(t?.measurements.map(e=>s(e).key)).size,o=t===void 0?``:`Found ${w(a,`case`)}. `,c=n.filter(e=>e.startsWith(`../`)),l=[Ze(e),`Try it:  ${e.build===void 0?``:`bash ${j} build . && `}bash ${j} measure . results`,`Commit:  git add ${[`guardband.yml .github`,...c].join(` `)}`,`See what it will find on this machine:  guardband gate --base HEAD`,`Open a pull request: it is measured, beside its base where needed, and commented on.`,`Push to the main branch: its run is recorded, so that most pull requests need only one pair.`],u=`${o}Wrote ${n.join(`, `)}.${Qe(e)}`;return`${b(u,i).join(`
`)}

Next:
${l.map((e,t)=>et(e,t+1,i)).join(``)}${r===void 0?``:`Or measure in your ${r} build: ${Xe}\n`}`}const Xe=`https://github.com/guardband/guardband/blob/v${_}/docs/ci.md#maven-and-gradle`;function Ze({plan:{file:e},build:t,start:n}){return e===void 0?n===void 0?`Set in ${j} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`:`Set in ${j} which test plan is run, as none was found: plan=FILE.`:n===void 0?`Set in ${j} how your service is started: start='...', health=URL.`:`Read ${j}: it ${t===void 0?``:`builds and `}starts your service and measures it.`}const Qe=({plan:{file:e,others:t,further:n}})=>{if(e===void 0)return``;let r=n.length>0?`, or measure several: see the last lines of ${j}`:``,i=t.length===0?``:` (${w(t.length,`other plan`)}: ${E(t.map(T),$e)}; choose with --plan${r})`;return` Uses ${T(e)}${i}.`},$e=3,et=(e,t,n)=>(/^(Try it|Commit|See what it will find on this machine):/.test(e)?[e]:b(e,n-3)).map((e,n)=>`${n===0?`${String(t)}.`:`  `} ${e}\n`).join(``);export{Je as command};