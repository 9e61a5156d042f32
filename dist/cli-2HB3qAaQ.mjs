import{at as e}from"./start-CBGBBb8x.mjs";import{n as t,t as n}from"./bisect-UXMJEl3O.mjs";import{cr as r,hr as i,lr as a,vr as o,xr as s,yr as c}from"./read-rQQeVSZf.mjs";import{d as l,u}from"./measure-undisturbed-Cm8cLgwq.mjs";import{kn as d}from"./judge-GqEDWVpv.mjs";import{n as f,t as p}from"./show-document-Bo3Kz0hC.mjs";const m={pairs:`measure the same two commits at most N times (default: three times measure.pairs)`,results:`where the measurements go, and where they are looked for (default: a folder in guardband-gate)`},h={usage:`GOOD BAD [options]`,about:`Finds the commit between GOOD and BAD that made something slower. GOOD and BAD are measured first: if they do not differ,
the search ends. Then commits along the first parents are measured beside GOOD, each built in a separate folder, by the
commands under measure: in guardband.yml. No measurement is final: a wrong one is outweighed by later ones. The commit that is
found is measured beside its parent. Commits that do not build are skipped.

An interrupted search goes on where it stopped when it is called again.

Exit codes: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left; 3 nothing was found out.

Examples:
  guardband bisect v4.1.0 v4.2.0
  guardband bisect 1a2b3c4 HEAD --case 'POST /orders' --metric p99 --budget 3h`,options:[{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},{name:`metric`,value:`NAME`,about:`only this metric`},...l.map(e=>({...e,about:m[e.name]??e.about})),...c,a,o(t),i(t)],run:async(i,a)=>{let o=d(l,i),[c,m,...h]=i.operands;if(o.length>0||c===void 0||m===void 0||h.length>0)return r(o,a),o.length===0&&a.stderr(`Usage: guardband bisect GOOD BAD. See guardband bisect --help.
`),3;let g={renderers:t,format:i.get(`format`)??`text`,files:i.getAll(`out`)};if(!p(g,a))return 3;let _={...s(i,[]),good:c,bad:m,measure:u(i),...e({metric:i.get(`metric`),pattern:i.get(`case`),out:i.get(`results`)})},{exitCode:v,problems:y,bisection:b}=await n(_,a);return r(y,a),b===void 0?v:await f(b,v,g,a)}};export{h as bisect};