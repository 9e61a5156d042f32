import{Cs as e}from"./start-BBcgQ9Ey.mjs";import{a as t,d as n,h as r,m as i}from"./read-D5CHnbrk.mjs";import{t as a}from"./record-CmlP4snk.mjs";const o=t({summary:`add a run to the recorded history`,usage:`RESULTS... [options]`,about:`Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'`,own:i,shared:[...n,...r(`commit`,`baselines`)],commitSource:`job-or-git`,run:async({operands:t,...n},r)=>{let i=await a({...n,results:t},r),[o,s]=[i.recorded,i.refused].map(({length:t})=>e(t,`case`)),c=`Recorded ${o}${i.files.length===0?``:` in ${i.files.join(`, `)}`}; refused ${s}.\n`,{recorded:l,refused:u,files:d}=i,f={recorded:l,refused:u,files:d};return{...i,data:f,text:i.exitCode===3?void 0:c}}});export{o as command};