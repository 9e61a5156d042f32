import{it as e}from"./start-CwQJFAOq.mjs";import{U as t,W as n,_n as r,b as i,y as a}from"./judge-BlUnHO8t.mjs";import{Sr as o,_r as s,cr as c,lr as l,or as u,sr as d,vr as f,xr as p,yr as m}from"./read-AK9hNLO8.mjs";import{t as h}from"./gate-DiE5rre_.mjs";import{h as g,m as _,p as v}from"./measure-pair-BxaaJicG.mjs";const y=[...a(`command-line`),...t(`command-line`),f],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded. An unchanged version fails with a probability of at most 0.5 %.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided, 3 nothing was decided (unusable configuration, a command failed,
interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...g,...v,b,...s,c,l,p,d,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(t,a)=>{let s=o(t,a),c=r([...g,...y],t);if(c.length>0||t.operands.length>0)return u(c,s),t.operands.length>0&&s.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let l={...m(t,[]),only:t.getAll(`only`),measure:_(t),skipsScreen:t.get(`no-screen`)===`true`,...e({base:t.get(`base`),baseFolder:t.get(`base-folder`),out:t.get(`results`)})},d=i.flatMap(({make:e})=>e(t)),{exitCode:f,report:p,problems:v}=await h(l,d,n(s,t));return u(v.filter(e=>p?.problems.includes(e)!==!0),s),f}};export{x as gate};