import{it as e}from"./start-CzEDKIhe.mjs";import{t}from"./trend-GHa896Kb.mjs";import{Gi as n,Ni as r,Zi as i,ea as a,na as o,oa as s,ra as c,ta as l}from"./read-BD29aRoX.mjs";import{m as u}from"./judge-Cvpwz1im.mjs";import{n as d,t as f}from"./show-document-zEg0jzir.mjs";import{t as p}from"./trend-DSaXpN9u.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...l,n,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},o,a(t),i(t)],run:async(n,i)=>{let a=s(n,i),l=u([o],n);if(l.length>0)return r(l,a),3;let m={renderers:t,format:n.get(`format`)??`text`,files:n.getAll(`out`)};if(!f(m,a))return 3;let{results:h=[],...g}=c(n,n.operands),{trend:_,problems:v,exitCode:y}=await p({...g,history:h,...e({pattern:n.get(`case`)})},a);return r(v,a,!1),_===void 0?y:await d(_,y,m,a)}};export{m as trend};