import{rt as e}from"./start-DgxqgKxw.mjs";import{t}from"./trend-D-wfcPVR.mjs";import{gr as n,hr as r,ir as i,mr as a,pr as o,rr as s,ur as c,yr as l}from"./read-DFTScAU6.mjs";import{Xt as u}from"./judge-6ZfLh6V7.mjs";import{n as d,t as f}from"./show-document-BG3F5SWU.mjs";import{t as p}from"./trend-CC7UZDAp.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...a,i,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},r,o(t),c(t)],run:async(i,a)=>{let o=l(i,a),c=u([r],i);if(c.length>0)return s(c,o),3;let m={renderers:t,format:i.get(`format`)??`text`,files:i.getAll(`out`)};if(!f(m,o))return 3;let{results:h=[],...g}=n(i,i.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:i.get(`case`)})},o);return s(v,o,!1),_===void 0?y:await d(_,y,m,o)}};export{m as trend};