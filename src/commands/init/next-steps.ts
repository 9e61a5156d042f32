import { nameCase } from '../../cases/names.js';
import type { Initialised } from './init.js';

/** What `guardband init` prints: what it found and wrote, and the next commands in order. */
export function nextSteps({ run, runs, results, isGuessed, files: [config = '', workflow = ''] }: Initialised): string {
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const [only = '', ...others] = results;
  const isWord = others.length === 0 && /^[\w][\w./-]*$/.test(only);
  return `Found ${String(cases)} case${cases === 1 ? '' : 's'}. Wrote ${config} and ${workflow}.
${
  runs > 1
    ? `
The results hold ${String(runs)} runs. What the gate would have said about each of them:
    guardband backtest ${isWord ? only : 'RESULTS'}
`
    : ''
}
Next:
1. Read ${config}, and describe your paths, machines and controls there.${
    isGuessed
      ? '\n   Only names of files or folders tell the scenarios apart: with `paths:` they stay the same from run to run.'
      : ''
  }
2. If you trust these results, make them the first baseline. Record on the machine (or the kind of runner) that will
   judge: a baseline from another one compares the machines, not the change.
    guardband record
3. Measure again there, as often as you can: the gate learns the noise from it. Judge each run, then record it:
    guardband check
    guardband record
4. Put your load test into ${workflow}, and commit:
    echo 'baselines/**/*.ndjson merge=union text eol=lf' >> .gitattributes
    git add .gitattributes ${config} baselines ${workflow}
`;
}
