import{at as e}from"./start-BzC_hc7A.mjs";import{n as t,t as n}from"./bisect-Dx8peAkb.mjs";import{_r as r,br as i,cr as a,mr as o,sr as s,vr as c}from"./read-BS-umyVb.mjs";import{b as l,x as u}from"./measure-undisturbed-Db2NWxnS.mjs";import{yn as d}from"./judge-kMr3bF2d.mjs";import{n as f,t as p}from"./show-document-CVgf9jLD.mjs";const m={pairs:`measure the same two commits at most N times (default: three times measure.pairs)`,results:`where the measurements go, and where they are looked for (default: a folder in guardband-gate)`},h={usage:`GOOD BAD [options]`,about:`Finds the commit between GOOD and BAD that made something slower. GOOD and BAD are measured first: if they do not differ,
the search ends. Then commits along the first parents are measured beside GOOD, each built in a separate folder, by the
commands under measure: in guardband.yml. No measurement is final: a wrong one is outweighed by later ones. The commit that is
found is measured beside its parent. Commits that do not build are skipped.

An interrupted search goes on where it stopped when it is called again.

Exit codes: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left; 3 nothing was found out.

Examples:
  guardband bisect v4.1.0 v4.2.0
  guardband bisect 1a2b3c4 HEAD --case 'POST /orders' --metric p99 --budget 3h`,options:[{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},{name:`metric`,value:`NAME`,about:`only this metric`},...u.map(e=>({...e,about:m[e.name]??e.about})),...c,a,r(t),o(t)],run:async(r,a)=>{let o=d(u,r),[c,m,...h]=r.operands;if(o.length>0||c===void 0||m===void 0||h.length>0)return s(o,a),o.length===0&&a.stderr(`Usage: guardband bisect GOOD BAD. See guardband bisect --help.
`),3;let g={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!p(g,a))return 3;let _={...i(r,[]),good:c,bad:m,measure:l(r),...e({metric:r.get(`metric`),pattern:r.get(`case`),out:r.get(`results`)})},{exitCode:v,problems:y,bisection:b}=await n(_,a);return s(y,a),b===void 0?v:await f(b,v,g,a)}};export{h as bisect};