/**
 * Every figure of drawn runs, loops and histories, so that a constant of the judge cannot change unseen:
 * `npm run goldens -- tests/judge/figures` rewrites them, to be reviewed like code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { assignLevels } from '../../src/compare/levels/assign-levels.js';
import { findGivenLevels } from '../../src/compare/levels/given-levels.js';
import { retainRuns } from '../../src/compare/levels/long-histories.js';
import { createPolicy } from '../../src/config/policy.js';
import type { JudgedRun } from '../../src/judge/judge-run.js';
import { decideErrors } from '../../src/judge/pairs/errors.js';
import { errorRate } from '../../src/judge/rules/index.js';
import { metricById } from '../../src/metrics/index.js';
import type { Comparison } from '../../src/model/comparison.js';
import type { Metric } from '../../src/model/metric.js';
import type { ComparedCase } from '../../src/model/run.js';
import { judgeFirstRun } from '../../src/judge/pairs/first-run.js';
import { generate, judge, lose, losing, type Loss, type World } from './_generated.js';
import { judge as judgeLoop, measure, old, past, type Loop } from './_loop.js';
import { createPast } from './_past.js';
import { chanceOf } from './_simulated.js';

function compare(name: string, lines: readonly string[]): void {
  const golden = `tests/judge/figures/${name}.txt`;
  const text = `${lines.join('\n')}\n`;
  if (process.env['GUARDBAND_GOLDENS'] === 'write') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
}

const losses: Readonly<Record<string, (world: World) => Loss>> = {
  unchanged: () => ({}),
  'one label slower': ({ labels }) => ({ label: labels[0], factor: 1.25, metrics: losing.all }),
  'all slower': () => ({ factor: 1.2, metrics: losing.all }),
  'longer tail': ({ labels }) => ({ label: labels.at(-1), factor: 1.6, metrics: losing.tail }),
  errors: ({ labels }) => ({ label: labels[0], errors: 1.5 }),
};

/** Its older half was slower. */
const afterGain = (world: World): World => {
  const half = Math.floor(world.past.length / 2);
  const slower = lose({ ...world, head: world.past.slice(0, half) }, { factor: 1.3, metrics: losing.all }).head;
  return { ...world, past: [...slower, ...world.past.slice(half)] };
};

/** Its newest runs are slower already, and so is the run under test. */
const inLoss = (world: World): World => {
  const newest = lose({ ...world, head: world.past.slice(-3) }, { factor: 1.4, metrics: losing.all }).head;
  const lost = lose(world, { factor: 1.5, metrics: losing.all });
  return { ...lost, past: [...world.past.slice(0, -3), ...newest] };
};

/** So many past runs lack cases, and the run was measured twice. */
const withGaps = ({ head, past: runs, ...world }: World, count: number): World => ({
  ...world,
  head: world.isPairs ? head : [...head, ...runs.slice(-1)],
  past: runs.slice(-count).map((measured, run) => measured.filter((_, i) => (run + i) % 3 > 0)),
});

/** The numbers and words of a document with their names, numbers to four digits. */
const figuresOf = (value: unknown, name = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, `${name}.${key}`))
    : typeof value === 'number'
      ? [`${name.slice(1)}=${String(Number(value.toPrecision(4)))}`]
      : typeof value === 'string'
        ? [`${name.slice(1)}=${value}`]
        : [];

const shorten = (value: object): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Set) return [...(inner as Iterable<unknown>)];
    return typeof inner === 'number' ? Number(inner.toPrecision(4)) : inner;
  });

const { policy } = createPolicy({});

function linesOf(name: string, judged: JudgedRun): readonly string[] {
  const { findings, outcome, reasons, runShifts, measured, blind, unchanged } = judged;
  const lines = findings
    .filter(({ gated }) => gated)
    .map(({ case: { label, configuration }, metric, verdict, reason, because, exceptions = [], ...rest }) => {
      const { limit, severity, noise, effect, drift, smallestDetectable: least } = rest;
      const { baseline, adjusted, basis, probability, group } = rest;
      const judgedBy = { limit, severity, noise, effect, drift, least, adjusted, basis, probability };
      const figures = figuresOf({ ...judgedBy, baseline, group });
      const { candidate, delta, series, repetitions, began, older } = rest;
      const shown = { candidate, delta, repetitions, runs: series?.length, began, older };
      const waitsFor = because === undefined ? [] : [JSON.stringify(because)];
      const values = figuresOf(shown).map((figure) => figure.replace(/.*=/, '')); // without names, for size
      const about = [label, configuration['users'], metric, verdict, reason, ...exceptions];
      return [...about, ...waitsFor, ...figures, values.join('/')].join(' ');
    });
  const { failed, screen } = judgeFirstRun(judged, policy, false);
  const first = { failed: failed?.reasons, ...screen, noise: screen.noise.size, unchanged };
  const others = (measured === undefined ? [first, ...blind] : [measured]).map(shorten);
  return [[`# ${name}`, outcome, ...reasons, ...figuresOf(runShifts)].join(' '), ...others, ...lines];
}

test('runs', () => {
  const lines = Array.from({ length: 46 }, (_, i) => {
    const drawn = generate(i + 1);
    const history = drawn.isPairs ? drawn : i % 4 === 3 ? afterGain(drawn) : i % 4 === 1 ? inLoss(drawn) : drawn;
    const world = i < 30 ? history : withGaps(drawn, 1 + 3 * (i % 5));
    const [name, loss] = Object.entries(losses)[i % 5] ?? ['', () => ({})];
    const controls = [{ label: `label ${String(i % 3)}` }];
    const { policy: rules } = createPolicy(i < 20 ? {} : i < 40 ? { controls } : { judge: 'bands' });
    return linesOf(`${String(i + 1)} ${name}`, judge({ ...lose(world, loss(world)), rules }));
  });
  compare('runs', lines.flat());
});

test('loops, in which labels wait for each other', () => {
  const { Pay: _, ...withoutPay } = old;
  const share = { Cart: 0.5, Pay: 0.2 };
  const slower = Object.fromEntries(Object.entries(old).map(([label, time]) => [label, 1.2 * time]));
  const changed: readonly (readonly [string, Loop, Partial<Loop>])[] = [
    ['unchanged', { seed: 1, times: old }, {}],
    ['one slower', { seed: 2, times: old }, { times: { ...old, Browse: 130 } }],
    ['two slower', { seed: 3, times: old }, { times: { ...old, Browse: 120, Cart: 75 } }],
    ['a part slower', { seed: 4, times: old, share }, { times: { ...old, Home: 70 } }],
    ['a seldom one slower', { seed: 5, times: old, share }, { times: { ...old, Pay: 600 } }],
    ['a new one', { seed: 6, times: old }, { times: { ...old, Search: 60 } }],
    ['one less', { seed: 7, times: old }, { times: withoutPay }],
    ['more often', { seed: 8, times: old, share }, { share: { Cart: 0.8, Pay: 0.2 } }],
    ['a longer pause', { seed: 9, times: old }, { pause: 180 }],
    ['a new one, and one slower', { seed: 10, times: old }, { times: { ...old, Search: 60, Browse: 130 } }],
    ['a quick new one, and a longer pause', { seed: 11, times: old }, { times: { ...old, Search: 25 }, pause: 150 }],
    ['one less, and one slower', { seed: 12, times: old }, { times: { ...withoutPay, Browse: 420 } }],
    ['all slower, and one new', { seed: 13, times: old, share }, { times: { ...slower, Search: 40 } }],
  ];
  compare(
    'loops',
    changed.flatMap(([name, loop, change]) =>
      linesOf(name, judgeLoop(past(loop, 7), measure({ ...loop, ...change }, 20))),
    ),
  );
});

/** What a drawn history does from one of its runs on: a factor for each run, larger is more throughput. */
const courses: Readonly<Record<string, (run: number, start: number, uniform: () => number) => number>> = {
  'no change': () => 1,
  'a small loss': (run, start) => (run < start ? 1 : 0.955),
  'a loss': (run, start) => (run < start ? 1 : 0.88),
  'a gain': (run, start) => (run < start ? 1 : 1.12),
  'a loss that was fixed': (run, start) => (run < start || run > start + 7 ? 1 : 0.85),
  'a slow loss': (run, start) => 1 - 0.006 * Math.max(0, run - start),
  'two levels in turn': (run, start, uniform) => (run < start ? 1 : uniform() < 0.3 ? 1 : 0.88),
  'a loss after a loss': (run, start) => (run < start / 2 ? 1 : run < start ? 0.88 : 0.78),
  'nights that fail': (_, __, uniform) => (uniform() < 0.1 ? 0.5 : 1),
};

const dayOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();

function drawHistory(seed: number) {
  const { uniform, normal } = chanceOf(seed);
  const is = (every: number, rest = 0): boolean => seed % every === rest;
  const isLong = is(8, 7);
  const length = (12 + Math.floor(36 * uniform())) * (isLong ? 4 : 1);
  const course = Object.values(courses)[seed % 9] ?? (() => 1);
  const [start, count] = [Math.floor(length * (0.3 + 0.6 * uniform())), is(3) && !isLong ? 5 : 1];
  const [noise, machine] = [uniform() < 0.5 ? 0.01 : 0.03, is(2) ? 0.04 : 0];
  const [fast, repetitions, isSparse] = [is(7) ? 4 : 20, is(11) ? 2 : 1, is(6, 3)];
  const shifts = Array.from({ length: length + 1 }, () => Math.exp(machine * normal()));
  const cases = Array.from({ length: count }, (_, i): ComparedCase => {
    const name = { scenario: `scenario ${String(i)}`, configuration: {} };
    const isHit = is(5) || (is(12) ? i < 3 : i === 0);
    const measured = (run: number) => {
      const speed = (isHit ? course(run, start, uniform) : 1) * (shifts[run] ?? 1) * Math.exp(noise * normal());
      const isFailing = run >= start && (is(4, 1) || (is(4, 3) && Math.floor((run - start) / 5) % 2 === 0));
      const errorPercent = isHit && isFailing ? 1 + uniform() : uniform() < 0.2 ? 0.1 : 0;
      return {
        ...name,
        samples: 2000,
        metrics: { throughput: 100 * speed, p50: Math.round(fast / speed), errorPercent },
      };
    };
    const history = Array.from({ length: length * repetitions }, (__, r) => {
      const run = Math.floor(r / repetitions);
      return { run, segments: {}, measurement: measured(run), provenance: { startedAt: dayOf(run) } };
    });
    return {
      case: nameCase(name),
      candidate: is(13) ? [] : [measured(length)],
      history: isSparse ? history.filter(({ run }) => (run + i) % 4 > 0) : history,
      baseline: 'history',
      isControl: is(18) && i === 4,
      otherEnvironment: false,
    };
  });
  const from = dayOf(start + (is(2) ? 2 : 0));
  const accept = { case: { scenario: 'scenario 0', configuration: {} }, from, reason: 'meant', acceptedAt: from };
  return { cases, accepts: is(5, 4) ? [{ ...accept, metric: is(2) ? '*' : 'p50' }] : [] };
}

/** Of each draw: usual rates of past runs or of bases, incidents among them, and what the run or the heads show. */
function drawErrors(seed: number, isOfPairs: boolean): readonly Comparison[] {
  const { uniform, normal } = chanceOf(seed);
  const one = <T>(...choices: readonly T[]): T => choices[Math.floor(uniform() * choices.length)] as T;
  const [labels, runs] = isOfPairs ? [one(1, 2, 5), one(1, 3, 5, 7)] : [1, one(1, 2, 4, 6, 9, 14)];
  const [usual, rise, samples] = [one(0, 0, 0.05, 0.5, 1.5, 60), one(0, 0.04, 0.3, 1, 6, 25), one(100, 1000, 1e5)];
  return Array.from({ length: labels }, (_, i) => {
    const name = { scenario: 'shop', label: `label ${String(i)}`, configuration: {} };
    const isHit = i === 0 || seed % 5 === 0;
    const draw = (more: number): number => {
      const incident = uniform() < 0.15 ? one(0.5, 4, 30) : 0;
      const percent = Math.min(100, usual * Math.exp(0.3 * normal()) + more + incident);
      return isOfPairs ? (100 * Math.round((samples * percent) / 100)) / samples : percent;
    };
    const [values, candidate] = [Array.from({ length: runs }, () => draw(0)), [draw(isHit ? rise : 0)]];
    while (isOfPairs && candidate.length < runs) candidate.push(draw(isHit ? rise : 0));
    const measurement = { ...name, metrics: {}, ...(seed % 6 > 0 && { samples }) };
    return {
      case: nameCase(name),
      isControl: isOfPairs && seed % 7 === 0 && i === 1,
      candidate,
      candidateMeasurements: candidate.map(() => measurement),
      past: {
        ...createPast(values.map((value, run) => ({ run, value, measurement }))),
        isLeft: seed % 4 === 0,
      },
      baseline: isOfPairs ? 'session' : 'history',
      band: { absolute: seed % 3 === 0 ? 0.5 : 0.05 },
      ...(seed % 2 === 0 && { cap: 5 }),
      isSaturated: seed % 11 === 0,
    };
  });
}

test('rates of errors', () => {
  const metric = metricById.get('errorPercent') as Metric;
  const seeds = Array.from({ length: 120 }, (_, i) => i + 1);
  const ofRuns = seeds.map((seed) => {
    const comparisons = drawErrors(seed, false);
    const [{ candidate, past: before } = { candidate: [], past: { values: [] } }] = comparisons;
    const given = [...before.values, '->', ...candidate].map((value) =>
      typeof value === 'number' ? Number(value.toPrecision(3)) : value,
    );
    return [...given, ...figuresOf(errorRate.weigh([{ metric, comparisons }])[0]?.evidence)].join(' ');
  });
  const ofPairs = seeds.slice(0, 60).flatMap((seed) => {
    const { evidence, isPromising } = decideErrors({ metric, comparisons: drawErrors(seed, true) });
    return [`# ${String(seed)} ${String(isPromising)}`, ...evidence.map((each) => figuresOf(each).join(' '))];
  });
  compare('errors', [...ofRuns, ...ofPairs]);
});

/** Shortens repeated digits: 0000111 is 0*4 1*3. */
const shortenDigits = (numbers: readonly number[]): string =>
  numbers
    .join('')
    .replace(/(\d)\1*/g, (all: string, digit) => ` ${String(digit)}*${String(all.length)}`)
    .trim();

test('levels of histories', () => {
  const lines = Array.from({ length: 110 }, (_, i) => {
    const { cases: drawn, accepts } = drawHistory(i);
    const { cases, changes } = assignLevels(drawn, accepts, policy);
    const described = changes.map(({ case: { key }, metric, firstRun, percent, unit, isWorse, isBaseline, course }) =>
      [
        ...[
          key,
          metric,
          firstRun.startedAt?.slice(0, 10),
          percent.toFixed(2),
          unit,
          JSON.stringify({ isWorse, isBaseline }),
        ],
        ...figuresOf(course),
      ].join(' '),
    );
    const levels = cases.flatMap(({ case: { key }, history, takenLosses }) => {
      const found = ['throughput', 'p50', 'errorPercent'].flatMap((metric) => {
        const numbers = history.map(({ segments }) => segments[metric] ?? 0);
        return numbers.some((number) => number > 0) ? [`${metric} ${shortenDigits(numbers)}`] : [];
      });
      return found.length === 0 && history.length <= 30
        ? []
        : [[key, `${String(history.length)} runs`, ...found, ...figuresOf(takenLosses)].join(' ')];
    });
    const measured = drawn.flatMap(({ history }) => history).toSorted((a, b) => a.run - b.run);
    const taken = findGivenLevels(measured, accepts, policy, '2026-12-01').levels.map(
      ({ case: { key }, metric, first, better, ...figures }) =>
        [
          'given',
          key,
          metric,
          first.startedAt?.slice(0, 10),
          better.startedAt?.slice(0, 10),
          ...figuresOf(figures),
        ].join(' '),
    );
    const retained = retainRuns(policy)(measured, accepts);
    const dropped = measured.filter((one) => !retained.has(one)).map(({ run }) => run);
    const runsDropped = dropped.length === 0 ? [] : [`dropped ${[...new Set(dropped)].join(' ')}`];
    return [`# ${String(i)} ${Object.keys(courses)[i % 9] ?? ''}`, ...described, ...levels, ...taken, ...runsDropped];
  });
  compare('levels', lines.flat());
});
