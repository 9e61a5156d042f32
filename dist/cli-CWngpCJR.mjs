import{t as e}from"./read-report-KjO33XRa.mjs";import{Hi as t,Ji as n,Ui as r,ar as i,dr as a}from"./read-D1rDDDSg.mjs";import{en as o}from"./judge-BkNrDrnY.mjs";import{t as s}from"./show-document-ogQL3YMn.mjs";const c=[{id:`json`,endings:[],render:e=>`${t(JSON.stringify(e))}\n`},{id:`text`,endings:[],render:u}],l={usage:`REPORT.json [options]`,about:`REPORT.json is what \`check --out report.json\` wrote. The JSON is the matrix of a GitHub Actions job, with one entry
per scenario and configuration, because one load test measures all its labels at once. It is empty if there are
no suspects. Each job measures the last good commit and the head beside each other: guardband gate.

Exit codes: 0 the list was written, 3 the report cannot be used.

Examples:
  guardband rerun report.json --format text
  guardband rerun report.json        prints {"include":[{"users":"20","scenario":"checkout",...}]}`,options:[a(c)],run:async({operands:t,get:r},a)=>{let l=r(`format`)??`json`;if(!s({renderers:c,format:l,files:[]},a))return 3;let[u,...d]=t;if(u===void 0||d.length>0)return a.stderr(`Name a report. See guardband rerun --help.
`),3;let{report:f,problems:p}=await e(u,a);if(i(p,a),f===void 0)return 3;let m=o(f.rerun);return m.include.length>256&&i([n(m.include.length,256)],a),a.stdout(c.find(({id:e})=>e===l)?.render(m)??``),0}};function u({include:e}){if(e.length===0)return`There are no suspects.
`;let t=t=>e.filter(e=>e.role===t).map(e=>`  ${r(e.case)}`),[n,i]=[t(`suspect`),t(`control`)];return[`Measure these beside their base, with all labels of the same scenario and configuration:`,...n,...i.length===0?[]:[`Measure these on the same machine, too, to recognise a slow machine:`,...i],`The gate measures both versions alternately, and decides:`,`  guardband gate`,``].join(`
`)}export{l as rerun};