/** What is simulated by default: names and worlds, unchanged ones first. */
import type { Cell, Change } from './_cell.js';

/** The share of the gates that are simulated, for worlds that take long. */
export type NamedCell = readonly [name: string, cell: Cell, share?: number];

const pastRuns = { history: 6 };
const alone = { labels: 1, loads: 1 };
/** A small virtual machine beside others: p50 varies by 8 %, p99 by 20 %. */
const restless = { label: 0.07, ownCase: 0.04, p99extra: 0.18, n: 850 };
const quiet = { label: 0.015 };
const byLabel = { size: 0.3, varies: 0.4, by: 'label' } as const;
const quietPast = { history: 10, historyQuiet: { label: 0.01 } };
const regime = { machineKind: 'regime', machine: 0.25 } as const;

const unchanged: readonly NamedCell[] = [
  ['calm', {}],
  ['calm, history', pastRuns],
  ['calm, one case', alone],
  ['calm, 30 cases', { labels: 15 }],
  ['calm, 200 cases', { labels: 100 }, 0.3],
  ['calm, two scenarios', { scenarios: 2, labels: 3 }],
  ['40 requests', { n: 40 }],
  ['100 requests, wide', { n: 100, sigma: 0.7 }],
  ['200 requests, very wide', { n: 200, sigma: 1.2 }],
  ['100 requests, whole milliseconds', { n: 100, tool: 'whole' }],
  ['unequal numbers of requests', { n: 200, nVary: 0.5 }],
  ['open loop', { n: 200, nVary: 0.1, loop: false }],
  ['every metric gated', { metrics: ['throughput', 'mean', 'p50', 'p75', 'p90', 'p95', 'p99', 'max'] }],
  ['labels 3 %, heavy tails', { tails: 't3', label: 0.03 }],
  ['labels 3 %, very heavy tails', { tails: 't2', label: 0.03 }],
  ['labels 10 %', { label: 0.1, ownCase: 0.03 }],
  ['labels 10 %, history', { label: 0.1, ownCase: 0.05, ...pastRuns }],
  ['labels 10 %, as before', { tails: 'ar', label: 0.1 }],
  ['labels 20 %', { label: 0.2, ownCase: 0.05 }],
  ['three labels, 20 %', { labels: 3, label: 0.2, ownCase: 0.05 }],
  ['one case, 20 %', { ...alone, label: 0.2, ownCase: 0.05 }],
  ['labels 20 %, as before', { tails: 'ar', label: 0.2 }],
  ['labels 40 %', { label: 0.4, ownCase: 0.1 }],
  ['restless', restless],
  ['restless, history', { ...restless, ...pastRuns }],
  [
    'restless, quiet history',
    { ...restless, history: 10, historyQuiet: { label: 0.015, ownCase: 0.01, p99extra: 0.03 } },
  ],
  ['labels 5 %, quiet history', { ...quietPast, label: 0.05 }],
  ['labels 10 %, quiet history', { ...quietPast, label: 0.1 }],
  ['labels 20 %, quiet history', { ...quietPast, label: 0.2 }],
  ['history of three machines', { history: 10, historyLevels: 0.2 }],
  ['machine 20 %', { machine: 0.2 }],
  ['machine 10 %, one case', { ...alone, machine: 0.1 }],
  ['machine drifts for some labels', { machineKind: 'drift', machineHits: 0.4 }],
  ['slow times of the machine', regime],
  ['slow times of one label', { ...regime, machineHits: 0.2 }],
  ['slow times of one label, history', { ...regime, machineHits: 0.2, ...pastRuns }],
  ['slow times of the only case', { ...regime, ...alone }],
  ['slow times of one label, twice as large', { ...regime, machine: 0.5, machineHits: 0.2 }],
  ['one case in 20 disturbed', { spike: { p: 0.05, size: 0.7 } }],
  ['one p99 in 20 disturbed', { spike: { p: 0.05, size: 0.7, on: 'p99' } }],
  ['one p99 in 5 disturbed', { spike: { p: 0.2, size: 1.1, on: 'p99' } }],
  ['one label in 10 disturbed', { burst: 0.1 }],
  ['one label in 20 disturbed, history', { burst: 0.05, ...pastRuns }],
  ['cold start +10 %', { first: { all: 0.1 } }],
  ['cold start +30 %', { first: { all: 0.3 } }],
  ['cold start +30 %, one label', { first: { label: 0.3 } }],
  ['cold start +30 %, one case', { ...alone, first: { all: 0.3 } }],
  ['cold start p99 x 2', { first: { p99: 0.7 } }],
  ['warm-up +20 %, history', { ...quiet, ...pastRuns, warm: { size: 0.2 } }],
  ['warm-up by label, history', { ...quiet, ...pastRuns, warm: byLabel }],
  ['warm-up each time, history', { ...quiet, ...pastRuns, warm: { size: 0.3, varies: 0.4, startsAnew: true } }],
  ['errors 0.1 %', { errors: 0.001 }],
  ['errors 0.1 %, history', { errors: 0.001, ...pastRuns }],
  ['errors 3 % of 100', { errors: 0.03, n: 100 }],
  ['bursts of errors', { n: 2000, errorBurst: { p: 0.05, rate: 0.02 } }],
  ['bursts of errors, history', { n: 2000, errorBurst: { p: 0.05, rate: 0.02 }, ...pastRuns }],
  ['bursts of errors in every fifth', { n: 2000, errorBurst: { p: 0.2, rate: 0.05 } }],
];

const one = (factor: number): { readonly change: Change } => ({ change: { factor, label: 2 } });
const all = (factor: number): { readonly change: Change } => ({ change: { factor, all: true } });
const tail = (factor: number): { readonly change: Change } => ({ change: { factor, label: 2, p99only: true } });
const failing = (errors: number): { readonly change: Change } => ({ change: { factor: 1, label: 2, errors } });
const changed: readonly NamedCell[] = [
  ['one label +10 %, history', { ...quiet, ...pastRuns, ...one(1.1) }],
  ['one label +15 %, history', { ...quiet, ...pastRuns, ...one(1.15) }],
  ['one label +30 %, history', { ...quiet, ...pastRuns, ...one(1.3) }],
  ['everything +10 %, history', { ...quiet, ...pastRuns, ...all(1.1) }],
  ['everything +20 %, history', { ...quiet, ...pastRuns, ...all(1.2) }],
  ['one label +15 %', { ...quiet, ...one(1.15) }],
  ['one label +30 %', { ...quiet, ...one(1.3) }],
  ['everything +20 %', { ...quiet, ...all(1.2) }],
  ['everything +30 %, machine 10 %', { ...quiet, machine: 0.1, ...all(1.3) }],
  ['the only case +30 %', { ...alone, ...all(1.3) }],
  ['one of 10 cases +30 %, history', { ...pastRuns, change: { factor: 1.3, label: 2, load: 0 } }],
  ['one of 10 cases +30 %', { change: { factor: 1.3, label: 2, load: 0 } }],
  ['one of 30 cases x 2', { labels: 15, change: { factor: 2, label: 2, load: 0 } }],
  ['one of 200 cases x 2', { labels: 100, change: { factor: 2, label: 2, load: 0 } }, 0.3],
  ['p99 of one label +50 %, history', { ...pastRuns, ...tail(1.5) }],
  ['p99 of one label x 2', tail(2)],
  ['p99 of one label x 2, 100 requests', { n: 100, ...tail(2) }],
  ['errors of one label 0 to 1 % of 100', { n: 100, ...failing(0.01) }],
  ['errors of one label 0 to 1 % of 400', { n: 400, ...failing(0.01) }],
  ['errors of one label 0 to 5 % of 100', { n: 100, ...failing(0.05) }],
  ['errors of one label 0 to 5 % of 100, history', { n: 100, ...pastRuns, ...failing(0.05) }],
  ['warm-up by label: one label +30 %, history', { ...quiet, ...pastRuns, warm: byLabel, ...one(1.3) }],
  ['bursts: one label +30 %, history', { ...quiet, ...pastRuns, burst: 0.1, ...one(1.3) }],
  ['machine 10 %: one label +30 %', { ...quiet, machine: 0.1, ...one(1.3) }],
  ['restless: one label +15 %, history', { ...restless, ...pastRuns, ...one(1.15) }],
  ['restless: one label +15 %', { ...restless, ...one(1.15) }],
  ['restless: everything +20 %, history', { ...restless, ...pastRuns, ...all(1.2) }],
  ['restless: everything +20 %', { ...restless, ...all(1.2) }],
  ['restless: one label +30 %, history', { ...restless, ...pastRuns, ...one(1.3) }],
  ['restless: one label +30 %', { ...restless, ...one(1.3) }],
  ['restless: one label x 2', { ...restless, ...one(2) }],
];

export const cells: readonly NamedCell[] = [...unchanged, ...changed];
