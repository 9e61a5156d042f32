#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{file,readReport,rerunMatrix,stdout}from"./chunks/chunk-6AUYCFZK.js";import{nodeHost}from"./chunks/chunk-RMLGBSZY.js";import{version}from"./chunks/chunk-6X4GB6BZ.js";import{isNamed,unusable}from"./chunks/chunk-WFC2XLGR.js";import{badRuns,largeMatrix,nearest,noSuchCase,noSuchMetric,notWritten,placeOf,systemCode,unknownEnding,unknownFormatName}from"./chunks/chunk-I7WAS6O2.js";import"./chunks/chunk-2VAMYTY4.js";import"./chunks/chunk-T2EYXN3I.js";import{parseArgs}from"node:util";var readingOptions=[{name:"config",value:"FILE",about:"the configuration (default: guardband.yml, if there is one)"},{name:"set",value:"KEY=VALUE",multiple:!0,about:"an axis of everything read: users=100; also scenario=, label=, environment.KEY="},{name:"warmup",value:"TIME",about:"cut from the start of each raw result: 300s, 5m"},{name:"percentiles",value:"METHOD",about:"how they are taken of raw results: nearest-rank (default), jmeter-dashboard, jmeter-aggregate"},{name:"shards",value:"WORD",about:"several results of a case are one run: overlap (default: where times do), merge, repetitions"}],baselinesOption={name:"baselines",value:"DIR",about:"where the history is: a folder (default: baselines), or branch:NAME of the remote"};function requestFrom({operands,one,all}){let given=["config","warmup","percentiles","shards","baselines"].map(name=>[name,one(name)]);return{results:operands,set:all("set"),...Object.fromEntries(given.filter(([,value])=>value!==void 0))}}function tell(problems,host,notes=!0){for(let problem of problems){if(problem.level==="note"&&!notes)continue;let place=placeOf(problem);host.stderr(`${place===""?"":`${place}: `}${problem.level}: ${problem.message}
  ${problem.advice}
`)}}var backtest={name:"backtest",summary:"replay the gate over your own past: how often it would have failed, and on what",usage:"[HISTORY...] [options]",about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it the
recorded history is replayed. Every run from the second on is judged against those before it, as the configuration says,
but without waivers. A case counts as missing only where it was measured in the run before. Other bands and fixed
percentages are tried beside it. Raw results become run documents first: guardband read results/ -o run.json.

Exit codes: 0 it was replayed, whatever it found; 2 there is only one run, or not everything could be read;
3 unusable input or configuration.

Examples:
  guardband backtest nightly.csv
  guardband backtest --baselines baselines --config strict.yml --runs 100 --out backtest.json`,options:[...readingOptions,baselinesOption,{name:"runs",value:"N",about:"replay only the newest N runs; those before them still serve as history"},{name:"format",value:"NAME",about:"what is printed: text (default) or json"},{name:"out",value:"FILE.json",about:"also write the JSON"}],run:async(given,host)=>{let[format,out,runs]=[given.one("format")??"text",given.one("out"),given.one("runs")],wrong=[...["text","json"].includes(format)?[]:[unknownFormatName(format,["text","json"])],...out===void 0||out.endsWith(".json")?[]:[unknownEnding(out,[".json"])],...runs===void 0||/^[1-9]\d{0,8}$/.test(runs)?[]:[badRuns(runs)]];if(wrong.length>0)return tell(wrong,host),3;let{backtest:replayHistory}=await import("./chunks/backtest-Z4OHGCEC.js"),{backtestText}=await import("./chunks/backtest-text-4QFHQQY7.js"),{results:history=[],...request}=requestFrom(given),{backtest:found,problems,exitCode}=await replayHistory({...request,history,...runs===void 0?{}:{runs:Number(runs)}},host);if(tell(problems,host,!1),found===void 0)return exitCode;let json=`${JSON.stringify(found,null,2)}
`;host.stdout(format==="json"?json:backtestText(found,host.page));try{out!==void 0&&await host.writeText(out,json)}catch(error){if(systemCode(error)===void 0)throw error;return tell([notWritten(out??"",error.message)],host),3}return exitCode}};var accept={name:"accept",summary:"make the present level of cases their new baseline",usage:"CASE-PATTERN --reason TEXT [options]",about:`CASE-PATTERN is part of a case's name, or a pattern with * and ?; '*' means all. From its newest recorded run on,
each case is judged against the level it has now; what was recorded before still tells its noise. So record the
run first. The mark is a line in the history: commit it.

Exit codes: 0 the cases are marked, 3 nothing could be marked.

Examples:
  guardband accept 'checkout*' --reason 'checks signatures now'
  guardband accept checkout --metric p99 --from 2026-11-20 --reason 'new garbage collector'`,options:[{name:"reason",value:"TEXT",about:"why this is the new baseline; kept in the history"},{name:"metric",value:"ID",about:"only throughput, p99, ... (default: all metrics)"},{name:"from",value:"RUN-START",about:"the first run of the level: when it started, or as much of that as names one (default: the newest)"},baselinesOption,{name:"config",value:"FILE",about:"the configuration (default: guardband.yml, if there is one)"}],run:async(given,host)=>{let{accept:acceptLevel}=await import("./chunks/accept-AUBMPFYD.js"),{caseOf}=await import("./chunks/case-U7VDLGGU.js"),[pattern="",...more]=given.operands;if(pattern.trim()===""||more.length>0)return host.stderr(`Which case? Name one pattern, in quotes. See guardband accept --help.
`),3;let chosen=["metric","from","baselines","config"].flatMap(name=>{let value=given.one(name);return value===void 0?[]:[[name,value]]}),request={...Object.fromEntries(chosen),pattern,reason:given.one("reason")??""},{exitCode,accepted,files,problems}=await acceptLevel(request,host);if(tell(problems,host),exitCode!==0)return exitCode;let lines=accepted.map(({case:of,metric,from})=>`  ${caseOf(of).key}: ${metric==="*"?"all metrics":metric}, from ${from}
`),where=files.length===0?"":` in ${files.join(", ")}`;return host.stdout(`Accepted ${String(lines.length)} level${lines.length===1?"":"s"}${where}.
${lines.join("")}`),exitCode}};var check={name:"check",summary:"judge results against their baselines: the gate",usage:"RESULTS... [options]",about:`RESULTS are files, folders or globs in any supported format, mixed. Content decides the format, never the name.

Exit codes: 0 passed, 1 failed (regression, broken objective, missing case), 2 undecided (could not
judge), 3 unusable input or configuration (nothing was judged).

Examples:
  guardband check results/ --out report.md --out report.json
  guardband check summary.csv --against last-release/summary.csv
  guardband check new-1 new-2 new-3 --against base/      both measured back to back: the noise of one session
  guardband check results/ --against ref:origin/main...  baselines as they were where this branch left main
  guardband check nightly.csv --against nightly.csv      the newest run of a history against those before it`,options:[...readingOptions,baselinesOption,{name:"against",value:"SELECTOR",about:"history (default: the newest 30 runs), last, tag:NAME, ref:GITREF, or any readable result"},{name:"only",value:"PATTERN",multiple:!0,about:"expect only these cases (part of a name, or * and ?)"},{name:"out",value:"FILE",multiple:!0,about:"also write the report; the ending chooses: .json .md .xml (JUnit) .txt"},{name:"format",value:"NAME",about:"what is printed: text (default), markdown, json, junit"}],run:async(given,host)=>{let{gate}=await import("./chunks/gate-PAKWTHHN.js"),{unknownOutputs}=await import("./chunks/published-C3UOQJT4.js"),[format,files]=[given.one("format")??"text",given.all("out")],unknown=unknownOutputs([format],files);if(unknown.length>0)return tell(unknown,host),3;let against=given.one("against"),request={...requestFrom(given),only:given.all("only"),...against===void 0?{}:{against}},publishers=[stdout(format),...files.map(file)],{exitCode,report,problems}=await gate(request,publishers,host);return tell(problems.filter(problem=>report?.problems.includes(problem)!==!0),host),exitCode}};var explain={name:"explain",summary:"show every number that led to one verdict",usage:"CASE [METRIC] [options]",about:`CASE is part of a case's name, or a pattern with * and ?. METRIC is errorPercent, throughput, p99, ...; without it
every judged metric is explained. The results are those of \`results:\` in guardband.yml unless named.

Example:
  guardband explain 'checkout*users=20*' throughput --results results/`,options:[{name:"results",value:"RESULTS",multiple:!0,about:"files, folders or globs to judge"},...readingOptions,baselinesOption,{name:"against",value:"SELECTOR",about:"as of check"}],run:async(given,host)=>{let{gate}=await import("./chunks/gate-PAKWTHHN.js"),{explain:explainFinding}=await import("./chunks/explain-3QILV7LA.js"),[pattern,metric]=given.operands;if(pattern===void 0)return host.stderr(`Which case? See guardband explain --help.
`),3;let against=given.one("against"),request={...requestFrom(given),results:given.all("results"),...against===void 0?{}:{against}},{report,problems,exitCode}=await gate(request,[],host);if(tell(problems,host,!1),report===void 0)return exitCode;let ofCase=report.findings.filter(finding=>isNamed(pattern,finding.case)),wanted=ofCase.filter(finding=>metric===void 0?finding.gated||finding.control===!0&&finding.reason!=="reported":finding.metric===metric);if(wanted.length===0){let known=[...new Set(report.findings.map(finding=>finding.case.key))],measured=[...new Set(ofCase.map(finding=>finding.metric))];return tell([ofCase.length===0?noSuchCase(pattern,known):noSuchMetric(metric??"",measured)],host),3}return host.stdout(wanted.map(finding=>explainFinding(finding,report)).join(`
`)),0}};var init={name:"init",summary:"look at the results there are, and write guardband.yml and a workflow that fit them",usage:"[RESULTS...] [options]",about:`RESULTS are files, folders or globs in any supported format; without them, results/ and other usual places are
looked at. Writes guardband.yml (what was found, and every setting as a comment) and .github/workflows/guardband.yml
(judges every pull request, once your load test is put in), and says what to do next.

Exit codes: 0 both files are written, 3 nothing was written.

Examples:
  guardband init
  guardband init 'out/**/*.jtl' --force`,options:[{name:"force",about:"replace files that are there"}],run:async({operands,one},host)=>{let{init:begin}=await import("./chunks/init-IFR2SQ7Z.js"),{nextSteps}=await import("./chunks/next-steps-HNN3J2VX.js"),begun=await begin({results:operands,isForced:one("force")==="true"},host);return tell(begun.problems,host,!1),begun.exitCode===0&&host.stdout(nextSteps(begun)),begun.exitCode}};var read={name:"read",summary:"turn any supported input into one validated run document",usage:"INPUT... [-o run.json]",about:`Raw JMeter results are summarised, summaries imported, several inputs put together. - reads standard input.

A load test of many generators: results of one case that overlap in time are merged without loss, as if one file held
all samples. Each may be read where it is, and only the small documents brought together. The warm-up is cut from each
result on its own, from its first start.

Examples:
  guardband read results.jtl --warmup 300s -o run.json
  guardband read generator-1.json generator-2.json -o run.json
  zcat results.jtl.gz | guardband read - --set scenario=checkout --set users=100`,options:[...readingOptions,{name:"output",short:"o",value:"FILE",about:"write here instead of standard output"}],run:async(given,host)=>{let{runDocument}=await import("./chunks/run-document-RDS52RBU.js"),{exitCode,text,problems}=await runDocument(requestFrom(given),host);tell(problems,host);let output=given.one("output");return text!==void 0&&output===void 0?host.stdout(text):text!==void 0&&output!==void 0&&await host.writeText(output,text),exitCode}};var record={name:"record",summary:"add a run to the recorded history",usage:"RESULTS... [options]",about:`Failed, invalid and partial cases are refused by name and the rest is recorded. Recording the same run twice adds
nothing. The history is one NDJSON file per scenario: commit it.

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0`,options:[...readingOptions,baselinesOption,{name:"tag",value:"NAME",about:"a release name to find this run by"}],run:async(given,host)=>{let{record:recordRun}=await import("./chunks/record-37TZTIJE.js"),tag=given.one("tag"),recorded=await recordRun({...requestFrom(given),...tag===void 0?{}:{tag}},host);tell(recorded.problems,host);let count=n=>`${String(n)} case${n===1?"":"s"}`;return recorded.exitCode!==3&&host.stdout(`Recorded ${count(recorded.recorded.length)}${recorded.files.length===0?"":` in ${recorded.files.join(", ")}`}; refused ${count(recorded.refused.length)}.
`),recorded.exitCode}};var rerun={name:"rerun",summary:"list what to measure again: the suspects and their controls",usage:"REPORT.json [options]",about:`REPORT.json is what \`check --out report.json\` wrote. The JSON is the matrix of a GitHub Actions job: one entry for each
scenario and configuration, as one load test measures all its labels at once. With nothing to measure again it is empty.

Exit codes: 0 the list was written, 3 the report cannot be used.

Examples:
  guardband rerun report.json --format text
  guardband rerun report.json        {"include":[{"users":"20","scenario":"checkout","role":"suspect",...}]}`,options:[{name:"format",value:"NAME",about:"what is printed: json (default), text"}],run:async(given,host)=>{let format=given.one("format")??"json";if(format!=="json"&&format!=="text")return tell([unknownFormatName(format,["json","text"])],host),3;let[file2]=given.operands;if(file2===void 0||given.operands.length>1)return host.stderr(`Which report? Name one; see guardband rerun --help.
`),3;let{report,problems}=await readReport(file2,host);if(tell(problems,host),report===void 0)return 3;let matrix=rerunMatrix(report.rerun);return matrix.include.length>mostJobs&&tell([largeMatrix(matrix.include.length,mostJobs)],host),host.stdout(format==="json"?`${inert(JSON.stringify(matrix))}
`:inText(matrix)),0}},mostJobs=256,inert=json=>json.replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`);function inText({include}){if(include.length===0)return`Nothing needs to be measured again.
`;let listOf=role=>include.filter(each=>each.role===role).map(each=>`  ${inert(JSON.stringify(each.case)).slice(1,-1)}`),[suspects,controls]=[listOf("suspect"),listOf("control")];return["Measure these again; with them all labels of the same scenario and configuration are measured:",...suspects,...controls.length===0?[]:["And with them, on the same machine, so that the machine's part can be told:",...controls],"Then judge both runs together:","  guardband check RESULTS RERUN-RESULTS",""].join(`
`)}var signoff={name:"signoff",summary:"sign the performance of a release, or say what speaks against it",usage:"RESULTS... --against tag:4.4.0 [options]",about:`Every case of the baseline must be measured, waived or retired, and every objective kept. Stricter than check: a
missing case rejects, and an open suspect or a case that could not be judged is not signed, whatever the configuration
says. Slow drift over the last five releases (recorded with --tag) is shown.

Exit codes: 0 signed, 1 rejected, 2 undecided (could not judge all of it), 3 unusable input or configuration.

Example:
  guardband signoff results/ --against tag:4.4.0 --tag 4.5.0 --out signoff.md --out signoff.json`,options:[...readingOptions,baselinesOption,{name:"against",value:"SELECTOR",about:"the release before: tag:NAME; also history, last, ref:GITREF, or any result"},{name:"tag",value:"NAME",about:"the name of this release"},{name:"out",value:"FILE",multiple:!0,about:"also write the document; the ending chooses: .md .json"},{name:"format",value:"NAME",about:"what is printed: markdown (default), json"}],run:async(given,host)=>{let{signoff:sign}=await import("./chunks/signoff-IALF5L73.js"),{signoffMarkdown}=await import("./chunks/markdown-OMN5FQKD.js"),[format,files,against,tag]=[given.one("format")??"markdown",given.all("out"),given.one("against"),given.one("tag")],wrong=[...["markdown","json"].includes(format)?[]:[unknownFormatName(format,["markdown","json"])],...files.filter(file2=>!/\.(md|json)$/i.test(file2)).map(file2=>unknownEnding(file2,[".md",".json"]))];if(wrong.length>0)return tell(wrong,host),3;let request={...requestFrom(given),...against!==void 0&&{against},...tag!==void 0&&{tag}},{signoff:document,exitCode,problems}=await sign(request,host);if(document===void 0)return tell(problems,host),exitCode;let json=`${JSON.stringify(document,null,2)}
`,markdown=signoffMarkdown(document);host.stdout(format==="json"?json:markdown);for(let file2 of files)try{await host.writeText(file2,/\.json$/i.test(file2)?json:markdown)}catch(error){if(systemCode(error)===void 0)throw error;return tell([notWritten(file2,error.message)],host),3}return exitCode}};var trend={name:"trend",summary:"show when levels changed, between which commits, and by how much",usage:"[HISTORY...] [options]",about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents; without it the
recorded history is shown. Changes of level are looked for with hindsight, in every gated metric of every case; what
moved whole runs (the machine's part) is taken out first. A change lies between two commits: that of the last run of
the old level and that of the first run of the new one.

Exit codes: 0 it was shown, whatever it shows; 3 there is no history.

Examples:
  guardband trend --html trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...readingOptions,baselinesOption,{name:"case",value:"PATTERN",about:"only these cases: part of a name, or a pattern with * and ?"},{name:"html",value:"FILE",about:"also write a page with charts, which needs nothing else"},{name:"out",value:"FILE",multiple:!0,about:"also write it; the ending chooses: .html .md .json .txt"},{name:"format",value:"NAME",about:"what is printed: text (default), markdown, json, html"}],run:async(given,host)=>{let{trendEndings,trendRendererFor,trendRenderers}=await import("./chunks/trend-477PC6NR.js"),[format,html,pattern]=[given.one("format")??"text",given.one("html"),given.one("case")],files=[...given.all("out"),...html===void 0?[]:[html]],shown=trendRenderers.find(({id})=>id===format),ids=trendRenderers.map(({id})=>id),wrong=[...shown===void 0?[unknownFormatName(format,ids)]:[],...files.filter(file2=>trendRendererFor(file2)===void 0).map(file2=>unknownEnding(file2,trendEndings))];if(wrong.length>0)return tell(wrong,host),3;let{trend:trendOf}=await import("./chunks/trend-SWAOV5AV.js"),{results:history=[],...request}=requestFrom(given),asked={...request,history,...pattern===void 0?{}:{pattern}},{trend:found,problems,exitCode}=await trendOf(asked,host);if(tell(problems,host,!1),found===void 0)return exitCode;host.stdout(shown?.render(found,host.page)??"");for(let file2 of files)try{await host.writeText(file2,trendRendererFor(file2)?.render(found,host.page)??"")}catch(error){if(systemCode(error)===void 0)throw error;return tell([notWritten(file2,error.message)],host),3}return exitCode}};var commands=[check,read,record,accept,explain,rerun,trend,signoff,backtest,init];function help(commands2){let width=Math.max(...commands2.map(({name})=>name.length));return`guardband: a performance gate for JMeter results that knows its own noise

Usage: guardband COMMAND [...]

${commands2.map(({name,summary})=>`  ${name.padEnd(width)}  ${summary}`).join(`
`)}

guardband COMMAND --help says more. Start with a run you trust, then gate on it:
  guardband init                      writes guardband.yml and a workflow, from the results there are
  guardband record results/           writes baselines/
  guardband check results/            exit code 0 passed, 1 failed, 2 undecided, 3 unusable
`}function helpOf({name,summary,usage,about,options}){let heads=options.map(({name:option,short,value,multiple})=>`${short===void 0?"":`-${short}, `}--${option}${value===void 0?"":` ${value}`}${multiple===!0?" ...":""}`),width=Math.max(...heads.map(head=>head.length));return`guardband ${name}: ${summary}

Usage: guardband ${name} ${usage}

${about}

Options (... may be given more than once):
${options.map(({about:what},i)=>`  ${(heads[i]??"").padEnd(width)}  ${what}`).join(`
`)}
`}async function cli(argv,host){let[name,...rest]=argv;if(name===void 0||name==="--help"||name==="-h"||name==="help")return host.stdout(help(commands)),name===void 0?unusable:0;if(name==="--version"||name==="-V")return host.stdout(`${version}
`),0;let command=commands.find(each=>each.name===name);if(command===void 0){let close=nearest(name,commands.map(each=>each.name));return host.stderr(`There is no command "${name}". ${close===void 0?"See guardband --help.":`Did you mean "${close}"?`}
`),unusable}return await runCommand(command,rest,host)}async function runCommand(command,argv,host){let given;try{given=parse(command,argv)}catch(error){let close=nearest(/'--?([\w-]+)/.exec(String(error))?.[1]??"",command.options.map(option=>option.name)),hint=close===void 0?`See guardband ${command.name} --help.`:`Did you mean --${close}?`;return host.stderr(`${error.message.split(/[.:] /)[0]??""}. ${hint}
`),unusable}if(given.help)return host.stdout(helpOf(command)),0;try{return await command.run(given,host)}catch(error){if(systemCode(error)===void 0)throw error;return host.stderr(`error: ${error.message}
`),unusable}}function parse(command,argv){let options={help:{type:"boolean",short:"h"}};for(let{name,value,multiple,short}of command.options)options[name]={type:value===void 0?"boolean":"string",...multiple===void 0?{}:{multiple},...short===void 0?{}:{short}};let{values,positionals}=parseArgs({args:[...argv],options,allowPositionals:!0}),all=name=>[values[name]??[]].flat().map(String);return{operands:positionals,all,one:name=>all(name)[0],help:values.help===!0}}process.stdout.on("error",()=>{});process.exitCode=await cli(process.argv.slice(2),nodeHost());
