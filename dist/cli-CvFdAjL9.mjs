import{at as e}from"./start-BzC_hc7A.mjs";import{t}from"./trend-9dMhREoy.mjs";import{Cr as n,_r as r,br as i,cr as a,mr as o,sr as s,vr as c,yr as l}from"./read-BS-umyVb.mjs";import{yn as u}from"./judge-kMr3bF2d.mjs";import{n as d,t as f}from"./show-document-CVgf9jLD.mjs";import{t as p}from"./trend-C7DORCnE.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...c,a,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},l,r(t),o(t)],run:async(r,a)=>{let o=n(r,a),c=u([l],r);if(c.length>0)return s(c,o),3;let m={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!f(m,o))return 3;let{results:h=[],...g}=i(r,r.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:r.get(`case`)})},o);return s(v,o,!1),_===void 0?y:await d(_,y,m,o)}};export{m as trend};