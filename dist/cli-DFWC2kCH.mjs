import{it as e}from"./start-CwQJFAOq.mjs";import{t}from"./trend-DXAL4IB1.mjs";import{Sr as n,_r as r,gr as i,or as a,pr as o,sr as s,vr as c,yr as l}from"./read-AK9hNLO8.mjs";import{_n as u}from"./judge-BlUnHO8t.mjs";import{n as d,t as f}from"./show-document-EqWfX1ME.mjs";import{t as p}from"./trend-DJdsGuRQ.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...r,s,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},c,i(t),o(t)],run:async(r,i)=>{let o=n(r,i),s=u([c],r);if(s.length>0)return a(s,o),3;let m={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!f(m,o))return 3;let{results:h=[],...g}=l(r,r.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:r.get(`case`)})},o);return a(v,o,!1),_===void 0?y:await d(_,y,m,o)}};export{m as trend};