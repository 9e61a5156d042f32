import{Sn as e,q as t}from"./start-B0IBsofi.mjs";import{G as n,W as r,b as i,x as a}from"./judge-DiQfAwK0.mjs";import{ar as o,ir as s,lr as c,ur as l}from"./read-DZK23KiV.mjs";import{t as u}from"./gate-BVJ0pofX.mjs";import{d,l as f,u as p}from"./measure-undisturbed-uH2Am246.mjs";const m=[...i(`command-line`),...r(`command-line`),c],h={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},g={summary:`measure base and head until it is clear whether the head is slower`,usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
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
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...d,...f,h,...s,o,...m],commitSource:`job-or-git`,refuse:({operands:e})=>e.length>0?`gate measures by itself and reads no results.`:void 0,run:async(r,i)=>{let o={...l(r,[]),only:r.getAll(`only`),measure:p(r),skipsScreen:r.get(`no-screen`)===`true`,...e({base:r.get(`base`),baseFolder:r.get(`base-folder`),out:r.get(`results`)})},s=a.flatMap(({make:e})=>e(r)),{exitCode:c,report:d,problems:f}=await u(o,s,n(i,r));return t(f.filter(e=>d?.problems.includes(e)!==!0),i),c}};export{g as command};