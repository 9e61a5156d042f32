import{Is as e}from"./start-BBcgQ9Ey.mjs";import{c as t,f as n,g as r,p as i,s as a}from"./read-D5CHnbrk.mjs";import{a as o,n as s,r as c}from"./judge-HWLKmw89.mjs";import{t as l}from"./gate-DlZZw0Dt.mjs";import{d as u,l as d,u as f}from"./measure-undisturbed-vMl7BGfr.mjs";const p=[...o(`command-line`),...r(`command-line`),n],m={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},h={withdraw:c,summary:`measure base and head until it is clear whether the head is slower`,usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
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
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...u,...d,m,...a,t,...p],commitSource:`job-or-git`,refuse:({operands:e})=>e.length>0?`gate measures by itself and reads no results.`:void 0,run:async(t,n)=>{let r={...i(t,[]),only:t.getAll(`only`),measure:f(t),skipsScreen:t.get(`no-screen`)===`true`,...e({base:t.get(`base`),baseFolder:t.get(`base-folder`),out:t.get(`results`)})};return await s(t,n,async(e,t)=>await l(r,t,e))}};export{h as command};