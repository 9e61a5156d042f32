import{at as e}from"./start-C9I3crqh.mjs";import{Dn as t,G as n,W as r,b as i,x as a}from"./judge-Tkaw4sbN.mjs";import{Cr as o,br as s,cr as c,dr as l,lr as u,ur as d,wr as f,xr as p,yr as m}from"./read-Bb517fOE.mjs";import{t as h}from"./gate-t7YzC_Sp.mjs";import{d as g,l as _,u as v}from"./measure-undisturbed-D2u1Y10R.mjs";const y=[...i(`command-line`),...r(`command-line`),s],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
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
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...g,..._,b,...m,d,l,o,u,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(r,i)=>{let o=f(r,i),s=t([...g,...y],r);if(s.length>0||r.operands.length>0)return c(s,o),r.operands.length>0&&o.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let l={...p(r,[]),only:r.getAll(`only`),measure:v(r),skipsScreen:r.get(`no-screen`)===`true`,...e({base:r.get(`base`),baseFolder:r.get(`base-folder`),out:r.get(`results`)})},u=a.flatMap(({make:e})=>e(r)),{exitCode:d,report:m,problems:_}=await h(l,u,n(o,r));return c(_.filter(e=>m?.problems.includes(e)!==!0),o),d}};export{x as gate};