import{rt as e}from"./start-DgxqgKxw.mjs";import{Ir as t,Lr as n,Xt as r,en as i,tn as a}from"./judge-6ZfLh6V7.mjs";import{ar as o,gr as s,hr as c,ir as l,mr as u,or as d,rr as f,vr as p,yr as m}from"./read-DFTScAU6.mjs";import{t as h}from"./gate-BxN92htf.mjs";import{n as g,r as _,t as v}from"./options-BDQc9b0-.mjs";const y=[...i(`command-line`),...t(`command-line`),c],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded. An unchanged version fails with a probability of at most 0.5 %.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided, 3 nothing was decided (unusable configuration, a command failed,
interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[..._,...v,b,...u,o,d,p,l,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(t,i)=>{let o=m(t,i),c=r([..._,...y],t);if(c.length>0||t.operands.length>0)return f(c,o),t.operands.length>0&&o.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let l={...s(t,[]),only:t.getAll(`only`),measure:g(t),skipsScreen:t.get(`no-screen`)===`true`,...e({base:t.get(`base`),baseFolder:t.get(`base-folder`),out:t.get(`results`)})},u=a.flatMap(({make:e})=>e(t)),{exitCode:d,report:p,problems:v}=await h(l,u,n(o,t));return f(v.filter(e=>p?.problems.includes(e)!==!0),o),d}};export{x as gate};