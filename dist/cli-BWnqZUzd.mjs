import{rt as e}from"./start-BnX4hsNe.mjs";import{a as t,b as n,l as r,u as i,y as a}from"./judge-BTLZ8keu.mjs";import{Ai as o,Mi as s,Ni as c,Oi as l,_i as u,bi as d,ki as f,vi as p,yi as m}from"./read-CO_4iKPn.mjs";import{t as h}from"./gate-BQGP_lCA.mjs";import{n as g,r as _,t as v}from"./options-B5TtCoRs.mjs";const y=[...r(`command-line`),...a(`command-line`),f],b={name:`no-screen`,about:`measure pairs at once, and judge everything by them`},x={usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded. An unchanged version fails with a probability of at most 0.5 %.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, 1 failed, 2 undecided, 3 nothing was decided (unusable configuration, a command failed,
interrupted, or no time for one pair).

Examples:
  guardband gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[..._,...v,b,...l,m,d,s,p,{name:`only`,value:`PATTERN`,multiple:!0,about:`expect only these cases: part of a name, or a pattern with * and ?`},...y],commitSource:`job-or-git`,run:async(r,a)=>{let s=c(r,a),l=t([..._,...y],r);if(l.length>0||r.operands.length>0)return u(l,s),r.operands.length>0&&s.stderr(`gate measures by itself and reads no results. See guardband gate --help.
`),3;let d={...o(r,[]),only:r.getAll(`only`),measure:g(r),skipsScreen:r.get(`no-screen`)===`true`,...e({base:r.get(`base`),baseFolder:r.get(`base-folder`),out:r.get(`results`)})},f=i.flatMap(({make:e})=>e(r)),{exitCode:p,report:m,problems:v}=await h(d,f,n(s,r));return u(v.filter(e=>m?.problems.includes(e)!==!0),s),p}};export{x as gate};