/**
 * How long judging and the assignment of levels take, and the statistical kernels beside simple-statistics:
 * npm run -s bench -- judge
 * Prints two Markdown tables. All times are CPU times of this process: medians of five, so that other work on the machine
 * hardly matters. Memory, and the time before V8 has optimised anything, are those of a new process that starts as the command
 * line does, generates the cases, and then finds the levels and judges once.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as reference from 'simple-statistics';
import { nameCase } from '../src/cases/names.js';
import { judgeCases } from '../src/judge/judge-run.js';
import { assignLevels } from '../src/compare/levels/assign-levels.js';
import type { Measurement } from '../src/model/documents.js';
import type { ComparedCase } from '../src/model/run.js';
import { createPolicy } from '../src/config/policy.js';
import { delayOptimization } from '../src/hosts/node/processes.js';
import { changePoints } from '../src/stats/change-points.js';
import { finite, leaveOutMedian } from '../src/stats/averages.js';
import { NumberSample } from '../src/stats/sample.js';

/** Deterministic random numbers from -0.5 to 0.5. */
function randomNumbers(): () => number {
  let seed = 1;
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
}

/** Cases whose values vary by run, by case and at random. */
function generatePairs(cases: number, runs: number): readonly ComparedCase[] {
  const random = randomNumbers();
  const shifts = Array.from({ length: runs + 1 }, () => 0.1 * random());
  return Array.from({ length: cases }, (_, i) => {
    const measurement = (run: number): Measurement => {
      const slowdown = 1 + (shifts[run] ?? 0) + 0.03 * random();
      const ms = (usual: number): number => Math.round(usual * slowdown);
      return {
        scenario: `scenario ${String(Math.floor(i / 12))}`,
        configuration: { users: String(i % 12) },
        samples: 100_000,
        metrics: {
          errorPercent: 0,
          throughput: 1000 / slowdown,
          mean: 40 * slowdown,
          standardDeviation: 20 * slowdown,
          min: 2,
          max: ms(900),
          p50: ms(30),
          p75: ms(50),
          p90: ms(80),
          p95: ms(100),
          p98: ms(130),
          p99: ms(150),
          p999: ms(400),
          receivedKBPerSec: 500 / slowdown,
          sentKBPerSec: 200 / slowdown,
        },
      };
    };
    const history = Array.from({ length: runs }, (_, run) => ({
      run,
      segments: {},
      measurement: measurement(run),
      provenance: {},
    }));
    const candidate = [measurement(runs)];
    return {
      case: nameCase(measurement(runs)),
      candidate,
      history,
      baseline: 'history',
      isControl: false,
      otherEnvironment: false,
    };
  });
}

/** CPU time of one call, in milliseconds. */
function cpuTimeOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Median CPU time of five calls, in milliseconds. */
const cpuTime = (work: () => unknown): number => reference.median(Array.from({ length: 5 }, () => cpuTimeOf(work)));

const { policy } = createPolicy({});
const circumstances = { baselineRuns: 1, isInputIncomplete: false };

/** Judges once with levels, and prints the CPU time in milliseconds and the peak memory of the process in megabytes. */
async function judgeOnce(cases: number, runs: number): Promise<void> {
  await delayOptimization();
  const all = generatePairs(cases, runs);
  const ms = cpuTimeOf(() => judgeCases(assignLevels(all, [], policy).cases, policy, circumstances));
  console.log(`${ms.toFixed(0)} ms | ${(peakKilobytes() / 1024).toFixed(0)} MB`);
}

/** From /proc if there is one: the kernel's resource usage begins with the memory of the process that started this one. */
function peakKilobytes(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

function judgeInNewProcess(cases: number, runs: number): string {
  const argv = [fileURLToPath(import.meta.url), 'once', String(cases), String(runs)];
  const { stdout, stderr, status } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function benchmarkStages(): void {
  console.log(
    '| cases x runs | assign levels | judge | both, once in a new process | its peak |\n|---|---|---|---|---|',
  );
  for (const [cases, runs] of [
    [12, 10],
    [144, 30],
    [10_000, 30],
    [10_000, 60],
  ] as const) {
    const all = generatePairs(cases, runs);
    const stages = [
      (cases: readonly ComparedCase[]) => assignLevels(cases, [], policy),
      (cases: readonly ComparedCase[]) => judgeCases(cases, policy, circumstances),
    ];
    for (let i = 0; i < 10; i++) for (const stage of stages) stage(all.slice(0, 144)); // warm-up
    const times = stages.map((stage) => `${cpuTime(() => stage(all)).toFixed(0)} ms`);
    console.log(`| ${String(cases)} x ${String(runs)} | ${times.join(' | ')} | ${judgeInNewProcess(cases, runs)} |`);
  }
}

type Kernel = readonly [
  name: string,
  own: (values: readonly number[]) => unknown,
  other: (values: number[]) => unknown,
];

/** Twelve scenarios with an equal number of cases each. */
const scenarios = (length: number): readonly (readonly number[])[] =>
  Array.from({ length: 12 }, (_, scenario) => Array.from({ length: length / 12 }, (_, i) => scenario + 12 * i));

const sample = new NumberSample();

const kernels: readonly Kernel[] = [
  [
    'median of collected values',
    (values) => {
      sample.clear();
      for (const value of values) sample.add(value);
      return sample.median();
    },
    (values) => {
      const collected: number[] = [];
      for (const value of values) if (!Number.isNaN(value)) collected.push(value);
      return reference.median(collected);
    },
  ],
  ['finite', finite, (values) => values.filter((value) => !Number.isNaN(value))],
  [
    'medians without each of 12 scenarios',
    (values) => scenarios(values.length).map(leaveOutMedian(values)),
    (values) =>
      scenarios(values.length).map((omitted) => {
        const isOmitted = new Set(omitted);
        return reference.median(values.filter((_, i) => !isOmitted.has(i)));
      }),
  ],
  [
    'change points, beside the rank sums of all splits',
    (values) => changePoints(values, 0.05),
    (values) => values.slice(1).map((_, i) => reference.wilcoxonRankSum(values.slice(0, i + 1), values.slice(i + 1))),
  ],
];

function benchmarkKernels(): void {
  console.log('\n| kernel | values | own | simple-statistics, or a filter |\n|---|---|---|---|');
  const random = randomNumbers();
  for (const [name, own, other] of kernels)
    for (const length of [36, 144]) {
      const samples = Array.from({ length: 500 }, () => Array.from({ length }, random));
      const times = [own, other].map((kernel) => {
        const work = (): void => {
          for (const sample of samples) kernel(sample);
        };
        work(); // warm-up
        return `${((1000 * cpuTime(work)) / samples.length).toFixed(1)} µs`;
      });
      console.log(`| ${name} | ${String(length)} | ${times.join(' | ')} |`);
    }
}

const [, , mode, ...size] = process.argv;
if (mode === 'once') await judgeOnce(Number(size[0]), Number(size[1]));
else {
  benchmarkStages();
  benchmarkKernels();
}
