/** A request that a plan got, or lost, begins a level of the throughput of its loop. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { assignLevels, listPlanChanges } from '../../src/compare/levels/assign-levels.js';
import { createPolicy } from '../../src/config/policy.js';
import type { Measurement } from '../../src/model/documents.js';
import type { ComparedCase } from '../../src/model/run.js';

const { policy } = createPolicy({});
const allRuns = Array.from({ length: 10 }, (_, run) => run);
const dayOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();

interface Label {
  readonly name: string;
  readonly runs?: readonly number[];
  readonly users?: string;
  /** Requests per iteration. */
  readonly share?: number;
  readonly isControl?: boolean;
  readonly isMeasuredNow?: boolean;
  readonly isDated?: boolean;
  /** Requests, if they are known. */
  readonly samples?: number;
}

/** Pairs of a plan whose iterations get longer by a quarter with Search. */
function casesOf(labels: readonly Label[]): readonly ComparedCase[] {
  const runsOfSearch = labels.find(({ name }) => name === 'Search')?.runs ?? allRuns;
  return labels.map(
    ({
      name: label,
      runs = allRuns,
      users = '5',
      share = 1,
      isControl = false,
      isMeasuredNow = true,
      isDated = true,
      samples,
    }) => {
      const place = { scenario: 'shop', label, configuration: { users } };
      const measure = (run: number): Measurement => {
        const iterations = 100 * (1 + 0.01 * Math.sin(7 * run)) * (runsOfSearch.includes(run) ? 0.8 : 1);
        return {
          ...place,
          metrics: { throughput: share * iterations, p50: 20, errorPercent: 0 },
          ...(samples !== undefined && { samples }),
        };
      };
      return {
        case: nameCase(place),
        candidate: isMeasuredNow ? [measure(9)] : [],
        history: runs.map((run) => ({
          run,
          segments: {},
          measurement: measure(run),
          provenance: isDated ? { startedAt: dayOf(run) } : {},
        })),
        baseline: 'history',
        isControl,
        otherEnvironment: false,
      };
    },
  );
}

/** The first run of the present level of a label, by metric. */
function firstRuns(labels: readonly Label[], name: string): Readonly<Record<string, number | undefined>> {
  const { cases } = assignLevels(casesOf(labels), [], policy);
  const { history = [] } = cases.find(({ case: { label } }) => label === name) ?? {};
  const first = (metric: string) => history.find(({ segments }) => (segments[metric] ?? 0) === 0)?.run;
  return { throughput: first('throughput'), p50: first('p50') };
}

test('is not a loss that nobody accepted', () => {
  const { changes } = assignLevels(casesOf([{ name: 'Home' }, { name: 'Search', runs: allRuns.slice(5) }]), [], policy);
  expect(changes).toEqual([]);
});

test.each([6, 9])('a label that was first measured in run %d', (run) => {
  const labels = [{ name: 'Home' }, { name: 'Pay' }, { name: 'Search', runs: allRuns.slice(run) }];
  for (const name of ['Home', 'Pay']) expect(firstRuns(labels, name)).toEqual({ throughput: run, p50: 0 });
  expect(firstRuns(labels, 'Search')).toEqual({ throughput: run, p50: run });
});

test('a label that was last measured in run 5', () => {
  const removed = { name: 'Search', runs: allRuns.slice(0, 6), isMeasuredNow: false };
  expect(firstRuns([{ name: 'Home' }, { name: 'Pay' }, removed], 'Pay')).toEqual({ throughput: 6, p50: 0 });
});

test.each<[string, Partial<Label>, Partial<Label>]>([
  ['that is requested less often', { share: 0.5 }, {}],
  ['at another load', { users: '20' }, {}],
  ['that is a control', { isControl: true }, {}],
  ['in runs without a start time', {}, { isDated: false }],
])('a label %s begins no level', (_, search, home) => {
  const labels = [
    { name: 'Home', ...home },
    { name: 'Search', runs: allRuns.slice(6), ...search },
  ];
  expect(firstRuns(labels, 'Home')).toEqual({ throughput: 0, p50: 0 });
});

test('a label with one request begins no level, although its throughput is that of the loop by chance', () => {
  const runsOfSearch = allRuns.slice(6);
  const one = { name: 'Search', runs: runsOfSearch, samples: 1 };
  expect(firstRuns([{ name: 'Home', samples: 300 }, one], 'Home')).toEqual({ throughput: 0, p50: 0 });
  const all = { ...one, samples: 290 };
  expect(firstRuns([{ name: 'Home', samples: 300 }, all], 'Home')).toEqual({ throughput: 6, p50: 0 });
});

test('a label begins a level where another one comes in its last run, and not after that', () => {
  const gone = { name: 'Old', runs: allRuns.slice(0, 7), isMeasuredNow: false };
  const accepts = listPlanChanges(casesOf([{ name: 'Home' }, gone, { name: 'Search', runs: allRuns.slice(6) }]));
  expect(accepts.map(({ case: { label }, from }) => `${String(label)} ${from}`).sort()).toEqual([
    ...[6, 7].map((run) => `Home ${dayOf(run)}`),
    `Old ${dayOf(6)}`,
    `Search ${dayOf(7)}`,
  ]);
});

test('a label that is measured again was not removed', () => {
  expect(listPlanChanges(casesOf([{ name: 'Home' }, { name: 'Search', runs: allRuns.slice(0, 6) }]))).toEqual([]);
});

test.each([
  [4, 0],
  [5, 1],
  [10, 1],
  [11, 1],
])('of the newest %d runs of ten, a label that came in run 6 begins %d levels', (newest, count) => {
  const cases = casesOf([{ name: 'Home' }, { name: 'Search', runs: allRuns.slice(6) }]);
  expect(listPlanChanges(cases, [], newest)).toHaveLength(count);
});

test('labels with another name in every run begin one level for each label and run', () => {
  const ids = Array.from({ length: 1000 }, (_, id) => id);
  const others = ids.map((id): Label => ({ name: `GET /orders/${String(id)}`, runs: [id % 10], isMeasuredNow: false }));
  const accepts = listPlanChanges(casesOf([{ name: 'Home' }, { name: 'Pay' }, ...others]));
  expect(accepts.map(({ case: { label }, from }) => `${String(label)} ${from}`).sort()).toEqual(
    ['Home', 'Pay'].flatMap((name) => allRuns.slice(1).map((run) => `${name} ${dayOf(run)}`)),
  );
});

test('a loss before the change stays one, unless it was accepted', () => {
  const labels = [
    { name: 'Home', samples: 1000 },
    { name: 'Search', samples: 1000, runs: allRuns.slice(8) },
    { name: 'Rare', samples: 100, share: 0.1 }, // takes no time of the loop
  ];
  const times: Readonly<Record<string, number>> = { Home: 20, Search: 5, Rare: 2000 };
  // Search takes a fifth of the time of all requests; Home lost a third of its throughput two runs before.
  const cases = casesOf(labels).map((compared): ComparedCase => {
    const isHome = compared.case.label === 'Home';
    const history = compared.history.map((entry) => {
      const { metrics } = entry.measurement;
      const throughput = Number(metrics['throughput']) * (isHome && entry.run < 6 ? 1.5 : 1);
      return {
        ...entry,
        measurement: {
          ...entry.measurement,
          metrics: { ...metrics, throughput, mean: times[compared.case.label ?? ''] ?? NaN },
        },
      };
    });
    return { ...compared, history };
  });
  const { key: _, ...place } = cases[0]?.case ?? { key: '', scenario: '', configuration: {} };
  const accept = { case: place, metric: '*', from: dayOf(6), reason: 'meant', acceptedAt: dayOf(7) };
  expect(listPlanChanges(cases)).toEqual([]);
  expect(listPlanChanges(cases, [accept])).toMatchObject([{ metric: 'throughput', from: dayOf(8) }]);
  expect(listPlanChanges(cases, [{ ...accept, metric: 'p50' }])).toEqual([]);
});
