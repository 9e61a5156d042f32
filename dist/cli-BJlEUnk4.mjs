import{it as e}from"./start-CzEDKIhe.mjs";import{a as t,f as n,m as r,o as i,p as a}from"./judge-Cvpwz1im.mjs";import{Gi as o,Ki as s,Ni as c,aa as l,na as u,oa as d,qi as f,ra as p,ta as m}from"./read-BD29aRoX.mjs";import{t as h}from"./gate-ca4findl.mjs";import{h as g,m as _,p as v}from"./measure-pair-BkDzjIha.mjs";const y=[...t(`command-line`),...n(`command-line`),u],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded. An unchanged version fails with a probability of at most 0.5 %.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided, 3 nothing was decided (unusable configuration, a command failed,
interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...g,...v,b,...m,s,f,l,o,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(t,n)=>{let o=d(t,n),s=r([...g,...y],t);if(s.length>0||t.operands.length>0)return c(s,o),t.operands.length>0&&o.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let l={...p(t,[]),only:t.getAll(`only`),measure:_(t),skipsScreen:t.get(`no-screen`)===`true`,...e({base:t.get(`base`),baseFolder:t.get(`base-folder`),out:t.get(`results`)})},u=i.flatMap(({make:e})=>e(t)),{exitCode:f,report:m,problems:v}=await h(l,u,a(o,t));return c(v.filter(e=>m?.problems.includes(e)!==!0),o),f}};export{x as gate};