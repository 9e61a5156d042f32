import{C as e,Dn as t,Ds as n,En as r,Fn as i,Mn as a,Wn as o,Zo as s,cn as c,i as l,io as u,is as d,kr as f,on as p,os as m,wr as h}from"./read-Cf0-ZFE0.mjs";import{At as ee,Br as g,Ct as _,Fn as v,Gr as y,Hr as b,Ir as x,Vr as S,Xn as C,ar as w,jr as T,qn as E,yr as D}from"./start-DCF1xcdf.mjs";import{m as te,o as ne,s as re,u as ie}from"./scan-CfOg9bAE.mjs";import{a as ae,d as oe,n as se,p as O,t as k}from"./tags-BmRSyHac.mjs";import{On as ce,bn as le,wn as ue,xn as de}from"./judge-CQWCZ4ZX.mjs";const A=`.github/load-test.sh`;async function fe(e,t){let n=await ve(t),r=(e.branch??[await _e(t)]).map(e=>/^[\w./-]+$/.test(e)?e:G(e)).join(`, `),i=Object.entries(S({"working-directory":n?.folder,container:e.container})).map(([e,t])=>`${e}: ${G(t)}`).join(`, `),a=`# guardband.yml has the rules, .github/load-test.sh is the load test.
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
`.replace(`branches: [main]`,()=>`branches: [${r}]${n===void 0?``:`, paths: ['${n.folder}/**']`}`).replace(/^name: .*/m,e=>n===void 0?e:`${e} of ${n.folder}`).replace(/^ +uses: .*\n/gm,e=>i===``?e:`${e}    with: { ${i} }\n`);return new Map([[`${n?.root??``}.github/workflows/guardband${n===void 0?``:`-${n.name}`}.yml`,a],[A,pe(e)]])}function pe({plan:e,build:t=``,start:n=``,health:r,isScenarioFixed:i}){let a={build:t,start:n,...S({health:r}),plan:e.file??``,scenario:e.scenario,loads:e.loads.join(` `)},o=Object.entries(a).reduce((e,[t,n])=>e.replace(RegExp(`^${t}=.*?(?= +# ) +`,`m`),e=>`${t}=${j(n)}`.padEnd(e.length-1).concat(` `)),`#!/usr/bin/env bash
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
`.replace(me,t=>`${t}${he(e,i)}`));return e.file===void 0||e.readsUsers?o:o.replace(ge,``)}const me=/^ *for users in \$loads; .*\n/m;function he({further:e},t){if(e.length===0)return``;let n=e.map(({file:e,scenario:t,readsUsers:n})=>{let r=`"$3/${t}`;return n?`plan=${j(e)}; for users in \${loads:-${M}}; do run_plan ${r}/\${users}_users/results.jtl" "-Jusers=$users"; done`:`plan=${j(e)}; run_plan ${r}/results.jtl"`});return[`To measure another plan, too, remove the "# " before its line${t?`, and remove scenario: from guardband.yml`:``}:`,...n].map(e=>`    # ${e}\n`).join(``)}const ge=", which reads its users from ${__P(users)}",j=e=>`'${e.replace(/[\r\n]+/g,` `).replaceAll(`'`,String.raw`'\''`)}'`;async function _e(e){let t=async t=>{let{code:n,stdout:r}=await e.git([`symbolic-ref`,`--short`,t]);return n===0?r.trim().replace(/^origin\//,``):``},n=await t(`refs/remotes/origin/HEAD`);if(n!==``)return n;let r=await t(`HEAD`);return/^(main|master|trunk|develop|default)$/.test(r)?r:`main`}async function ve(e){let{code:t,stdout:n}=await e.git([`rev-parse`,`--show-prefix`]),r=n.trim().replace(/\/$/,``);if(t===0&&/^[\w.-]+(\/[\w.-]+)*$/.test(r))return{folder:r,root:r.replace(/[^/]+\/?/g,`../`),name:r.replaceAll(`/`,`-`)}}const M=`10`,N=/^(test)?[-_ ]?plan$|^(test|jmeter|load[-_]?test|performance|default)$/i,P=/\$\{__(P|property)\(users\b/;async function F(e,t,n){let[r,...i]=e===void 0?await be(n):[await B(e,n)],{file:a,text:o=``}=r??{},s=P.test(o),c=new Set(t?.measurements.map(({scenario:e})=>e)),[l=`default`]=c,u=L(a??``),d=c.size===1&&l!=="default"?l:N.test(u)?`default`:u,f=t?.measurements.flatMap(({configuration:e})=>e.users??[])??[],p=[...new Set(f)].filter(e=>/^\d+$/.test(e)).sort(g),m=p.length>0?p:[`10`],h=I.test(d)?d:`default`;return{...a!==void 0&&{file:a},others:i.map(e=>e.file),further:ye(i,h),readsUsers:s,scenario:h,loads:s||a===void 0?m:[]}}const I=/^[\w][\w .-]*$/,L=e=>R(e).replace(/^.*[\\/]/,``),R=e=>e.replace(/\.jmx$/i,``);function ye(e,t){let n=new Set([t]);return e.filter(({text:e})=>z.test(e)).map(({file:e,text:r},i)=>{let a=L(e),o=[...N.test(a)?[]:[a],R(e).replaceAll(`/`,`-`)].find(e=>I.test(e)&&!n.has(e))??`${t}-${String(i+2)}`;return n.add(o),{file:e,scenario:o,readsUsers:P.test(r)}})}const z=/<[\w.]*ThreadGroup\b/,B=async(e,t)=>({file:e,text:await t.readText(e)??``});async function be(e){let t=(await e.find(`**/*.jmx`)).toSorted((e,t)=>V(e)-V(t)||g(e,t)),n=[...await Promise.all(t.slice(0,50).map(t=>B(t,e))),...t.slice(50).map(e=>({file:e,text:``}))],r=({text:e})=>z.test(e);return[...n.filter(r),...n.filter(e=>!r(e))]}const V=e=>e.split(`/`).length,xe=`https://raw.githubusercontent.com/guardband/guardband/v${_}/schemas/config.schema.json`,Se=({run:e={provenance:{},measurements:[]},patterns:t,elsewhere:n=[],naming:r,warmupSeconds:i})=>`# yaml-language-server: $schema=${xe}
# Every key is optional. Commented lines are suggestions or defaults.
version: 1
results: [${t.map(G).join(`, `)}] # files, folders or globs
${n.length===0?``:`# The results that were found are elsewhere: ${n.map(G).join(`, `)}. Name it instead if they are measured there again.\n`}${e.measurements.length===0?``:we(e)}${Ce(r)}
${Ee(e,i)}${W(e)}# environment: { instance: ${G(e.provenance.environment?.instance??`c5.xlarge`)} } # runs on different machines are not compared
# controls: [{ scenario: ${G(ke(e)??`echo`)} }] # what a change cannot affect: if it moves, it was the machine
measure: # {version} is the folder of the sources of a version, {out} that of its results, {head} this one
  build: bash {head}/.github/load-test.sh build {version}
  run: bash .github/load-test.sh measure {version} {out}
  pairs: 3 # how often base and head are measured beside each other at least; guardband gate --base HEAD says what that finds
  budget: 30m # for everything: what is worth another pair is measured until it is spent
# metrics: { ${s.filter(({gated:e})=>e).map(e=>`${e.id}: ${Ae(e)}`).join(`, `)} } # the changes that are ignored
# objectives: [{ errorPercent: '< 1' }] # limits that hold whatever the baseline is
# baselines: { store: baselines, history: 30, empty: undecided, reference: 'tag:*' } # the store of the workflow is branch:performance; name it to see its runs
# fail: { on: [regression, objective, missing, invalid], unknown: undecided }
`;function Ce(e){return e===void 0?`# paths: ['results/{scenario}/{users}_users/**'] # how paths name the cases`:`scenario`in e?`scenario: ${G(e.scenario)} # not guessed from names of files or folders`:e.pattern===void 0?`# paths: ['results/{scenario}/{users}_users/**'] # with it, scenarios stay the same when files are renamed`:`paths: [${G(e.pattern)}] # how paths name the cases`}const H=e=>{let t=T(e);return t.length>60?`${t.slice(0,57)}...`:t};function we({measurements:e}){let t=[...b(e,({scenario:e})=>e)].sort(([e],[t])=>g(e,t)),n=new Set(e.map(e=>m(e).key)).size,r=t.map(([e,t])=>`${H(e)} (${Te(t)})`);return`# Found: ${`${w(n,`case`)} in ${w(t.length,`scenario`)}`}: ${D(r,3)}\n`}function Te(e){let t=new Set(e.flatMap(({label:e})=>e??[])),n=[...new Set(e.flatMap(({configuration:e})=>Object.keys(e)))].sort(),r=t=>[...new Set(e.flatMap(({configuration:e})=>y(e,t)??[]))].sort(g).map(H);return[...t.size===0?[]:[w(t.size,`label`)],...n.slice(0,8).map(e=>`${H(e)} ${D(r(e),8)}`),...n.length>8?[`${String(n.length-8)} more axes`]:[],...t.size+n.length===0?[`one case`]:[]].join(`; `)}function Ee(e,t){let n=e.measurements.length===0||e.measurements.some(({histogram:e})=>e!==void 0);return t===void 0&&!n?``:`${t===void 0?`# warmup: ${De(e)}`:`warmup: ${String(t)}s`} # of each raw result: the server warms up\n`}function De({measurements:e}){let t=Math.min(3e6,...e.flatMap(({durationMs:e})=>e??[]));return`${String(Math.max(1,Math.min(300,Math.floor(t/1e4))))}s`}const U={most:100,share:.1};function W({measurements:e}){let t=new Map;for(let r of b(e,Oe).values()){let e=n(r.map(({samples:e=0})=>e));for(let{label:n,samples:i=1/0}of r)n!==void 0&&t.set(n,i<U.most&&i<=U.share*e&&t.get(n)!==!1)}let r=[...t].flatMap(([e,t])=>t&&u(e)?[G(e)]:[]);return r.length===0?``:`# labels: { exclude: [${r.slice(0,20).join(`, `)}] } # too few requests to be judged\n`}const Oe=e=>d(m(e));function ke({measurements:e}){return[...new Set(e.map(({scenario:e})=>e))].sort(g).find(e=>e===H(e)&&/\b(echo|control|no-?op|null|direct)\b/i.test(e))}function Ae({band:{percent:e,absolute:t},unit:n,cap:r}){let i=[...e===void 0?[]:[`${String(e)}%`],...t===void 0?[]:[`${String(t)}${n===`%`?` points`:n}`]];return`{ band: ${i.length===1?i.join(``):`[${i.join(`, `)}]`}${r===void 0?``:`, cap: ${String(r)}`} }`}function G(e){if(/^[\w ./*{},=@+-]+$/.test(e))return`'${e}'`;let t=JSON.stringify(e);return T(e)===e?t:t.replace(/[^\x20-\x7e]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}async function je(e,t,n){let r=await Me(e,t,n),i=new TextDecoder().decode(r.subarray(0,65536)).replace(/^\uFEFF/,``);if(i.trimStart().startsWith(`<`))return Pe(r);let a=ne(i);return`fault`in a?[]:Ne(r,a)}async function Me(e,t,n){let i=[],a=0;try{let o=await r(e,n,!0);for await(let e of o?.bytes()??[])if(i.push(e),a+=e.length,a>=t)break}catch(e){if(C(e)===void 0)throw e}return Buffer.concat(i,Math.min(a,t))}function Ne(e,{delimiter:t,header:n,columns:r}){let i=[];return new re(t,e=>{let t=t=>t<0||t>=e.fields?``:ie(e,t);i.push({label:t(r.label),message:t(r.responseMessage),thread:t(r.threadName)})}).push(e),n===void 0?i:i.slice(1)}function Pe(e){let t=[],n=[];return new k(e=>{oe(e)&&(e.kind===`open`?n.push(q(e)):e.kind===`empty`?t.push(q(e)):e.kind===`close`&&x(t,n.splice(-1)))}).push(e),t}const K=new Int32Array(te.length);function q(e){ae(e,K);let t=t=>{let n=K[O[t]]??-1;return n<0?``:se(e.bytes.subarray(e.starts[n],e.ends[n]),`utf-8`)};return{label:t(`lb`),message:t(`rm`),thread:t(`tn`)}}const[Fe,Ie]=[16777216,8388608];async function Le(e,t){let n=Math.ceil(e.length/12),r=e.filter((e,t)=>t%n===0),i=Math.min(Ie,Fe/r.length),a,o=new Map;for(let e of r)Re(await je(e,i,t),o),J(o).length>0&&(a??=e);let s=J(o);return a===void 0||s.length===0?[]:[de(a,s)]}function Re(e,t){let n=new Map;for(let{label:r,message:i,thread:a}of e){let e=/^Number of samples in transaction : (\d+)/.exec(i)?.[1];if(e!==void 0){let i=t.get(r)??new Set;t.set(r,i.add((e===`1`?n.get(a):void 0)??``))}n.set(a,r)}}const J=e=>[...e].flatMap(([e,[t=``,...n]])=>n.length===0&&t!==``?[[e,t]]:[]),Y=`results`,X=[Y,`target/jmeter/results`,`**/*.jtl`,`**/*.jtl.gz`,`**/summary.csv`,`**/statistics.json`];async function ze(e,t){let{results:n=[],force:r=!1,plan:i,...a}=e,s=(...e)=>({exitCode:3,problems:e}),l=await He(n.length>0?[n]:X.map(e=>[e]),t),u=l.runs.at(-1),d=await F(i,u,t);if(i!==void 0&&await t.readText(i)===void 0)return s(ee(`--plan`,i,`an existing .jmx file`));if(u===void 0&&(n.length>0||d.file===void 0)){let e=n.length>0?h():ue(X);return s(...l.problems,e)}let m=await Ke(l.patterns,t),g=n.length>0?m:[Y],_=m.filter(e=>!g.includes(e)),v=Be(u,l,d),y=l.slowLabels.length===0?void 0:c(l.slowLabels),b={patterns:g,elsewhere:_,...S({run:u,naming:v,warmupSeconds:y})},x={...a,plan:d,isScenarioFixed:v!==void 0&&`scenario`in v},C=new Map([[o,Se(b)],...await fe(x,t)]),w=r?[]:await Ue([...C.keys()],t);if(w.length>0)return s(...w.map(le));for(let[e,n]of C)await t.writeText(e,n);let T=[...l.problems.filter(e=>!E(e,f)||b.naming===void 0),...p(l.slowLabels),...await Le(l.files,t),...u===void 0?[]:Ve(u)],D=await Ge(t);return{exitCode:0,problems:T,written:{setup:x,files:[...C.keys()],buildTool:D,...S({run:u})}}}function Be(e,{files:t,problems:n},r){if(e===void 0)return r.further.length===0?{scenario:r.scenario}:void 0;if(n.some(e=>E(e,f)))return new Set(e.measurements.map(({scenario:e})=>e)).size===1?{scenario:r.scenario}:{isGuessed:!0,...S({pattern:Je(t)})}}const Z=1e3;function Ve({measurements:e}){let t=e.filter(({samples:e=1/0})=>e<Z);if(t.length===0)return[];let n=t.map(({samples:e=1,durationMs:t})=>(t??NaN)*Z/Math.max(e,1)),r=Math.max(...n),i=t.map(e=>m(e).key);return[ce(i,Z,Number.isFinite(r)?r:void 0)]}async function He(t,n){let r=[];for(let a of t){if(!(await Promise.all(a.map(e=>n.find(e)))).some(({length:e})=>e>0)&&t.length>1)continue;let{runs:s,problems:c,sources:l,slowLabels:u}=await e(i({results:a},{config:{},file:o,problems:[]}).read,n),d=[...new Set([...l.values()].flatMap(e=>e.map(({file:e})=>e)))];if(s.length>0)return{patterns:a,files:d,runs:s,problems:c,slowLabels:u};x(r,c)}return{patterns:[],files:[],runs:[],problems:r,slowLabels:[]}}async function Ue(e,t){let n=await Promise.all(e.map(e=>t.readText(e)));return e.filter((e,t)=>n[t]!==void 0)}const We=[[`pom.xml`,`Maven`],[`build.gradle`,`Gradle`],[`build.gradle.kts`,`Gradle`]];async function Ge(e){for(let[t,n]of We)if(/jmeter/i.test(await e.readText(t)??``))return n}async function Ke(e,t){if(e.length>3){let t=Q(e);return t===void 0||t===``?e:[t]}return Promise.all(e.map(async e=>{if(!e.startsWith(`**/`))return e;let n=await t.find(e),r=Q(n);return r===void 0?e:n.every(e=>!e.includes(`/`))?e.slice(3):[r,e].filter(e=>e!==``).join(`/`)}))}function Q(e){let[t=[],...n]=e.map(e=>e.split(`/`).slice(0,-1)),r=t.findIndex((e,t)=>n.some(n=>n[t]!==e)),i=r<0?t:t.slice(0,r);return i.every(e=>/^[\w .-]*$/.test(e))?i.join(`/`):void 0}const qe=/^[\w .={}-]+$/;function Je(e){let[n,...r]=e.map(Ye);if(n===void 0||r.some(e=>e?.length!==n.length))return;let i=n.map((e,t)=>qe.test(e)&&r.every(n=>n?.[t]===e)?e:`*`),a=i.findIndex(e=>e!==`*`),o=i.slice(a).join(`/`);return i.some(e=>e!==`*`&&!e.startsWith(`{`))&&e.every(e=>{let[n,r]=[t(e,[o]),t(e)];return n.scenario===r.scenario&&$(n.configuration)===$(r.configuration)})?o:void 0}const $=e=>JSON.stringify(Object.entries(e).sort());function Ye(e){let{scenario:n=``}=t(e),r=e.split(`/`),i=r.findLastIndex((e,t)=>e===n||t===r.length-1&&e.startsWith(`${n}.`));return i<0?void 0:r.map((e,t)=>{let[r,o]=a(e)??[];return t===i?e.replace(n,`{scenario}`):r===void 0||o===void 0?e:e.replace(o,`{${r}}`)})}const Xe=l({summary:`write a guardband.yml and a workflow that fit the results found here`,usage:`[RESULTS...] [options]`,about:`RESULTS are files, folders or globs in any supported formats; without them, results/ and other usual places are
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
  guardband init 'out/**/*.jtl' --force`,own:{"plan FILE":`the test plan (default: the first .jmx file with a thread group)`,"build COMMAND":`builds your service in the folder of its sources (default: nothing is built)`,"start COMMAND":`starts your service in the folder of its sources`,"health URL":`answers with success once the service is ready`,"branch NAME ...":`record this branch, or pattern such as 'release/**' (default: that of origin)`,"container IMAGE":`measure in a container of this image`,force:`replace existing files`},shared:[],showsNotes:!1,run:async({operands:e,...t},n)=>{let{written:r,...i}=await ze({...t,results:e},n),a=r&&Ze(r,n.page.width);return{...i,text:a,data:{files:r?.files??[]}}}});function Ze({setup:e,run:t,files:n,buildTool:r},i){let a=new Set(t?.measurements.map(e=>m(e).key)).size,o=t===void 0?``:`Found ${w(a,`case`)}. `,s=n.filter(e=>e.startsWith(`../`)),c=[$e(e),`Try it:  ${e.build===void 0?``:`bash ${A} build . && `}bash ${A} measure . results`,`Commit:  git add ${[`guardband.yml .github`,...s].join(` `)}`,`See what it will find on this machine:  guardband gate --base HEAD`,`Open a pull request: it is measured, beside its base where needed, and commented on.`,`Push to the main branch: its run is recorded, so that most pull requests need only one pair.`],l=`${o}Wrote ${n.join(`, `)}.${et(e)}`;return`${v(l,i).join(`
`)}

Next:
${c.map((e,t)=>nt(e,t+1,i)).join(``)}${r===void 0?``:`Or measure in your ${r} build: ${Qe}\n`}`}const Qe=`https://github.com/guardband/guardband/blob/v${_}/docs/ci.md#maven-and-gradle`;function $e({plan:{file:e},build:t,start:n}){return e===void 0?n===void 0?`Set in ${A} how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.`:`Set in ${A} which test plan is run, as none was found: plan=FILE.`:n===void 0?`Set in ${A} how your service is started: start='...', health=URL.`:`Read ${A}: it ${t===void 0?``:`builds and `}starts your service and measures it.`}const et=({plan:{file:e,others:t,further:n}})=>{if(e===void 0)return``;let r=n.length>0?`, or measure several: see the last lines of ${A}`:``,i=t.length===0?``:` (${w(t.length,`other plan`)}: ${D(t.map(T),tt)}; choose with --plan${r})`;return` Uses ${T(e)}${i}.`},tt=3,nt=(e,t,n)=>(/^(Try it|Commit|See what it will find on this machine):/.test(e)?[e]:v(e,n-3)).map((e,n)=>`${n===0?`${String(t)}.`:`  `} ${e}\n`).join(``);export{Xe as command};