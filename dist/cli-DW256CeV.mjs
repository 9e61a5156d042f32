import{P as e}from"./start-DM4JJHPI.mjs";import{t}from"./trend-Br96_oyu.mjs";import{ar as n,dr as r,gr as i,hr as a,mr as o,or as s,pr as c,yr as l}from"./read-BSwtH5-m.mjs";import{qt as u}from"./judge-BQz8-Arw.mjs";import{n as d,t as f}from"./show-document-BduGOgYY.mjs";import{t as p}from"./trend-BcbNFds_.mjs";const m={usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --html trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,options:[...o,s,{name:`case`,value:`PATTERN`,about:`only these cases: part of a name, or a pattern with * and ?`},{name:`html`,value:`FILE`,about:`also write a self-contained page with charts`},a,c(t),r(t)],run:async(r,o)=>{let s=l(r,o),c=u([a],r);if(c.length>0)return n(c,s),3;let m=r.get(`html`),h={renderers:t,format:r.get(`format`)??`text`,files:[...r.getAll(`out`),...m===void 0?[]:[m]]};if(!f(h,s))return 3;let{results:g=[],..._}=i(r,r.operands),{trend:v,problems:y,exitCode:b}=await p({..._,history:g,...e({pattern:r.get(`case`)})},s);return n(y,s,!1),v===void 0?b:await d(v,b,h,s)}};export{m as trend};