import{f as e,g as t,i as n}from"./read-Cf0-ZFE0.mjs";import{g as r}from"./check-B-tOWrXB.mjs";import{Gt as i}from"./judge-CQWCZ4ZX.mjs";import{ar as a,jr as o,rr as s}from"./start-DCF1xcdf.mjs";const c=n({summary:`make the current level of cases their new baseline`,usage:`CASE-PATTERN... --reason TEXT [options]`,about:`CASE-PATTERN is the name of a case, part of one, or a pattern with * and ?; '*' matches all cases. With --results,
that run is recorded and accepted: its own check passes from then on, and later runs are compared with it. Without it,
the level of each case is accepted from its newest recorded run on. A level of five runs is steadier than that of one:
if there is time, record five and accept --from the first.

If users wait for an accepted label, so that the throughput of other labels of its load test fell as much, that
throughput is accepted as well. Older runs still show how noisy a case is. The acceptance is a line in the history: commit it.

Exit codes: 0 the cases are accepted, 3 nothing could be accepted.

Examples:
  guardband accept 'checkout*' --results results/ --reason 'checks signatures now'
  guardband accept checkout --metric p99 --from 2026-11-20 --reason 'new garbage collector'`,own:{"reason TEXT":`the reason for the new baseline; kept in the history`,"metric ID":`only this metric: throughput, p99, ... (default: all metrics)`,"from RUN-START":`the start time of the first run of the level, or its beginning (default: the newest run)`,"results RESULTS ...":`the run to accept; it is recorded first`},shared:[...e,...t(`commit`,`baselines`)],commitSource:`job-or-git`,refuse:({operands:e})=>e.length===0||e.some(e=>e.trim()===``)?`Name one or more patterns of cases, in quotes.`:void 0,run:async({operands:e,reason:t=``,...n},i)=>{let a=await r({...n,pattern:e,reason:t},i),o=`The run was recorded in ${a.files.join(`, `)}, but nothing was accepted.\n`,s=a.files.length>0?o:void 0,c={accepted:a.accepted,files:a.files};return{...a,data:c,text:a.exitCode===0?l(a):s}}});function l({accepted:e,files:t}){let n=t.length===0?``:` in ${t.join(`, `)}`,r=i(e).map(({what:e})=>`  ${o(s(e))}\n`);return`Accepted ${a(e.length,`level`)}${n}.\n${r.join(``)}`}export{c as command};