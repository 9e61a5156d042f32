import{at as e}from"./start-BzC_hc7A.mjs";import{G as t,W as n,b as r,x as i,yn as a}from"./judge-kMr3bF2d.mjs";import{Cr as o,Sr as s,br as c,cr as l,lr as u,sr as d,ur as f,vr as p,yr as m}from"./read-BS-umyVb.mjs";import{t as h}from"./gate-C0DyiAQZ.mjs";import{b as g,x as _,y as v}from"./measure-undisturbed-Db2NWxnS.mjs";const y=[...r(`command-line`),...n(`command-line`),m],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded, or the budget is spent. A speed fails only if three pairs or more
agree.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided (also if the budget ended while another pair might have decided), 3 nothing was
decided (unusable configuration, a command failed or did not end, interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[..._,...v,b,...p,u,f,s,l,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(n,r)=>{let s=o(n,r),l=a([..._,...y],n);if(l.length>0||n.operands.length>0)return d(l,s),n.operands.length>0&&s.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let u={...c(n,[]),only:n.getAll(`only`),measure:g(n),skipsScreen:n.get(`no-screen`)===`true`,...e({base:n.get(`base`),baseFolder:n.get(`base-folder`),out:n.get(`results`)})},f=i.flatMap(({make:e})=>e(n)),{exitCode:p,report:m,problems:v}=await h(u,f,t(s,n));return d(v.filter(e=>m?.problems.includes(e)!==!0),s),p}};export{x as gate};