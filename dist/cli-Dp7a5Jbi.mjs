import{B as e,G as t,V as n,W as r,z as i}from"./judge-DiQfAwK0.mjs";import{fr as a,rr as o}from"./read-DZK23KiV.mjs";import{t as s}from"./comment-DUR8_CFR.mjs";const c=o({summary:`write a note on a merge request about the reports of other jobs`,usage:`REPORT... [options]`,about:`Writes a note on the merge request of a GitLab job about the reports (.json) that other jobs wrote: the job with the token
then runs nothing of the change. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a file is not a report.

Example:
  guardband comment report.json --key load-test`,own:{},shared:[...a(`config`),...n.options.filter(({name:e})=>e===`comment-on`),...r(`command-line`)],run:async({operands:n,...r},a,o)=>{let c=n.length===0?[`report.json`]:n,l=[e({key:o.get(`key`)??``,on:i(o.get(`comment-on`))})],u={host:t(a,o),problems:[]};return await s({...r,reports:c},l,u.host,()=>Promise.resolve(u))}});export{c as command};