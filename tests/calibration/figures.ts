/**
 * Prints the tables of docs/method.md and docs/inside/method-details.md, and more: npm run -s trials -- figures [DIR] [--table NAME] [--without ID]
 *
 * DIR has labelled trials (trials/README.md); without it, the small set of this repository is used. Parts that DIR lacks are
 * left out. `npm run -s trials -- figures DIR | node tools/fill.mjs docs/inside/method-details.md` writes its tables into a page.
 */
import { readOptions } from './_options.js';
import type { Counts } from './_score.js';
import { sweep } from './_sweep.js';
import { hasPart, smallSet } from './_trials.js';
import { measureWidth } from './_width.js';
import { hitsOf, pairUp, readTrials, settings, type Hit, type Trial } from './plain-plan/_judged.js';

const {
  places: [folder = smallSet],
  table: wanted,
} = readOptions();
const passedOn = process.argv.slice(2).filter((item) => item !== folder);

const markdown = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Scores parts of the trials that are there; the arguments are those of sweep.ts. */
async function scoreParts(parts: readonly string[], ...options: readonly string[]): Promise<Map<string, Counts>> {
  const present = parts.filter((part) => hasPart(folder, part.split(':')[0] ?? ''));
  if (present.length === 0) return new Map();
  const counts = await sweep([folder, ...present, ...options, ...passedOn]);
  const found = present.map((part, i): [string, Counts] => [part, counts[i] ?? {}]);
  return new Map(found.filter(([, ofPart]) => Object.keys(ofPart).length > 0));
}

const columns = ['unchanged', 'not passed', 'thr-10/cell', 'thr-20/cell', 'p99+20/cell', 'p99+50/cell'] as const;
const columnNames = ['failed', 'red', 'thr -10', 'thr -20', 'p99 +20', 'p99 +50'];

/** One line of shares in percent. @param kind 0 counts failures, 1 suspects as well */
function shares(counts: Counts, group: string, kind: 0 | 1 = 0): readonly string[] {
  const read = (column: (typeof columns)[number]): string => {
    const tally = counts[`${group}|${column}`];
    if (tally === undefined) return '-';
    const share = (100 * tally[column === 'not passed' ? 1 : kind]) / tally[2];
    return share.toFixed(column === 'unchanged' || column === 'not passed' ? 1 : 0);
  };
  return columns.map(read);
}

const countOf = (counts: Counts, group: string): string => String(counts[`${group}|unchanged`]?.[2] ?? 0);

const names: Readonly<Record<string, string>> = {
  'dev:1': 'nightly',
  'dev2:1': 'single scenarios',
  'others-dev:1:1:narrow': 'others, narrow',
  'others-dev:1:1:wide': 'others, wide',
};

/** The counts of the sets, which several tables need. */
let scored: Promise<ReadonlyMap<string, Counts>> | undefined;
const scoreSets = (): Promise<ReadonlyMap<string, Counts>> => (scored ??= scoreParts(Object.keys(names)));

async function printFinds(): Promise<string> {
  const rows = [...(await scoreSets())].flatMap(([part, counts]) => [
    [names[part] ?? part, countOf(counts, 'long'), ...shares(counts, 'long')],
    ...(part.endsWith('wide') ? [] : [['... a fixed 20 %', countOf(counts, 'fixed'), ...shares(counts, 'fixed')]]),
  ]);
  for (const counts of (await scoreParts(['dev:3'])).values())
    rows.push(['nightly, three repetitions', countOf(counts, 'long'), ...shares(counts, 'long')]);
  return markdown(['set, from three past runs on', 'windows', ...columnNames], rows);
}

async function printLengths(): Promise<string> {
  const shown = ['failed', 'red', 'thr -10', 'p99 +50'];
  const rows = [...(await scoreSets())].flatMap(([part, counts]) =>
    part.endsWith('wide')
      ? []
      : [3, 5, 10, 30].map((runs) => {
          const found = shares(counts, `h${String(runs)}`);
          return [names[part] ?? part, String(runs), ...shown.map((name) => found[columnNames.indexOf(name)] ?? '')];
        }),
  );
  return markdown(['set', 'past runs', ...shown], rows);
}

async function printOnePastRun(): Promise<string> {
  const rows = [...(await scoreSets())].map(([part, counts]) => {
    const [failed = '', red = ''] = shares(counts, 'h1');
    const [suspect = '', , ...found] = shares(counts, 'h1', 1);
    return [names[part] ?? part, countOf(counts, 'h1'), failed, red, suspect, ...found];
  });
  return markdown(['set, one past run', 'windows', 'failed', 'red', 'suspect', ...columnNames.slice(2)], rows);
}

async function printSources(): Promise<string> {
  const rows = [...(await scoreSets())].flatMap(([part, counts]) =>
    part.startsWith('others')
      ? [...new Set(Object.keys(counts).map((key) => key.split('|')[0] ?? ''))]
          .filter((group) => group.startsWith('long '))
          .map((group) => [group.slice('long '.length), countOf(counts, group), ...shares(counts, group)])
      : [],
  );
  return markdown(['source', 'windows', ...columnNames], rows);
}

async function printRepetitions(): Promise<string> {
  const rows: string[][] = [];
  for (const first of [1, 2, 3]) {
    const found = await scoreParts(['dev:3', 'dev2:3', 'others-dev:3:1:narrow'], '--first', String(first));
    for (const [part, counts] of found)
      rows.push([part.split(':')[0] ?? '', String(first), countOf(counts, 'long'), ...shares(counts, 'long')]);
  }
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
  return markdown(['set, from three past runs on', 'repetitions', 'windows', ...columnNames], rows);
}

const planLengths = [3, 6, 10] as const;
const percent = (hits: readonly Hit[], property: keyof Hit): string =>
  hits.length === 0 ? '-' : ((100 * hits.filter((hit) => hit[property]).length) / hits.length).toFixed(0);

/** The settings of the plain plan, with their runs and the unchanged runs that they are judged against. */
const planSettings = (trials: readonly Trial[]) =>
  settings.slice(0, 4).map(({ title, isCandidate, isHistory }) => ({
    title,
    candidates: trials.filter(isCandidate),
    unchanged: trials.filter((trial) => trial.kind === 'unchanged' && isHistory(trial)),
  }));

async function printPlan(): Promise<string> {
  const rows = planSettings(await readTrials()).flatMap(({ title, candidates, unchanged }) =>
    planLengths.map((length) => {
      const hits = (isChosen: (trial: Trial) => boolean): readonly Hit[] =>
        hitsOf(candidates.filter(isChosen), unchanged, length);
      const ofSize = (size: string): string => {
        const found = hits(({ kind, target }) => target.length > 0 && kind.endsWith(size));
        return `${percent(found, 'isFound')} (${percent(found, 'isNamed')})`;
      };
      const still = hits(({ kind }) => kind === 'unchanged');
      const everything = hits(({ kind }) => kind === 'all +20 %');
      const open = everything.map((hit) => ({ ...hit, isFailed: hit.isFailed || hit.isDoubted }));
      return [
        title,
        String(length),
        percent(still, 'isFailed'),
        percent(still, 'isDoubted'),
        ...['+15 %', '+30 %', '+60 %'].map(ofSize),
        `${percent(everything, 'isFailed')} (${percent(open, 'isFailed')})`,
      ];
    }),
  );
  const sizes = ['+15 %', '+30 %', '+60 %'];
  return markdown(['history', 'past runs', 'unchanged failed', 'suspect', ...sizes, 'everything +20 %'], rows);
}

async function printTwice(): Promise<string> {
  const rows = planSettings(await readTrials()).map(({ title, candidates, unchanged }) => {
    const still = candidates.filter(({ kind }) => kind === 'unchanged');
    const cells = planLengths.map((length) => {
      const [once, twice] = [still, pairUp(still)].map((runs) => hitsOf(runs, unchanged, length));
      return `${percent(once ?? [], 'isFailed')} / ${percent(twice ?? [], 'isFailed')}`;
    });
    return [title, ...cells];
  });
  return markdown(['history', ...planLengths.map((length) => `${String(length)} past runs`)], rows);
}

function printWidth(): string {
  const rows = [
    { scenarios: 1, cases: 20, seeds: 10 },
    { scenarios: 5, cases: 20, seeds: 10 },
    { scenarios: 12, cases: 20, seeds: 10 },
    { scenarios: 25, cases: 200, seeds: 1 },
  ].flatMap(({ scenarios, cases, seeds }) =>
    [10, 30].map((runs) => {
      const found = Array.from({ length: seeds }, (_, seed) => measureWidth(scenarios, cases, runs, seed));
      const mean = (values: readonly number[]): string =>
        (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(0);
      return [
        `${String(scenarios)} x ${String(cases)}`,
        String(runs),
        mean(found.map(({ throughput }) => throughput)),
        mean(found.map(({ p99 }) => p99)),
        `${String(found.filter(({ isFound }) => isFound).length)} of ${String(seeds)}`,
      ];
    }),
  );
  return markdown(['scenarios x cases', 'past runs', 'limit of throughput, %', 'limit of p99, %', 'found'], rows);
}

const tables: Readonly<Record<string, () => string | Promise<string>>> = {
  finds: printFinds,
  lengths: printLengths,
  one: printOnePastRun,
  sources: printSources,
  repetitions: printRepetitions,
  plan: printPlan,
  twice: printTwice,
  width: printWidth,
};
for (const [name, print] of Object.entries(tables))
  if (wanted === undefined || wanted === name)
    console.log(`<!-- generated: ${name} -->\n\n${await print()}\n\n<!-- end -->\n`);
