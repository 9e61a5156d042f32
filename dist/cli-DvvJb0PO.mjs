import{Q as e}from"./start-CBGBBb8x.mjs";import{Sr as t,cr as n,lr as r,pr as i,ur as a,xr as o,yr as s}from"./read-rQQeVSZf.mjs";import{t as c}from"./record-CGclOv_W.mjs";const l={usage:`RESULTS... [options]`,about:`Failed, invalid and partial cases are refused by name; the others are recorded. Recording the same run again adds
nothing, except a --tag that the run did not have. A run is the same if it was measured at the same time, even with another
warm-up: the values recorded first are kept. Results without a time are the same run if all their values equal those of the
newest recorded run. The history is one NDJSON file per scenario: commit it.

If the results do not name the commit of the run, it is that of the CI job (GitHub, GitLab, Jenkins), or else of
the git work tree in the current folder. No commit is recorded if tracked files have changes, except history files
(.ndjson).

Exit codes: 0 everything was recorded, 1 something was refused, 3 nothing could be read.

Example:
  guardband record results/ --tag 4.5.0 --note 'new garbage collector'`,options:[...s,a,r,...t],commitSource:`job-or-git`,run:async(t,r)=>{let a={...o(t,t.operands),...i(t)},{exitCode:s,recorded:l,refused:u,files:d,problems:f}=await c(a,r);if(n(f,r),s===3)return s;let p=d.length===0?``:` in ${d.join(`, `)}`;return r.stdout(`Recorded ${e(l.length,`case`)}${p}; refused ${e(u.length,`case`)}.\n`),s}};export{l as record};