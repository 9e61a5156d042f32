/** Gates through the product's own judge and its own rule of when to stop. Only the measuring is another. */
import { wantsPair } from '../../src/commands/gate/measure-pairs.js';
import type { Policy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import { judgeFirstRun } from '../../src/judge/pairs/first-run.js';
import { pairSettings } from '../../src/judge/pairs/settings.js';
import type { Run } from '../../src/model/run.js';

export type Side = 'head' | 'base';

export interface GateOptions {
  readonly policy: Policy;
  /** Past runs, oldest first. With too few of them the gate measures pairs at once. */
  readonly history?: readonly Run[];
  /** What the budget allows. */
  readonly mostPairs: number;
  /** One measurement of a side, which is the first or the second one of its pair. */
  readonly measure: (side: Side, place: 'first' | 'second') => Run;
  readonly uniform: () => number;
}

export interface Gate {
  readonly state: 'failed' | 'passed' | 'open';
  readonly measurements: number;
  readonly judged: JudgedRun;
}

const leastPairs = 3;
const circumstances = { today: '2026-01-01', isInputIncomplete: false };

export function runGate({ policy, history = [], mostPairs, measure, uniform }: GateOptions): Gate {
  const screened = history.length < pairSettings.minRuns ? undefined : lookAt(measure('head', 'first'), history, policy);
  if (screened?.failed !== undefined) return { state: 'failed', measurements: 1, judged: screened.failed };
  const [heads, bases]: [Run[], Run[]] = [[], []];
  let first: Side = 'base';
  for (;;) {
    const isBesideScreen = heads.length === 0 && screened?.screen.isCalm === true;
    const isSecondOfBlock = heads.length % 2 === 1;
    if (isBesideScreen) first = 'head';
    else if (isSecondOfBlock) first = first === 'head' ? 'base' : 'head';
    else first = uniform() < 0.5 ? 'head' : 'base';
    const one = isBesideScreen ? screened.run : measure(first, 'first');
    const other = measure(first === 'head' ? 'base' : 'head', 'second');
    heads.push(first === 'head' ? one : other);
    bases.push(first === 'head' ? other : one);
    const judged = judge(heads, bases, policy, screened);
    const least = screened?.screen.isCalm === true ? 1 : leastPairs;
    if (heads.length < mostPairs && wantsPair(judged, heads.length, least)) continue;
    const state = judged.outcome === 'failed' ? 'failed' : (judged.measured?.state ?? 'open');
    const isScreenApart = screened !== undefined && screened.screen.isCalm !== true;
    return { state, judged, measurements: 2 * heads.length + (isScreenApart ? 1 : 0) };
  }
}

function lookAt(run: Run, history: readonly Run[], policy: Policy) {
  const past = { measurements: history.flatMap(toPastMeasurements), accepts: [], selection: 'history' } as const;
  const judged = judgeRun({ candidate: run, past: { ...past, isResult: false }, policy, ...circumstances });
  return { run, ...judgeFirstRun(judged, policy, false) };
}

function judge(
  heads: readonly Run[],
  bases: readonly Run[],
  policy: Policy,
  screened: ReturnType<typeof lookAt> | undefined,
): JudgedRun {
  const provenance = { startedAt: '2026-01-01T00:00:00Z' };
  const past = bases.flatMap((run) => toPastMeasurements({ ...run, provenance }));
  return judgeRun({
    candidate: { provenance: {}, measurements: heads.flatMap(({ measurements }) => measurements) },
    past: { measurements: past, accepts: [], selection: 'history', isResult: true, arePairs: true },
    policy,
    ...circumstances,
    ...(screened !== undefined && { screen: screened.screen }),
  });
}
