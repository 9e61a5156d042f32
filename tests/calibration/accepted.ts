/**
 * How well a level is told that was accepted only a few runs ago, while earlier runs still tell the noise:
 * npm run -s trials:accepted -- DIR PART
 * DIR/PART/series.csv.gz holds real histories, marked with the stretches in which nothing changed, in the form that the
 * trials' README describes. Prints a Markdown table: the share of unchanged runs with an alarm, and of changes found in
 * one case; fails / fails or suspects.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { caseOf } from '../../src/case.js';
import { groupBy } from '../../src/group-by.js';
import { judge } from '../../src/judge.js';
import type { Measurement, Pair } from '../../src/model.js';
import { policyFrom } from '../../src/policy.js';
import { changes, fails, failsOrSuspects, isAbout, nothing, share, type Change, type Factors } from './_changes.js';

/** Runs of each history, and how far apart the windows begin. */
const past = 30;
const pace = 5;
const levelRuns = [1, 2, 3, 5, 10, past];
/** What the level before the mark was. */
const faster: Factors = { throughput: 1.25, p99: 0.8 };
/** Which cases of the run were accepted: all, one, or the only one that is judged. */
const marks = ['all', 'one', 'alone'] as const;
/** From so many cases on what is common to the run is taken out. */
const fewestCases = 3;

interface Night extends Factors {
  readonly panel: string;
  readonly cell: string;
  readonly run: number;
  readonly stretch: string;
}

const [, , folder = '.', part = 'dev'] = process.argv;
const [, ...lines] = gunzipSync(readFileSync(join(folder, part, 'series.csv.gz')))
  .toString()
  .trim()
  .split('\n');
const nights = lines.flatMap((line): readonly Night[] => {
  const [panel = '', cell = '', run, , throughput, p99, , stretch = '-1', broken] = line.split(',');
  const night = { panel, cell, run: Number(run), throughput: Number(throughput), p99: Number(p99), stretch };
  return broken === '1' || stretch === '-1' || !(night.throughput > 0 && night.p99 > 0) ? [] : [night];
});

/** The nights of every case of a panel in which nothing changed for so long. */
function* windows(length: number): Generator<readonly (readonly Night[])[]> {
  for (const panel of groupBy(nights, (each) => each.panel).values()) {
    const cells = [...groupBy(panel, ({ cell }) => cell).values()].map(
      (of) => new Map(of.map((night) => [night.run, night])),
    );
    const last = Math.max(...panel.map(({ run }) => run));
    for (let from = 0; from + length <= last; from += pace) {
      const whole = cells.flatMap((cell) => {
        const found = Array.from({ length }, (_, i) => cell.get(from + i)).filter((night) => night !== undefined);
        return found.length === length && found.every(({ stretch }) => stretch === found[0]?.stretch) ? [found] : [];
      });
      if (whole.length > 0) yield whole;
    }
  }
}

function measurementOf({ cell, throughput, p99 }: Night, by: Factors): Measurement {
  const [scenario = '', messageSize = '', users = ''] = cell.split('|');
  const metrics = { errorPercent: 0, throughput: throughput * by.throughput, p99: Math.round(p99 * by.p99) };
  return { scenario, configuration: { messageSize, users }, metrics };
}

/** @param before so many of the nights are of the level before the mark */
function pairOf(cell: readonly Night[], change: Factors, before: number): Pair {
  const made = cell.map((night, i) => measurementOf(night, i === past ? change : i < before ? faster : nothing));
  return {
    case: caseOf(made[0] ?? { scenario: '', configuration: {} }),
    candidate: made.slice(past),
    history: made.slice(0, past).map((measurement, run) => ({
      run,
      measurement,
      provenance: {},
      stretches: run < before ? { throughput: 1, p99: 1 } : {},
    })),
    baseline: 'history',
    isControl: false,
    otherEnvironment: false,
  };
}

const { policy } = policyFrom({});

/** Whether a change in one of the cases is seen, and what it is called. */
function seen(cells: readonly (readonly Night[])[], hit: number, change: Change, isMarked: boolean[], runs: number) {
  const pairs = cells.map((cell, i) =>
    pairOf(cell, i === hit ? change : nothing, isMarked[i] === true ? past - runs : 0),
  );
  const { findings, runShifts } = judge(pairs, policy);
  const meant =
    change === nothing
      ? [...findings, ...runShifts]
      : findings.filter(({ case: { key }, metric }) => key === pairs[hit]?.case.key && isAbout(change, metric));
  return { fails: meant.some(fails), suspects: meant.some(failsOrSuspects) };
}

console.log(`| accepted | runs of the level | windows | ${changes.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|---|---|${changes.map(() => '---|').join('')}`);
const all = [...windows(past + 1)];
for (const mark of marks)
  for (const runs of levelRuns) {
    const judged = all
      .map((window, i) => ({ window, hit: i % window.length }))
      .filter(({ window }) => mark === 'alone' || window.length >= fewestCases);
    const columns = changes.map((change) => {
      const verdicts = judged.map(({ window, hit }) =>
        mark === 'alone'
          ? seen(window.slice(hit, hit + 1), 0, change, [true], runs)
          : seen(
              window,
              hit,
              change,
              window.map((_, i) => mark === 'all' || i === hit),
              runs,
            ),
      );
      return `${share(verdicts.map((each) => each.fails))} / ${share(verdicts.map(({ suspects }) => suspects))}`;
    });
    const level = runs === past ? 'never changed' : String(runs);
    console.log(`| ${mark} | ${level} | ${String(judged.length)} | ${columns.join(' | ')} |`);
  }
