/** Gates that the product itself screens, orders, judges and stops. Only the measurements are others. */
import type { CheckedRun } from '../../src/measuring/judge-measured.js';
import type { JudgedPairs } from '../../src/measuring/judge-measured.js';
import { measurePairs } from '../../src/commands/gate/gate.js';
import type { Measurer, Side, MeasuredPair } from '../../src/measuring/measurer.js';
import type { Policy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun, type JudgedRun } from '../../src/judge/judge-run.js';
import { judgeFirstRun, type FirstRun } from '../../src/judge/pairs/first-run.js';
import { pairSettings } from '../../src/judge/pairs/settings.js';
import { defined } from '../../src/lang/objects.js';
import type { Host } from '../../src/model/host.js';
import type { Run } from '../../src/model/run.js';

/** The place of a measurement in its pair; alone: of the screen, or of a history. */
export type Place = 'first' | 'second' | 'alone';

interface GateOptions {
  readonly policy: Policy;
  /** Past runs, oldest first. With too few of them the gate measures pairs at once. */
  readonly history?: readonly Run[];
  /** What the budget allows. */
  readonly mostPairs: number;
  readonly measure: (side: Side, place: Place) => Run;
  readonly uniform: () => number;
  /** Whether it is measured until a release can be signed or rejected. */
  readonly isRelease?: boolean | undefined;
}

export interface Gate {
  readonly state: 'failed' | 'passed' | 'open';
  readonly measurements: number;
  readonly judged: JudgedRun;
}

const leastPairs = 3;
const circumstances = { today: '2026-01-01', isInputIncomplete: false };

export async function runGate(options: GateOptions): Promise<Gate> {
  const { policy, history = [], mostPairs, measure, uniform, isRelease } = options;
  const head = history.length < pairSettings.minRuns ? undefined : measure('head', 'alone');
  const screened = head && lookAt(head, history, policy);
  if (screened?.failed !== undefined) return { state: 'failed', measurements: 1, judged: screened.failed };
  const isHeadMeasured = head !== undefined && screened?.screen.isCalm === true;
  const runs = new Map(isHeadMeasured ? [['head 1', head]] : []);
  const judged = await measureUntilKnown({
    mostPairs,
    uniform,
    isRelease,
    ...(isHeadMeasured && { head: 'head 1' }),
    measure: (side, number) => {
      const isSecond = runs.has(`${side === 'head' ? 'base' : 'head'} ${String(number)}`);
      const name = `${side} ${String(number)}`;
      runs.set(name, measure(side, isSecond ? 'second' : 'first'));
      return name;
    },
    judge: (pairs) => {
      const [heads, bases] = (['head', 'base'] as const).map((side) =>
        pairs.flatMap((pair) => runs.get(pair[side]) ?? []),
      );
      const both = judgeBoth(heads ?? [], bases ?? [], policy, screened);
      // Of what was checked, measuring reads nothing but the judgement and its policy.
      const checked = { judged: both, settings: { policy } } as CheckedRun;
      return Promise.resolve({ checked, work: { pairs: [], isOfService: false } });
    },
  });
  return { ...describe(judged), measurements: runs.size + (head !== undefined && !isHeadMeasured ? 1 : 0) };
}

interface PairsOptions {
  readonly mostPairs: number;
  /** Measures one side of a pair, and returns a name for it. */
  readonly measure: (side: Side, pair: number) => string;
  readonly judge: (pairs: readonly MeasuredPair[]) => Promise<JudgedPairs>;
  readonly uniform: () => number;
  readonly isRelease?: boolean | undefined;
  /** The head of the first pair, if the screen measured it. */
  readonly head?: string;
}

/** Measures pairs as the command does: in its order, and until it stops. */
export async function measureUntilKnown({
  mostPairs,
  measure,
  judge,
  uniform,
  head,
  isRelease,
}: PairsOptions): Promise<JudgedRun> {
  let count = 0;
  const measurer: Measurer = {
    build: () => Promise.resolve(undefined),
    measure: ({ side }, pair) => {
      count = pair?.number ?? 0;
      return Promise.resolve(measure(side, count));
    },
    watch: () => Promise.resolve(),
    count: () => count,
    elapsedMs: () => 0,
    lacksTimeForPair: () => count >= mostPairs,
    isMachineUnknown: () => true,
  };
  const host = { random: uniform, readText: () => Promise.resolve(undefined) } as Partial<Host> as Host;
  const versions = { head: { side: 'head', folder: '' }, base: { side: 'base', folder: '' } } as const;
  const measured = await measurePairs(
    { measurer, versions, leastPairs: head === undefined ? leastPairs : 1, judge, ...defined({ head, isRelease }) },
    host,
  );
  if ('problems' in measured) throw new Error(JSON.stringify(measured.problems));
  return measured.checked.judged;
}

/** What pairs decided. A run whose budget ended is open. */
export const describe = (judged: JudgedRun): Pick<Gate, 'state' | 'judged'> => ({
  state: judged.outcome === 'failed' ? 'failed' : (judged.measured?.state ?? 'open'),
  judged,
});

function lookAt(run: Run, history: readonly Run[], policy: Policy): FirstRun {
  const past = { measurements: history.flatMap(toPastMeasurements), accepts: [], selection: 'history' } as const;
  const judged = judgeRun({ candidate: run, past, policy, ...circumstances });
  return judgeFirstRun(judged, policy, false);
}

/** Judges pairs as the command does: measurement i of one side belongs to i of the other. */
function judgeBoth(heads: readonly Run[], bases: readonly Run[], policy: Policy, screened?: FirstRun): JudgedRun {
  const provenance = { startedAt: '2026-01-01T00:00:00Z' };
  const past = bases.flatMap((run) => toPastMeasurements({ ...run, provenance }));
  return judgeRun({
    candidate: { provenance: {}, measurements: heads.flatMap(({ measurements }) => measurements) },
    past: { measurements: past, accepts: [], selection: 'pairs' },
    policy,
    ...circumstances,
    ...defined({ screen: screened?.screen }),
  });
}
