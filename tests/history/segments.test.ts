/**
 * A history of thousands of runs: a check reads only the newest ones, and comes to the same outcome as if it had read all.
 */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { retainRuns } from '../../src/compare/levels/long-histories.js';
import { createPolicy } from '../../src/config/policy.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { readShortLines, toShortLines } from '../../src/formats/parse/short-lines.js';
import { appendToFile, formatLine, groupByFile, isSegment } from '../../src/history/stores/ndjson.js';
import { parseLine, recentRuns } from '../../src/history/recent-runs.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import { longestHistory } from '../../src/compare/levels/assign-levels.js';
import type { HistoryLine } from '../../src/model/documents.js';
import type { HistoryEntry, PastMeasurement } from '../../src/model/run.js';
import type { RetainRuns } from '../../src/model/store.js';
import { git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';
import { times } from '../_times.js';

const dayMs = 86_400_000;
const dayZero = Date.parse('2025-01-01T00:00:00Z');
const startOf = (day: number): string => new Date(dayZero + day * dayMs).toISOString();

interface Options {
  readonly label?: string;
  readonly p99?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

function entryOf(day: number, { label = 'GET /', p99 = 40, environment }: Options = {}): PastMeasurement {
  const metrics = { errorPercent: 0, throughput: 4000 / p99, p99, p50: p99 / 2 };
  return {
    measurement: { scenario: 'shop', label, configuration: {}, samples: 1000, metrics },
    provenance: { startedAt: startOf(day), ...(environment && { environment }) },
  };
}
const days = (count: number): readonly number[] => Array.from({ length: count }, (_, day) => day);
const textOf = (entries: readonly HistoryEntry[]): string => entries.map((entry) => `${formatLine(entry)}\n`).join('');
const append = async (before: ReadonlyMap<string, string>, entries: readonly HistoryEntry[], retain?: RetainRuns) =>
  new Map([...before, ...(await appendToFile('shop.ndjson', before, entries, { retain })).texts]);
const measuredIn = (texts: ReadonlyMap<string, string>): readonly PastMeasurement[] =>
  readShortLines((texts.get('shop.ndjson') ?? '').split('\n'), () => true)
    .filter((kind) => typeof kind === 'object')
    .toSorted((a, b) => (a.provenance.startedAt ?? '').localeCompare(b.provenance.startedAt ?? ''));
const parseMarks = (text: string): readonly HistoryEntry[] =>
  text.split('\n').flatMap((line) => (/^\{"(?:accept|level)"/.test(line) ? (parseLine(line) ?? []) : []));
const parse = (text: string): readonly HistoryLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HistoryLine);

test('a file of a scenario keeps all runs that levels are looked for in, and some that the candidate may be among', () => {
  expect(recentRuns).toBeGreaterThanOrEqual(longestHistory + 4);
});

test('a file of a scenario drops no run before it is worth it', async () => {
  const entries = days(71).map((day) => entryOf(day));
  expect(measuredIn(await append(new Map(), entries))).toHaveLength(71);
  expect(measuredIn(await append(new Map(), [...entries, entryOf(71)]))).toHaveLength(64);
});

test('a file of a scenario keeps the newest runs of every case and environment, accepted levels, and unreadable lines', async () => {
  const accept: HistoryEntry = {
    accept: {
      acceptedAt: startOf(3),
      case: { scenario: 'shop', configuration: {} },
      metric: '*',
      reason: 'why',
      from: startOf(2),
    },
  };
  const entries: readonly HistoryEntry[] = [
    entryOf(0, { label: 'measured once' }),
    accept,
    ...days(60).map((day) => entryOf(day, { environment: { java: '17' } })),
    ...days(100).map((day) => entryOf(day + 100)),
  ];
  const texts = await append(new Map([['shop.ndjson', `${textOf(entries)}{half a line\n`]]), []);
  const [path = '', archived = ''] = [...texts].find(([name]) => isSegment(name)) ?? [];
  expect(path).toMatch(/^archive-v2\/shop\.20250101T000000Z-20250719T000000Z\.[0-9a-f]{12}\.ndjson$/);
  expect(archived.split('\n').toSorted()).toEqual(
    textOf(entries.filter((one) => one !== accept))
      .split('\n')
      .toSorted(),
  );
  const recent = texts.get('shop.ndjson') ?? '';
  expect(recent.split('\n')).toEqual(expect.arrayContaining(['{half a line', formatLine(accept)]));
  expect(measuredIn(texts).map(({ provenance }) => provenance.startedAt)).toEqual([
    startOf(0),
    ...days(60).map(startOf),
    ...days(64).map((day) => startOf(day + 136)),
  ]);
});

test('a short line of a usual measurement has at most 250 bytes, and gives it back', () => {
  const metrics = {
    errorPercent: 1.6666666666666667,
    max: 31_415,
    mean: 238.93281837492013,
    min: 17,
    p50: 162.5,
    p75: 181,
    p90: 1190,
    p95: 1255.5,
    p98: 1377,
    p99: 2398.25,
    p999: 14_159,
    receivedKBPerSec: 26.51283764521,
    sentKBPerSec: 6.612983746,
    standardDeviation: 12.827364519283,
    throughput: 1523.2938475610293,
  };
  const measurement = {
    scenario: 'a scenario with a name',
    label: 'GET /a/label/of/any/length'.repeat(9),
    configuration: { users: '50' },
    samples: 314_159,
    startedAt: startOf(1).replace('000Z', '028Z'),
    durationMs: 3_600_000,
    groupedMedian: 162.48273645,
    method: { percentile: 'nearest-rank' as const },
    metrics,
  };
  const entry = {
    measurement,
    provenance: { startedAt: startOf(1), commit: 'c'.repeat(40), environment: { java: '21' } },
  };
  const { run, name, values } = toShortLines(entry);
  expect(values.length).toBeLessThanOrEqual(250);
  expect(readShortLines([values, name, run], () => true)).toEqual([entry, 'name', 'name']);
  for (const line of [values.slice(0, -9), values.replace('162.5', '-1'), values.replace(/"\w+"/, '"none"')])
    expect(readShortLines([run, name, line], () => true)).toEqual(['name', 'name', 'broken']);
});

const { policy } = createPolicy({});

function judge(text: string, candidate: readonly PastMeasurement[]) {
  const lines = parse(text);
  const measurements = lines.flatMap(({ measurement, provenance }) =>
    measurement && provenance ? [{ measurement, provenance }] : [],
  );
  return judgeRun({
    candidate: {
      provenance: { startedAt: startOf(1000) },
      measurements: candidate.map(({ measurement }) => measurement),
    },
    past: {
      measurements,
      accepts: lines.flatMap(({ accept }) => accept ?? []),
      selection: 'history',
    },
    policy,
    today: '2027-01-01',
    isInputIncomplete: false,
  }).outcome;
}

/** Recorded in parts, so that the levels are found in what earlier recordings kept. */
async function recordInParts(entries: readonly PastMeasurement[]): Promise<string> {
  let texts: ReadonlyMap<string, string> = new Map();
  for (let from = 0; from < entries.length; from += 20) {
    const before = new Map([...texts].filter(([name]) => !isSegment(name)));
    texts = await append(before, entries.slice(from, from + 20), retainRuns(policy));
  }
  const marks = parseMarks(texts.get('shop.ndjson') ?? '');
  return textOf([...measuredIn(texts), ...marks]);
}

test('a file of a scenario gives the same outcome as the whole history', async () => {
  const noise = fc.integer({ min: -10, max: 10 });
  const history = fc.array(fc.tuple(noise, noise, fc.boolean()), { minLength: 90, maxLength: 200 });
  const factors = fc.tuple(fc.constantFrom(0.7, 1, 1.4), fc.integer({ min: 8, max: 190 }), fc.constantFrom(1, 2));
  await fc.assert(
    fc.asyncProperty(history, factors, async (runs, [step, start, change]) => {
      const level = (day: number): number => (day >= start ? step : 1);
      const entries = runs.flatMap(([a, b, isSearchMeasured], day) => [
        entryOf(day, { p99: (40 + a / 20) * level(day), environment: { java: day % 7 === 0 ? '17' : '21' } }),
        ...(isSearchMeasured ? [entryOf(day, { label: 'search', p99: 60 + b / 20, environment: { java: '21' } })] : []),
      ]);
      const candidate = [
        entryOf(1000, { p99: 40 * level(1000) * change }),
        entryOf(1000, { label: 'search', p99: 60 }),
      ];
      expect(judge(await recordInParts(entries), candidate)).toEqual(judge(textOf(entries), candidate));
    }),
    { numRuns: times(5), endOnFailure: true },
  );
});

test('a file of a scenario remembers that runs alternated between two kinds of machines before a streak of the faster one', async () => {
  const noise = (day: number): number => 1 + 0.01 * Math.sin(7.3 * day);
  const mixed = days(70).map((i) => [0, 5].includes(i % 11));
  const slow = days(70).map(() => false);
  for (const [before, outcome] of [
    [mixed, 'passed'],
    [slow, 'failed'],
  ] as const) {
    const isFast = [...before, ...days(14).map(() => true), ...mixed];
    const entries = isFast.map((fast, day) => entryOf(day, { p99: 40 * noise(day) * (fast ? 0.8 : 1) }));
    const text = await recordInParts(entries);
    expect([judge(text, [entryOf(1000)]), judge(textOf(entries), [entryOf(1000)])]).toEqual([outcome, outcome]);
  }
});

test.each([43, 46, 50])(
  'a level that is accepted long after it began, with run %i, is that of the whole history',
  async (from) => {
    const entries = days(150).map((day) => entryOf(day, { p99: (day < 46 ? 40 : 50) + Math.sin(day) }));
    const accept = {
      case: { scenario: 'shop', label: 'GET /', configuration: {} },
      metric: '*',
      from: startOf(from),
      reason: 'taken as given',
      acceptedAt: startOf(150),
    };
    const outcomes = [textOf(entries), await recordInParts(entries)].map((history) =>
      [history, history + textOf([{ accept }])].map((text) => judge(text, [entryOf(1000, { p99: 50 })])),
    );
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]).toEqual(['failed', from < 46 ? 'undecided' : 'passed']);
  },
);

describe.each(['folder', 'branch'])('a history of 200 runs in a %s', (kind) => {
  const { run, write, at } = story({}, 'clone');
  const place = kind === 'folder' ? '@clone/baselines' : 'branch:perf';
  const store = place.replace('@', `${at('')}/`).replace('//', '/');
  const night = (day: number): string => jtl('GET /', { startMs: dayZero + day * dayMs, everyMs: 10 + (day % 2) });
  const recordNight = async (day: number): Promise<string> => {
    write('r/shop/results.jtl', night(day));
    return (await run('record', '@r', '--baselines', place)).stdout;
  };
  const listFiles = (): readonly string[] =>
    kind === 'folder'
      ? readdirSync(at('clone/baselines'), { recursive: true })
          .map(String)
          .filter((file) => file.endsWith('.ndjson'))
      : git(at('bare.git'), 'rev-list', '--objects', '--glob=refs/heads/perf*')
          .split('\n')
          .flatMap((line) => /^\w+ (.+\.ndjson)$/.exec(line)?.[1] ?? []);

  test('is divided, checked, recorded into and looked back upon', async () => {
    project(at('bare.git'), at('clone'));
    write('r/shop/results.jtl', night(0));
    await run('read @r --out @run.json');
    const { git: _, ...host } = nodeHost();
    const inClone = { ...host, git: (await import('../../src/hosts/node/git.js')).gitIn(at('clone')) };
    expect(await recordNight(0)).toContain('Recorded 1 case');
    const first = (await readAll())[0];
    if (first?.measurement === undefined) throw new Error('nothing was recorded');
    for (const day of [1, 51, 101, 151]) {
      const entries = days(day === 1 ? 50 : 49).map((n) => ({
        measurement: { ...first.measurement, startedAt: startOf(day + n) } as PastMeasurement['measurement'],
        provenance: { startedAt: startOf(day + n) },
      }));
      expect(
        (await appendEntries(entries, store, retainRuns(createPolicy({}).policy), inClone)).problems,
      ).toBeUndefined();
    }
    const segments = listFiles().filter(isSegment);
    expect(segments.length).toBeGreaterThan(1);

    // A run that is only in a segment is not recorded again.
    expect(await recordNight(0)).toContain('Recorded 0 cases');
    expect(await recordNight(200)).toContain('Recorded 1 case');
    write('r/shop/results.jtl', night(202));
    const archive = 'refs/remotes/origin/perf-archive';
    if (kind === 'branch') git(at('clone'), 'update-ref', '-d', archive);
    expect(await run('check', '@r', '--baselines', place)).toMatchObject({ exitCode: 0 });
    expect(git(at('clone'), 'for-each-ref', archive)).toBe('');
    const trend = await run('trend', '--baselines', place, '--format', 'json');
    expect((JSON.parse(trend.stdout) as { runs: readonly unknown[] }).runs).toHaveLength(199);
    expect(git(at('clone'), 'for-each-ref', archive)).toContain(kind === 'branch' ? archive : '');
  }, 120_000);

  async function readAll(): Promise<readonly HistoryLine[]> {
    const [file = ''] = listFiles().filter(isSegment);
    const shown =
      kind === 'folder'
        ? (await import('node:fs')).readFileSync(at(`clone/baselines/${file}`), 'utf8')
        : git(at('bare.git'), 'show', 'perf:' + file);
    return parse(shown);
  }
});

test('entries of several scenarios go to the files of their scenarios', () => {
  expect([...groupByFile([entryOf(1)]).keys()]).toEqual(['shop.ndjson']);
});
