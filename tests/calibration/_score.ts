/** Counts false alarms and found changes over labelled trials, as their scorer does, for a selection of the kinds of changes. */
import { judgeWindow } from './_cells.js';
import type { Options } from './_options.js';
import { isWide, readKinds, readWindows, sourceOf } from './_trials.js';
import { isHit, trials, type Cell, type Kind, type Window } from './injection.js';

/** How many failed, how many failed or were suspect (undecided for runs), of how many. */
export type Tally = readonly [failed: number, suspected: number, all: number];
/** By group ("all", "h10", "panel keycloak") and column ("unchanged", "thr-10/cell"), joined by "|". */
export type Counts = Record<string, Tally>;

export function add(counts: Counts, key: string, [failed, suspected, all]: Tally): void {
  const [f, s, a] = counts[key] ?? [0, 0, 0];
  counts[key] = [f + failed, s + suspected, a + all];
}

const chosen = [
  'aa',
  'thr-10/cell',
  'thr-20/cell',
  'p99+20/cell',
  'p99+50/cell',
  'slow-10/cell',
  'tail+20/cell',
  'thr-10/scenario',
  'p99+20/scenario',
  'thr-20/all',
  'p99+20/all',
  'better/scenario',
];
/** Wide runs take long to judge. */
const chosenOfWide = ['aa', 'thr-10/cell', 'thr-20/cell'];

type Rank = 0 | 1 | 2;
/** The ranks of what a rule says: 2 fails, 1 is suspect. */
interface Verdicts {
  /** By cell and column. */
  readonly cells: ReadonlyMap<string, Rank>;
  readonly run: Rank;
  /** Whether the run is undecided because of a suspect. */
  readonly isOpen: boolean;
}

/** Every gated latency counts as the p99 of its cell; q99 is p99 alone. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  throughput: ['thr'],
  p50: ['p50', 'p99'],
  p99: ['p99', 'q99'],
  errorPercent: ['err'],
};
const rankOf = (verdict: string, suspect: string): Rank => (verdict === 'regression' ? 2 : verdict === suspect ? 1 : 0);
const highest = (ranks: readonly Rank[]): Rank => ranks.reduce<Rank>((most, rank) => (rank > most ? rank : most), 0);

function judgeByModel(window: Window, cells: readonly Cell[], samples: number | undefined): Verdicts {
  const judged = judgeWindow(window, cells, samples);
  const found = new Map<string, Rank>();
  for (const { metric, verdict, case: name } of judged.findings)
    for (const column of columnsOf[metric] ?? []) {
      const key = `${judged.cellOf.get(name.key) ?? ''}|${column}`;
      found.set(key, highest([found.get(key) ?? 0, rankOf(verdict, 'suspect')]));
    }
  return {
    cells: found,
    run: highest(judged.runShifts.map(({ verdict }) => rankOf(verdict, 'inconclusive'))),
    isOpen:
      judged.outcome === 'undecided' &&
      judged.reasons.some((reason) => reason === 'suspect-unresolved' || reason === 'whole-run-undecided'),
  };
}

/** What many teams do: more than this share worse than the previous run fails. */
const fixedShare = 0.2;

function judgeByFixedShare(cells: readonly Cell[]): Verdicts {
  const newest = (cell: Cell, column: string): number =>
    ((cell[column] ?? []) as readonly (number | null)[]).findLast((value) => value !== null) ?? NaN;
  const found = cells.flatMap((cell): [string, Rank][] => [
    [`${cell.key}|thr`, newest(cell, 'new_thr') < (1 - fixedShare) * newest(cell, 'thr') ? 2 : 0],
    [`${cell.key}|p99`, newest(cell, 'new_p99') > (1 + fixedShare) * newest(cell, 'p99') ? 2 : 0],
  ]);
  return { cells: new Map(found), run: 0, isOpen: false };
}

const toTally = (rank: Rank, isSuspected = rank >= 1): Tally => [Number(rank === 2), Number(isSuspected), 1];

/** The columns that a trial counts in. */
function* score(kind: Kind, cells: readonly Cell[], window: Window, verdicts: Verdicts): Generator<[string, Tally]> {
  const worst = (keys: readonly string[], columns: readonly string[]): Rank =>
    highest(keys.flatMap((key) => columns.map((column) => verdicts.cells.get(`${key}|${column}`) ?? 0)));
  const all = cells.map(({ key }) => key);
  if (kind.kind === 'aa') {
    const unchanged = highest([worst(all, ['thr', 'p99', 'err']), verdicts.run]);
    yield ['unchanged', toTally(unchanged)];
    for (const column of ['thr', 'p50', 'q99', 'err']) yield [`false ${column}`, toTally(worst(all, [column]))];
    yield ['not passed', toTally(unchanged, unchanged === 2 || verdicts.isOpen)];
    return;
  }
  if (kind.kind.startsWith('better')) {
    const others = cells.filter(({ scenario }) => scenario !== window.pick_scenario);
    for (const { key } of others) yield ['false beside better', toTally(worst([key], ['thr']))];
    return;
  }
  const hit = cells.filter((cell) => isHit(window, kind, cell) && canBeFound(kind, cell)).map(({ key }) => key);
  const columns = kind.metric === 'thr' || kind.metric === 'p99' ? [kind.metric] : ['thr', 'p99'];
  if (kind.scope !== 'all') for (const key of hit) yield [kind.kind, toTally(worst([key], columns))];
  else if (hit.length > 0) yield [kind.kind, toTally(highest([worst(hit, columns), verdicts.run]))];
}

/** Whether the source publishes the value that was changed. */
function canBeFound({ metric }: Kind, cell: Cell): boolean {
  const has = (column: string): boolean =>
    ((cell[`new_${column}`] ?? []) as readonly (number | null)[]).some((value) => value !== null);
  if (metric === 'slow') return has('thr') || has('p99');
  return metric === 'tail' ? has('p99') : metric !== null && has(metric);
}

/** The window with fewer repetitions of the run under test. */
function selectFirst(window: Window, repetitions: number): Window {
  const cells = window.cells.map(
    (cell) =>
      Object.fromEntries(
        Object.entries(cell).map(([column, values]) => [
          column,
          column.startsWith('new_') && Array.isArray(values) ? (values as unknown[]).slice(0, repetitions) : values,
        ]),
      ) as unknown as Cell,
  );
  return { ...window, r: repetitions, cells };
}

/** Histories of so many runs form the groups "long", "long SOURCE" and "fixed". */
const enoughRuns = 3;

/**
 * Scores the unchanged windows of a part.
 *
 * @param part NAME[:repetitions[:every[:narrow|wide|SOURCE]]]; every takes only each so many windows
 * @param slice of `slices`, so that several processes share the work
 */
export function scorePart(
  folder: string,
  part: string,
  { from, first, samples }: Pick<Options, 'from' | 'first' | 'samples'>,
  { slice, slices }: { readonly slice: number; readonly slices: number },
): Counts {
  const [name = '', r = '1', every = '1', source = ''] = part.split(':');
  const isChosen = (window: Window): boolean =>
    source === 'narrow' ? !isWide(window) : source === 'wide' ? isWide(window) : window.panel.startsWith(source);
  const windows = readWindows(folder, name)
    .filter((window) => window.type === 'stable' && window.r === Number(r) && window.h >= from && isChosen(window))
    .filter((_, i) => i % Number(every) === 0 && (i / Number(every)) % slices === slice);
  const kinds = readKinds(folder);
  const counts: Counts = {};
  for (const whole of windows) {
    const window = first === undefined ? whole : selectFirst(whole, first);
    const wanted = isWide(window) ? chosenOfWide : chosen;
    const own = kinds.filter(({ kind }) => wanted.includes(kind));
    for (const { kind, cells } of trials([window], own)) {
      const verdicts = judgeByModel(window, cells, samples);
      const groups = ['all', `h${String(window.h)}`, `panel ${sourceOf(window)}`];
      if (window.h >= enoughRuns) groups.push('long', `long ${sourceOf(window)}`);
      for (const [column, tally] of score(kind, cells, window, verdicts))
        for (const group of groups) add(counts, `${group}|${column}`, tally);
      if (window.h < enoughRuns) continue;
      for (const [column, tally] of score(kind, cells, window, judgeByFixedShare(cells)))
        add(counts, `fixed|${column}`, tally);
    }
  }
  return counts;
}
