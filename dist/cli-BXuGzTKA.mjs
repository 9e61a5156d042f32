import{Vr as e}from"./start-DCF1xcdf.mjs";import{T as t,a as n,i as r,n as i}from"./check-B-tOWrXB.mjs";import{a,c as o,d as s,l as c,m as l,r as u,s as d,u as f}from"./read-Cf0-ZFE0.mjs";import{t as p}from"./gate-B8tA40x-.mjs";const m=f(`no-screen`,{...s(`measure pairs at once, and judge everything by them`),frontEnd:`command-line`}),h={withdraw:n,summary:`measure base and head until it is clear whether the head is slower`,usage:`[options]`,about:`Measures the version in the current folder and compares it with the history. Whatever looks suspicious then, or
everything if there is no history, is decided by pairs: the base and the head are measured one right after the other, in
random order, until the change is clear or excluded, or the budget is spent. A speed fails only if three pairs or more
agree.

The commands are in guardband.yml, under measure:, as guardband init writes them. A shell runs them; {version} is the
folder of the version and {out} that for its results.

Exit codes: 0 passed, or no verdict was asked (--base HEAD), 1 failed, 2 undecided (also if the budget ended while another pair
might have decided), 3 nothing was decided (unusable configuration, a command failed, interrupted, or no whole pair within the
budget).

Examples:
  guardband gate
  guardband gate --base HEAD      what pairs of this version with itself find, before you rely on the gate
  guardband gate --base v4.2.0 --pairs 8 --budget 2h --out report.html
  guardband gate --no-screen --base-folder ../base --run 'bash load-test.sh measure {version} {out}'`,options:[...o,...u,m,...a,c,...r],commitSource:`job-or-git`,refuse:({operands:e})=>e.length>0?`gate measures by itself and reads no results.`:void 0,mode:{summary:`measure the head, and where that does not decide, base and head in pairs`,outcomes:[`passed`,`failed`,`undecided`,`unusable`],endings:t,operands:()=>[]},run:async t=>{let n={...l(t,[]),only:t.getAll(`only`),measure:d(t),skipsScreen:t.get(`no-screen`)===`true`,...e({base:t.get(`base`),baseFolder:t.get(`base-folder`),out:t.get(`results`)})};return await i(t,async(e,t)=>await p(n,t,e))}};export{h as command};