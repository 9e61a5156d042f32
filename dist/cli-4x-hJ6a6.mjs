import{Is as e}from"./start-BBcgQ9Ey.mjs";import{n as t}from"./renderers-B3b1oSRv.mjs";import{a as n,d as r,f as i,h as a}from"./read-D5CHnbrk.mjs";import{t as o}from"./trend-BdROckn7.mjs";const s=n({summary:`show when levels changed, between which commits, and by how much`,usage:`[HISTORY...] [options]`,about:`HISTORY is a nightly CSV, a folder or files of recorded baselines, or several run documents. Without it, the recorded
history is used. The command looks for changes of level in every gated metric of every case. It first removes the shift that
all cases of a run share, because it comes from the machine. The cause of a change lies between two commits: that of the last run of
the old level and that of the first run of the new one. Slow losses are listed with the run in which they began: those that
a check of the newest run would find, and those within the tolerance band that became the usual level.

Exit codes: 0 the trend was shown, whether or not a level changed; 3 there is no history.

Examples:
  guardband trend --out trend.html
  guardband trend nightly.csv --case 'checkout*' --format markdown`,own:{"case PATTERN":`only these cases: part of a name, or a pattern with * and ?`},shared:[...r,...a(`baselines`),i],renderers:t,showsNotes:!1,run:async({operands:t,case:n,...r},i)=>{let a=await o({...r,history:t,...e({pattern:n})},i);return{...a,document:a.trend}}});export{s as command};