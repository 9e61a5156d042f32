import{Is as e}from"./start-BBcgQ9Ey.mjs";import{i as t,t as n}from"./bisect-CDMDdWIT.mjs";import{a as r,d as i,h as a}from"./read-D5CHnbrk.mjs";import{d as o,u as s}from"./measure-undisturbed-vMl7BGfr.mjs";const c={pairs:`measure the same two commits at most N times (default: three times measure.pairs)`,results:`where the measurements go, and where they are looked for (default: a folder in guardband-gate)`},l=o.map(e=>({...e,about:c[e.name]??e.about})),u=r({summary:`find the commit that made something slower`,usage:`GOOD BAD [options]`,about:`Finds the commit between GOOD and BAD that made something slower. GOOD and BAD are measured first: if they do not differ,
the search ends. Then commits along the first parents are measured beside GOOD, each built in a separate folder, by the
commands under measure: in guardband.yml. No measurement is final: a wrong one is outweighed by later ones. The commit that is
found is measured beside its parent. Commits that do not build are skipped.

An interrupted search goes on where it stopped when it is called again.

Exit codes: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left; 3 nothing was found out.

Examples:
  guardband bisect v4.1.0 v4.2.0
  guardband bisect 1a2b3c4 HEAD --case 'POST /orders' --metric p99 --budget 3h`,own:{"case PATTERN":`only these cases: part of a name, or a pattern with * and ?`,"metric NAME":`only this metric`},shared:[...l,...i,...a(`baselines`)],renderers:t,refuse:({operands:e})=>e.length===2?void 0:`Usage: guardband bisect GOOD BAD.`,run:async({operands:[t=``,r=``],case:i,...a},o,c)=>{let l={good:t,bad:r,measure:s(c),...e({pattern:i,out:c.get(`results`)})},u=await n({...a,...l},o);return{...u,document:u.bisection}}});export{u as command};