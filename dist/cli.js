#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{file,stdout}from"./chunks/chunk-6XKDLPD5.js";import{nodeHost}from"./chunks/chunk-F5NBMSXG.js";import{version}from"./chunks/chunk-6X4GB6BZ.js";import{unusable}from"./chunks/chunk-CQMVUPZP.js";import{isNamed}from"./chunks/chunk-LO3PXUEW.js";import{nearest,noSuchCase,noSuchMetric,placeOf,systemCode}from"./chunks/chunk-UWVHLL5I.js";import"./chunks/chunk-T2EYXN3I.js";import{parseArgs}from"node:util";var readingOptions=[{name:"config",value:"FILE",about:"the configuration (default: guardband.yml, if there is one)"},{name:"set",value:"KEY=VALUE",multiple:!0,about:"an axis of everything read: users=100; also scenario=, label=, environment.KEY="},{name:"warmup",value:"TIME",about:"cut from the start of raw results: 300s, 5m"}],baselinesOption={name:"baselines",value:"DIR",about:"folder of the recorded history (default: baselines)"};function requestFrom({operands,one,all}){let[config,warmup,baselines]=[one("config"),one("warmup"),one("baselines")];return{results:operands,set:all("set"),...config===void 0?{}:{config},...warmup===void 0?{}:{warmup},...baselines===void 0?{}:{baselines}}}function tell(problems,host,notes=!0){for(let problem of problems){if(problem.level==="note"&&!notes)continue;let place=placeOf(problem);host.stderr(`${place===""?"":`${place}: `}${problem.level}: ${problem.message}
  ${problem.advice}
`)}}var check={name:"check",summary:"judge results against their baselines: the gate",usage:"RESULTS... [options]",about:`RESULTS are files, folders or globs in any supported format, mixed. Content decides the format, never the name.

Exit codes: 0 passed, 1 failed (regression, broken objective, missing case), 2 undecided (could not
judge), 3 unusable input or configuration (nothing was judged).

Examples:
  guardband check results/ --out report.md --out report.json
  guardband check summary.csv --against last-release/summary.csv
  guardband check nightly.csv --against nightly.csv      the newest run of a history against those before it`,options:[...readingOptions,baselinesOption,{name:"against",value:"SELECTOR",about:"history (default: the newest 30 runs), last, tag:NAME, or any readable result"},{name:"only",value:"PATTERN",multiple:!0,about:"expect only these cases (part of a name, or * and ?)"},{name:"out",value:"FILE",multiple:!0,about:"also write the report; the ending chooses: .json .md .xml (JUnit) .txt"},{name:"format",value:"NAME",about:"what is printed: text (default), markdown, json, junit"}],run:async(given,host)=>{let{gate}=await import("./chunks/gate-S76YUI3X.js"),{unknownOutputs}=await import("./chunks/published-77OZZQLV.js"),[format,files]=[given.one("format")??"text",given.all("out")],unknown=unknownOutputs([format],files);if(unknown.length>0)return tell(unknown,host),3;let against=given.one("against"),request={...requestFrom(given),only:given.all("only"),...against===void 0?{}:{against}},publishers=[stdout(format),...files.map(file)],{exitCode,report,problems}=await gate(request,publishers,host);return tell(problems.filter(problem=>report?.problems.includes(problem)!==!0),host),exitCode}};var explain={name:"explain",summary:"show every number that led to one verdict",usage:"CASE [METRIC] [options]",about:`CASE is part of a case's name, or a pattern with * and ?. METRIC is errorPercent, throughput, p99, ...; without it
every judged metric is explained. The results are those of \`results:\` in guardband.yml unless named.

Example:
  guardband explain 'checkout*users=20*' throughput --results results/`,options:[{name:"results",value:"RESULTS",multiple:!0,about:"files, folders or globs to judge"},...readingOptions,baselinesOption,{name:"against",value:"SELECTOR",about:"as of check"}],run:async(given,host)=>{let{gate}=await import("./chunks/gate-S76YUI3X.js"),{explain:explainFinding}=await import("./chunks/explain-PD5U4ERH.js"),[pattern,metric]=given.operands;if(pattern===void 0)return host.stderr(`Which case? See guardband explain --help.
`),3;let against=given.one("against"),request={...requestFrom(given),results:given.all("results"),...against===void 0?{}:{against}},{report,problems,exitCode}=await gate(request,[],host);if(tell(problems,host,!1),report===void 0)return exitCode;let ofCase=report.findings.filter(finding=>isNamed(pattern,finding.case)),wanted=ofCase.filter(finding=>metric===void 0?finding.gated:finding.metric===metric);if(wanted.length===0){let known=[...new Set(report.findings.map(finding=>finding.case.key))],measured=[...new Set(ofCase.map(finding=>finding.metric))];return tell([ofCase.length===0?noSuchCase(pattern,known):noSuchMetric(metric??"",measured)],host),3}return host.stdout(wanted.map(explainFinding).join(`
`)),0}};var read={name:"read",summary:"turn any supported input into one validated run document",usage:"INPUT... [-o run.json]",about:`Raw JMeter results are summarised, summaries imported, several inputs put together. - reads standard input.

Examples:
  guardband read results.jtl --warmup 300s -o run.json
  zcat results.jtl.gz | guardband read - --set scenario=checkout --set users=100`,options:[...readingOptions,{name:"output",short:"o",value:"FILE",about:"write here instead of standard output"}],run:async(given,host)=>{let{settle}=await import("./chunks/settings-GA5KV2JC.js"),{readCandidate}=await import("./chunks/sides-PBYEZTRN.js"),settings=await settle(requestFrom(given),host);if(settings.problems.some(({level})=>level==="error"))return tell(settings.problems,host),3;let{run,problems}=await readCandidate(settings,host);if(tell(problems,host),run===void 0)return 3;let document={schemaVersion:1,...run},text=`${JSON.stringify(document,null,2)}
`,output=given.one("output");return output===void 0?host.stdout(text):await host.writeText(output,text),problems.some(({level})=>level==="error")?3:0}};var record={name:"record",summary:"add a run to the recorded history",usage:"RESULTS... [options]",about:`Failed, invalid and partial cases are refused by name and the rest is recorded. Recording the same run twice adds
nothing. The history is one NDJSON file per scenario: commit it.

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0`,options:[...readingOptions,baselinesOption,{name:"tag",value:"NAME",about:"a release name to find this run by"}],run:async(given,host)=>{let{record:recordRun}=await import("./chunks/record-TERMGE4S.js"),tag=given.one("tag"),recorded=await recordRun({...requestFrom(given),...tag===void 0?{}:{tag}},host);tell(recorded.problems,host);let count=n=>`${String(n)} case${n===1?"":"s"}`;return recorded.exitCode!==3&&host.stdout(`Recorded ${count(recorded.recorded.length)}${recorded.files.length===0?"":` in ${recorded.files.join(", ")}`}; refused ${count(recorded.refused.length)}.
`),recorded.exitCode}};var commands=[check,read,record,explain];function help(commands2){let width=Math.max(...commands2.map(({name})=>name.length));return`guardband: a performance gate for JMeter results that knows its own noise

Usage: guardband COMMAND [...]

${commands2.map(({name,summary})=>`  ${name.padEnd(width)}  ${summary}`).join(`
`)}

guardband COMMAND --help says more. Start with a run you trust, then gate on it:
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
