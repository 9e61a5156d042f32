/**
 * Measures how well the two sides of a session are distinguished: npm run -s trials:session -- RESULTS...
 *
 * Each of RESULTS is a file or folder of dated repetitions that were measured back to back without a change. They are
 * divided into baselines and candidates of a few repetitions each, and changes are injected into one case of the candidate.
 * Prints a Markdown table: the share of unchanged comparisons with an alarm, and of changes found, each as "fails / fails
 * or suspects". "as a night" judges the same without knowing that it was one session.
 */
import { nameCase } from '../../src/cases/names.js';
import { groupBy } from '../../src/lang/group-by.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { judgePairs } from '../../src/judge/judge-run.js';
import type { BaselineKind, Pair } from '../../src/model/run.js';
import type { Measurement } from '../../src/model/documents.js';
import { createPolicy } from '../../src/config/policy.js';
import { readFiles } from '../../src/input/read-files.js';
import { readOptions } from './_options.js';
import { changes, fails, failsOrSuspects, isAbout, nothing, share, type Change } from './_changes.js';

const longestPauseMs = 2 * 60 * 60 * 1000;
const sizes = [1, 2, 3, 5] as const;
const orders = ['one after the other', 'in turn'] as const;
const fewestCases = 3;

/** All times of one endpoint at all its loads. */
const slower: Change = { name: 'slow +30', throughput: 1, p99: 1.3 };
const times = ['mean', 'p50', 'p75', 'p90', 'p95', 'p99'];
const trials = [...changes, slower];

const { policy } = createPolicy({});
const time = ({ startedAt = '' }: Measurement): number => Date.parse(startedAt);

/** The repetitions of each case, by session. */
async function sessionsIn(place: string): Promise<readonly (readonly (readonly Measurement[])[])[]> {
  const options = { warmupMs: 0, transactions: 'both' } as const;
  const request = {
    patterns: [place],
    options,
    paths: [],
    set: {},
    labels: { include: [], exclude: [] },
    shards: 'repetitions' as const,
  };
  const { runs } = await readFiles(request, nodeHost());
  const all = runs.flatMap(({ measurements }) => measurements).sort((a, b) => time(a) - time(b));
  let session = 0;
  const numbered = all.map((measurement, i) => {
    const before = all[i - 1];
    if (before !== undefined && time(measurement) - time(before) > longestPauseMs) session++;
    return { measurement, session };
  });
  return [...groupBy(numbered, (item) => item.session).values()].map((session) => [
    ...groupBy(
      session.map(({ measurement }) => measurement),
      (item) => nameCase(item).key,
    ).values(),
  ]);
}

function changed(measurement: Measurement, change: Change): Measurement {
  const value = (id: string): number => Number(measurement.metrics[id]);
  const ids = change === slower ? times.filter((id) => value(id) > 0) : ['p99'];
  const metrics = {
    ...measurement.metrics,
    throughput: value('throughput') * change.throughput,
    ...Object.fromEntries(ids.map((id) => [id, Math.round(value(id) * change.p99)])),
  };
  return { ...measurement, metrics };
}

function pairOf(
  repetitions: readonly Measurement[],
  order: (typeof orders)[number],
  baseline: BaselineKind,
  change: Change,
): Pair {
  const isBase = (i: number): boolean => (order === 'in turn' ? i % 2 === 0 : i < repetitions.length / 2);
  const [first] = repetitions;
  return {
    case: nameCase(first ?? { scenario: '', configuration: {} }),
    candidate: repetitions.filter((_, i) => !isBase(i)).map((repetition) => changed(repetition, change)),
    history: repetitions
      .filter((_, i) => isBase(i))
      .map((measurement, i) => ({ measurement, run: baseline === 'session' ? i : 0, provenance: {}, segments: {} })),
    baseline,
    isControl: false,
    otherEnvironment: false,
  };
}

const sets = (await Promise.all(readOptions().places.map(sessionsIn))).flat();
/** Every window of this many repetitions: of each case separately, or of all cases together. */
function windows(length: number, isAlone: boolean): readonly (readonly (readonly Measurement[])[])[] {
  return sets.flatMap((cases) => {
    const cut = (sessions: readonly (readonly Measurement[])[]): readonly (readonly (readonly Measurement[])[])[] =>
      Array.from({ length: Math.max(0, Math.min(...sessions.map((item) => item.length)) - length + 1) }, (_, start) =>
        sessions.map((item) => item.slice(start, start + length)),
      );
    return isAlone ? cases.flatMap((item) => cut([item])) : cases.length < fewestCases ? [] : cut(cases);
  });
}

const heads = trials.map(({ name }) => name).join(' | ');
console.log(`| judged | order | repetitions of each side | comparisons | ${heads} |`);
console.log(`|---|---|---|---|${trials.map(() => '---|').join('')}`);
for (const [isAlone, kind] of [
  [true, 'session'],
  [true, 'history'],
  [false, 'session'],
  [false, 'history'],
] as const)
  for (const order of orders)
    for (const size of sizes) {
      const judged = windows(2 * size, isAlone);
      if (judged.length === 0) continue;
      const columns = trials.map((change) => {
        const verdicts = judged.map((cases, i) => {
          const hit = i % cases.length;
          const isHit = (item: readonly Measurement[]): boolean =>
            item === cases[hit] || (change === slower && item[0]?.label === cases[hit]?.[0]?.label);
          const pairs = cases.map((item) => pairOf(item, order, kind, isHit(item) ? change : nothing));
          const { findings, runShifts } = judgePairs(pairs, policy, { baselineRuns: 1, isInputIncomplete: false });
          const meant =
            change === nothing
              ? [...findings.filter(({ gated }) => gated), ...runShifts]
              : findings.filter(
                  ({ case: { key }, metric }) =>
                    key === pairs[hit]?.case.key && (change === slower || isAbout(change, metric)),
                );
          return { fails: meant.some(fails), suspects: meant.some(failsOrSuspects) };
        });
        return `${share(verdicts.map((verdict) => verdict.fails))} / ${share(verdicts.map(({ suspects }) => suspects))}`;
      });
      const name = `${isAlone ? 'a case alone' : 'together'}${kind === 'session' ? '' : ', as a night'}`;
      console.log(`| ${name} | ${order} | ${String(size)} | ${String(judged.length)} | ${columns.join(' | ')} |`);
    }
