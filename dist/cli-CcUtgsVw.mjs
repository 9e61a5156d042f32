import{at as e}from"./start-CBGBBb8x.mjs";import{t}from"./trend--ZABtmjb.mjs";import{br as n,cr as r,hr as i,lr as a,vr as o,wr as s,xr as c,yr as l}from"./read-rQQeVSZf.mjs";import{kn as u}from"./judge-GqEDWVpv.mjs";import{n as d,t as f}from"./show-document-Bo3Kz0hC.mjs";import{t as p}from"./trend-CS9_sXTQ.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...l,a,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},n,o(t),i(t)],run:async(i,a)=>{let o=s(i,a),l=u([n],i);if(l.length>0)return r(l,o),3;let m={renderers:t,format:i.get(`format`)??`text`,files:i.getAll(`out`)};if(!f(m,o))return 3;let{results:h=[],...g}=c(i,i.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:i.get(`case`)})},o);return r(v,o,!1),_===void 0?y:await d(_,y,m,o)}};export{m as trend};