import{a as e,d as t,o as n,s as r,u as i}from"./judge-BuYIVYVQ.mjs";import{i as a,p as o}from"./read-CUpHg73s.mjs";import{t as s}from"./comment-Bv8g02n-.mjs";const c=a({summary:`write a note on a merge request about the reports of other jobs`,usage:`REPORT... [options]`,about:`Writes a note on the merge request of a GitLab job about the reports (.json) that other jobs wrote: the job with the token
then runs nothing of the change. The outcome is computed again from the findings, by the rules of the merge base.

Exit codes: 0 done, or a warning that says why not; 3 a file is not a report.

Example:
  guardband comment report.json --key load-test`,own:{},shared:[...o(`config`),...r.options.filter(({name:e})=>e===`comment-on`),...i(`command-line`)],run:async({operands:r,...i},a,o)=>{let c=r.length===0?[`report.json`]:r,l=[n({key:o.get(`key`)??``,on:e(o.get(`comment-on`))})],u={host:t(a,o),problems:[]};return await s({...i,reports:c},l,u.host,()=>Promise.resolve(u))}});export{c as command};