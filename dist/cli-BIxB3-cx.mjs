import{P as e}from"./start-DM4JJHPI.mjs";import{Er as t,Qt as n,Tr as r,Zt as i,qt as a}from"./judge-BQz8-Arw.mjs";import{ar as o,gr as s,hr as c,mr as l,or as u,sr as d,vr as f,yr as p}from"./read-BSwtH5-m.mjs";import{t as m}from"./gate-BFGgVfVz.mjs";import{n as h,r as g,t as _}from"./options-jj_5HBvy.mjs";const v=[...i(`command-line`),...r(`command-line`),c],y={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},b={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded. An unchanged version fails with a probability of at most 0.5 %.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided, 3 nothing was decided (unusable configuration, a command failed,
interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...g,..._,y,...l,d,f,u,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...v],commitSource:`job-or-git`,run:async(r,i)=>{let c=p(r,i),l=a([...g,...v],r);if(l.length>0||r.operands.length>0)return o(l,c),r.operands.length>0&&c.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let u={...s(r,[]),only:r.getAll(`only`),measure:h(r),skipsScreen:r.get(`no-screen`)===`true`,...e({base:r.get(`base`),baseFolder:r.get(`base-folder`),out:r.get(`results`)})},d=n.flatMap(({make:e})=>e(r)),{exitCode:f,report:_,problems:y}=await m(u,d,t(c,r));return o(y.filter(e=>_?.problems.includes(e)!==!0),c),f}};export{b as gate};