/**
 * Judges the measured runs of this folder with the product's own judge: npm run -s trials:plan
 *
 * Every run is judged several times, each time against histories of consecutive unchanged runs. Prints Markdown tables by
 * kind of change and length of history; README.md explains the columns.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPolicy } from '../../../src/config/policy.js';
import { toPastMeasurements } from '../../../src/history/baseline.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { readFiles } from '../../../src/input/read-files.js';
import { judgeRun, type JudgedRun } from '../../../src/judge/judge-run.js';
import type { Finding } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { peers, type Peer } from './peers.js';

const lengths = [1, 3, 6, 10] as const;
const windowsPerCandidate = 4;
const folder = 'tests/calibration/plain-plan/runs';

/** A line of index.json: the measured change and its conditions. */
interface Entry {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  /** The labels in which the change must be found; empty if everything or nothing was changed. */
  readonly target: readonly string[];
  readonly condition: 'quiet' | 'quiet again' | 'shared' | 'busy' | 'crowded';
}

interface Trial extends Entry {
  readonly run: Run;
  /** The other run of the same kind that is judged together with it. */
  readonly again?: Trial;
}

const { policy } = createPolicy({});

/** Judges a run like `check` without a configuration. */
const judgeCandidate = (candidate: Run, history: readonly Run[]): JudgedRun =>
  judgeRun({
    candidate,
    past: { measurements: history.flatMap(toPastMeasurements), accepts: [], selection: 'history', isResult: false },
    policy,
    today: '2026-11-22',
    isInputIncomplete: false,
  });

/** The verdict with respect to the injected change. */
interface Hit {
  readonly isFailed: boolean;
  readonly isFound: boolean;
  readonly isNamed: boolean;
  readonly isDoubted: boolean;
}

function hitOf({ kind, target }: Entry, { outcome, reasons, findings, runShifts }: JudgedRun): Hit {
  const isFailed = outcome === 'failed';
  const gated = findings.filter((finding) => finding.gated);
  const failing = gated.filter(({ verdict }) => verdict === 'regression');
  const isWholeRun = runShifts.some(({ verdict }) => verdict === 'regression');
  const isDoubted =
    !isFailed &&
    (outcome === 'undecided' ||
      reasons.includes('whole-run-undecided') ||
      gated.some(({ verdict }) => verdict === 'suspect'));
  if (target.length === 0) return { isFailed, isFound: isFailed, isNamed: isWholeRun, isDoubted };

  const isOfTarget = ({ case: { label = '' }, metric }: Finding): boolean =>
    target.includes(label) && (!kind.startsWith('errors') || metric === 'errorPercent');
  const isFound = failing.some(isOfTarget);
  const isNamed = isFound && !isWholeRun && failing.every(({ case: { label = '' } }) => target.includes(label));
  return { isFailed, isFound, isNamed, isDoubted };
}

async function trialOf(entry: Entry): Promise<Trial> {
  const { runs, problems } = await readFiles(
    {
      patterns: [join(folder, entry.file)],
      options: { warmupMs: 0, transactions: 'both' },
      paths: [],
      set: {},
      labels: { include: [], exclude: [] },
      shards: 'overlap',
    },
    nodeHost(),
  );
  const [run] = runs;
  if (run === undefined) throw new Error(`${entry.file}: ${JSON.stringify(problems)}`);
  return { ...entry, run };
}

/** Consecutive runs, starting at places spread evenly over all runs; fewer windows if there are not enough runs. */
function windowsOf(pool: readonly Trial[], length: number): readonly (readonly Trial[])[] {
  const last = pool.length - length;
  if (last < 0) return [];
  const starts = Array.from({ length: windowsPerCandidate }, (_, i) =>
    Math.round((i * last) / (windowsPerCandidate - 1)),
  );
  return [...new Set(starts)].map((start) => pool.slice(start, start + length));
}

const isQuiet = ({ condition }: Entry): boolean => condition === 'quiet';
const isQuietAgain = ({ condition }: Entry): boolean => condition === 'quiet again';
const isShared = ({ condition }: Entry): boolean => condition === 'shared';
const isUsual = ({ condition }: Entry): boolean => condition === 'shared' || condition === 'busy';

/** Selects the candidates, and the unchanged runs that each is judged against. */
const settings = [
  { title: 'Quiet machine', isCandidate: isQuiet, isHistory: isQuiet },
  { title: 'Quiet machine, measured again', isCandidate: isQuietAgain, isHistory: isQuietAgain },
  { title: 'Measured again, against the first measurement', isCandidate: isQuietAgain, isHistory: isQuiet },
  { title: 'Shared machine', isCandidate: isShared, isHistory: isShared },
  { title: 'Shared runs against shared and busy runs', isCandidate: isShared, isHistory: isUsual },
  {
    title: 'Busy runs against shared and busy runs',
    isCandidate: ({ condition }: Entry): boolean => condition === 'busy',
    isHistory: isUsual,
  },
  {
    title: 'Crowded runs against shared and busy runs',
    isCandidate: ({ condition }: Entry): boolean => condition === 'crowded',
    isHistory: isUsual,
  },
] as const;

type Setting = (typeof settings)[number];

/** Judges a trial against a history. */
type Judge = (trial: Trial, history: readonly Run[]) => Hit;

const judgeByModel: Judge = (trial, history) => hitOf(trial, judgeCandidate(trial.run, history));

const judgeByPeer =
  ({ slowerLabels }: Peer): Judge =>
  ({ target, run }, history) => {
    const slower = slowerLabels(run, history);
    const isFailed = slower.length > 0;
    const isFound = target.length === 0 ? isFailed : slower.some((label) => target.includes(label));
    const isNamed = target.length > 0 && isFound && slower.every((label) => target.includes(label));
    return { isFailed, isFound, isNamed, isDoubted: false };
  };

function hitsOf(
  candidates: readonly Trial[],
  unchanged: readonly Trial[],
  length: number,
  judge: Judge,
): readonly Hit[] {
  return candidates.flatMap((candidate) => {
    const pool = unchanged.filter(({ id }) => id !== candidate.id && id !== candidate.again?.id);
    return windowsOf(pool, length).map((window) =>
      judge(
        candidate,
        window.map(({ run }) => run),
      ),
    );
  });
}

/** Failed, found, named and doubted, in percent. */
function shares(hits: readonly Hit[], isUnchanged: boolean): string {
  const percent = (property: keyof Hit): string =>
    ((100 * hits.filter((hit) => hit[property]).length) / hits.length).toFixed(0);
  if (hits.length === 0) return '-';
  if (isUnchanged) return `${percent('isFailed')} / - / - / ${percent('isDoubted')}`;
  return (['isFailed', 'isFound', 'isNamed', 'isDoubted'] as const).map(percent).join(' / ');
}

/** The kinds in natural order, which makes them easy to compare. */
function kindsOf(trials: readonly Trial[]): readonly string[] {
  const key = (kind: string): string => kind.replaceAll(/\d+/g, (digits) => digits.padStart(4, '0'));
  return [...new Set(trials.map(({ kind }) => kind))].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Every run judged together with the next one of its kind. */
const pairUp = (candidates: readonly Trial[]): readonly Trial[] =>
  candidates.slice(1).map((again, i) => {
    const first = candidates[i] as Trial;
    return {
      ...first,
      again,
      run: { ...first.run, measurements: [...first.run.measurements, ...again.run.measurements] },
    };
  });

/** @param isTwice whether two runs are judged together, as after a run that was suspect */
function table(setting: Setting, trials: readonly Trial[], isTwice = false): readonly string[] {
  const unchanged = trials.filter((trial) => trial.kind === 'unchanged' && setting.isHistory(trial));
  const judgedOnes = trials.filter(setting.isCandidate);
  const rows = kindsOf(judgedOnes).flatMap((kind) => {
    const alone = judgedOnes.filter((trial) => trial.kind === kind);
    const candidates = isTwice ? pairUp(alone) : alone;
    if (candidates.length === 0) return [];
    const hits = lengths.map((length) => hitsOf(candidates, unchanged, length, judgeByModel));
    const judged = [...new Set(hits.map((hit) => hit.length))].join(', ');
    return [
      `| ${[kind, candidates.length, judged, ...hits.map((hit) => shares(hit, kind === 'unchanged'))].join(' | ')} |`,
    ];
  });
  const heads = ['kind', 'runs', 'judged', ...lengths.map((length) => `history of ${length}`)];
  return [
    `${setting.title}${isTwice ? ', two runs together' : ''}: failed / found / named / doubted, in percent; ${unchanged.length} unchanged runs to draw from`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ];
}

/** Failed and named by each rule, after `length` past runs. */
function peerTable(setting: Setting, trials: readonly Trial[], length: number): readonly string[] {
  const unchanged = trials.filter((trial) => trial.kind === 'unchanged' && setting.isHistory(trial));
  const judgedOnes = trials.filter(setting.isCandidate);
  const rules: readonly (readonly [string, Judge])[] = [
    ['Guardband', judgeByModel],
    ...peers.map((peer) => [peer.name, judgeByPeer(peer)] as const),
  ];
  const rows = kindsOf(judgedOnes).map((kind) => {
    const candidates = judgedOnes.filter((trial) => trial.kind === kind);
    const cells = rules.map(([, judge]) => {
      const hits = hitsOf(candidates, unchanged, length, judge);
      const percent = (property: keyof Hit): string =>
        ((100 * hits.filter((hit) => hit[property]).length) / hits.length).toFixed(0);
      if (hits.length === 0) return '-';
      return kind === 'unchanged' ? percent('isFailed') : `${percent('isFound')} / ${percent('isNamed')}`;
    });
    return `| ${[kind, ...cells].join(' | ')} |`;
  });
  return [
    `${setting.title}, history of ${length}: found / named by each rule, in percent`,
    '',
    `| kind | ${rules.map(([name]) => name).join(' | ')} |`,
    `|${['', ...rules].map(() => '---').join('|')}|`,
    ...rows,
    '',
  ];
}

const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Entry[];
const inOrderOfTime = (a: Trial, b: Trial): number =>
  (a.run.provenance.startedAt ?? '') < (b.run.provenance.startedAt ?? '') ? -1 : 1;
const trials = (await Promise.all(entries.map(trialOf))).sort(inOrderOfTime);
const [quiet, again, , shared] = settings;
const tables = settings.flatMap((setting) => table(setting, trials));
const twice = [quiet, again, shared].flatMap((setting) => table(setting, trials, true));
const comparisons = [quiet, again, shared].flatMap((setting) =>
  [6, 10].flatMap((length) => peerTable(setting, trials, length)),
);
process.stdout.write(`${[...tables, ...twice, ...comparisons].join('\n')}\n`);
