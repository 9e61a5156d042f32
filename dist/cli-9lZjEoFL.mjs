import{t as e}from"./read-report-B2JQXu8B.mjs";import{$i as t,Ji as n,ar as r,dr as i,qi as a}from"./read-BSwtH5-m.mjs";import{en as o}from"./judge-BQz8-Arw.mjs";import{t as s}from"./show-document-BduGOgYY.mjs";const c=[{id:`json`,endings:[],render:e=>`${a(JSON.stringify(e))}\n`},{id:`text`,endings:[],render:u}],l={usage:`REPORT.json [options]`,about:`REPORT.json is what \`check --out report.json\` wrote. The JSON is the matrix of a GitHub Actions job, with one entry
per scenario and configuration, because one load test measures all its labels at once. It is empty if there are
no suspects. Each job measures the last good commit and the head beside each other: guardband gate.

Exit codes: 0 the list was written, 3 the report cannot be used.

Examples:
  guardband rerun report.json --format text
  guardband rerun report.json        prints {"include":[{"users":"20","scenario":"checkout",...}]}`,options:[i(c)],run:async({operands:n,get:i},a)=>{let l=i(`format`)??`json`;if(!s({renderers:c,format:l,files:[]},a))return 3;let[u,...d]=n;if(u===void 0||d.length>0)return a.stderr(`Name a report. See guardband rerun --help.
`),3;let{report:f,problems:p}=await e(u,a);if(r(p,a),f===void 0)return 3;let m=o(f.rerun);return m.include.length>256&&r([t(m.include.length,256)],a),a.stdout(c.find(({id:e})=>e===l)?.render(m)??``),0}};function u({include:e}){if(e.length===0)return`There are no suspects.
`;let t=t=>e.filter(e=>e.role===t).map(e=>`  ${n(e.case)}`),[r,i]=[t(`suspect`),t(`control`)];return[`Measure these beside their base, with all labels of the same scenario and configuration:`,...r,...i.length===0?[]:[`Measure these on the same machine, too, to recognise a slow machine:`,...i],`The gate measures both versions alternately, and decides:`,`  guardband gate`,``].join(`
`)}export{l as rerun};