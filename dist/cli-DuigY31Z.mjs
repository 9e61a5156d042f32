import{Q as e}from"./start-BzC_hc7A.mjs";import{br as t,cr as n,fr as r,lr as i,sr as a,vr as o,xr as s}from"./read-BS-umyVb.mjs";import{t as c}from"./record-S9MumGvo.mjs";const l={usage:`RESULTS... [options]`,about:`Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'`,options:[...o,i,n,...s],commitSource:`job-or-git`,run:async(n,i)=>{let o={...t(n,n.operands),...r(n)},{exitCode:s,recorded:l,refused:u,files:d,problems:f}=await c(o,i);if(a(f,i),s===3)return s;let p=d.length===0?``:` in ${d.join(`, `)}`;return i.stdout(`Recorded ${e(l.length,`case`)}${p}; refused ${e(u.length,`case`)}.\n`),s}};export{l as record};