import{Uo as e,Y as t}from"./start-CyCM_MFW.mjs";import{d as n,i as r,n as i,r as a,u as o}from"./judge-BuYIVYVQ.mjs";import{a as s,d as c,o as l,u}from"./read-CUpHg73s.mjs";import{t as d}from"./gate-Bi9FUSVf.mjs";import{d as f,l as p,u as m}from"./measure-undisturbed-CWEFYyUX.mjs";const h=[...r(`command-line`),...o(`command-line`),u],g={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},_={withdraw:i,summary:`measure base and head until it is clear whether the head is slower`,usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
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
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...f,...p,g,...s,l,...h],commitSource:`job-or-git`,refuse:({operands:e})=>e.length>0?`gate measures by itself and reads no results.`:void 0,run:async(r,i)=>{let o={...c(r,[]),only:r.getAll(`only`),measure:m(r),skipsScreen:r.get(`no-screen`)===`true`,...e({base:r.get(`base`),baseFolder:r.get(`base-folder`),out:r.get(`results`)})},s=a(r),{exitCode:l,report:u,problems:f}=await d(o,s,n(i,r));return t(f.filter(e=>u?.problems.includes(e)!==!0),i),l}};export{_ as command};