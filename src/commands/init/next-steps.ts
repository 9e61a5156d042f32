import { nameCase } from '../../cases/names.js';
import type { Initialised } from './init.js';
import { loadTestFile } from './written-files.js';

/** The output of `guardband init`: what it found and wrote, and the next steps. */
export function nextSteps({ run, runs, results, files, isStartKnown, isSideBySide }: Initialised): string {
  const cases = new Set(run?.measurements.map((measurement) => nameCase(measurement).key)).size;
  const found = run === undefined ? '' : `Found ${String(cases)} case${cases === 1 ? '' : 's'}. `;
  const outside = files.filter((file) => file.startsWith('../'));
  const steps = [
    isStartKnown
      ? `Read ${loadTestFile}: it starts your service and measures it.`
      : `Set in ${loadTestFile} how your service is started: start='...', health=URL.`,
    `Try it:  bash ${loadTestFile} measure . results`,
    `Commit:  git add ${['guardband.yml .github', ...(isSideBySide ? [] : ['.gitattributes']), ...outside].join(' ')}`,
    ...(isSideBySide
      ? ['Open a pull request: it is measured alternately with its target branch and compared with it.']
      : [
          'Push to the main branch: its run is recorded as the first baseline. Every later merge adds a run.',
          'Open a pull request: it is measured, compared with them, and commented on.',
        ]),
  ];
  return `${found}Wrote ${files.join(', ')}.
${backtestHint(runs, results)}
Next:
${steps.map((step, i) => `${String(i + 1)}. ${step}\n`).join('')}`;
}

function backtestHint(runs: number, [only = '', ...others]: readonly string[]): string {
  if (runs < 2) return '';
  const isWord = others.length === 0 && /^[\w][\w./-]*$/.test(only);
  return `
The results hold ${String(runs)} runs. What the gate would have said about each of them:
    guardband backtest ${isWord ? only : 'RESULTS'}
`;
}
