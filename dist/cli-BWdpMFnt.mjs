import{at as e}from"./start-CBGBBb8x.mjs";import{G as t,W as n,b as r,kn as i,x as a}from"./judge-GqEDWVpv.mjs";import{Cr as o,br as s,cr as c,dr as l,lr as u,ur as d,wr as f,xr as p,yr as m}from"./read-rQQeVSZf.mjs";import{t as h}from"./gate-CyQoKG_A.mjs";import{d as g,l as _,u as v}from"./measure-undisturbed-Cm8cLgwq.mjs";const y=[...r(`command-line`),...n(`command-line`),s],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
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
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...g,..._,b,...m,d,l,o,u,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(n,r)=>{let o=f(n,r),s=i([...g,...y],n);if(s.length>0||n.operands.length>0)return c(s,o),n.operands.length>0&&o.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let l={...p(n,[]),only:n.getAll(`only`),measure:v(n),skipsScreen:n.get(`no-screen`)===`true`,...e({base:n.get(`base`),baseFolder:n.get(`base-folder`),out:n.get(`results`)})},u=a.flatMap(({make:e})=>e(n)),{exitCode:d,report:m,problems:_}=await h(l,u,t(o,n));return c(_.filter(e=>m?.problems.includes(e)!==!0),o),d}};export{x as gate};