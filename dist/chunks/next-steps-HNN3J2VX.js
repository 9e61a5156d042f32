import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{caseOf}from"./chunk-EXYEICUD.js";import"./chunk-T2EYXN3I.js";function nextSteps({run,runs,results,isGuessed,files:[config="",workflow=""]}){let cases=new Set(run?.measurements.map(each=>caseOf(each).key)).size,[only="",...others]=results,isWord=others.length===0&&/^[\w][\w./-]*$/.test(only);return`Found ${String(cases)} case${cases===1?"":"s"}. Wrote ${config} and ${workflow}.
${runs>1?`
The results hold ${String(runs)} runs. What the gate would have said to each of them:
    guardband backtest ${isWord?only:"RESULTS"}
`:""}
Next:
1. Read ${config}, and say there what your paths, machines and controls are.${isGuessed?"\n   Only names of files or folders told the scenarios: with `paths:` they stay the same from run to run.":""}
2. If you trust these results, make them the first baseline:
    guardband record
3. Measure again, as often as you can: the gate learns the noise from it. Judge each run, then record it:
    guardband check
    guardband record
4. Put your load test into ${workflow}, and commit:
    echo 'baselines/**/*.ndjson merge=union text eol=lf' >> .gitattributes
    git add .gitattributes ${config} baselines ${workflow}
`}export{nextSteps};
