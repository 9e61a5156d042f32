import{rt as e}from"./start-BnX4hsNe.mjs";import{t}from"./trend-BePmITxw.mjs";import{Ai as n,Di as r,Ni as i,Oi as a,_i as o,ki as s,vi as c,wi as l}from"./read-CO_4iKPn.mjs";import{a as u}from"./judge-BTLZ8keu.mjs";import{n as d,t as f}from"./show-document-C-UamFA6.mjs";import{t as p}from"./trend-CaC1igJj.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...a,c,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},s,r(t),l(t)],run:async(r,a)=>{let c=i(r,a),l=u([s],r);if(l.length>0)return o(l,c),3;let m={renderers:t,format:r.get(`format`)??`text`,files:r.getAll(`out`)};if(!f(m,c))return 3;let{results:h=[],...g}=n(r,r.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:r.get(`case`)})},c);return o(v,c,!1),_===void 0?y:await d(_,y,m,c)}};export{m as trend};