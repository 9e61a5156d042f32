/**
 * A simulated load test: labels in a closed loop at several loads, on a machine with one of several kinds of noise. All noises are
 * standard deviations of a logarithm.
 */
import type { Measurement } from '../../../src/model/documents.js';
import type { chanceOf } from '../../judge/_simulated.js';
import { responseTimes } from './_response-times.js';

export interface Change {
  readonly factor: number;
  /** The label that is slower, by number, in this load or in all; or everything. */
  readonly label?: number;
  readonly load?: number;
  readonly all?: boolean;
  readonly p99only?: boolean;
  /** The share of requests that fail instead. */
  readonly errors?: number;
}

/** What is simulated. Everything has a calm default. */
export interface Cell {
  readonly labels?: number;
  readonly loads?: number;
  /** Requests of a case, and how much their number varies. */
  readonly n?: number;
  readonly nVary?: number;
  /** How much requests vary. */
  readonly sigma?: number;
  readonly tool?: 'whole';
  readonly loop?: boolean;
  /** What all labels share, how it moves over time, and the share of the labels that it hits. */
  readonly machine?: number;
  readonly machineKind?: 'ar' | 'regime' | 'drift';
  readonly machineHits?: number;
  /** What a label shares over its loads, and what each case has by itself. */
  readonly label?: number;
  readonly ownCase?: number;
  readonly tails?: 't3' | 't2' | 'ar';
  readonly p99extra?: number;
  /** A case that is disturbed now and then, or a label in all of its loads. */
  readonly spike?: { readonly p: number; readonly size: number; readonly on?: 'p99' };
  readonly burst?: number;
  /** By how much the first measurement of a pair is slower: everything, the first label, p99. */
  readonly first?: { readonly all?: number; readonly label?: number; readonly p99?: number };
  readonly errors?: number;
  readonly errorBurst?: { readonly p: number; readonly rate: number };
  /** Past runs, what was different then, and how far labels differ between three kinds of machine. */
  readonly history?: number;
  readonly historyQuiet?: Partial<Cell>;
  readonly historyLevels?: number;
  readonly metrics?: readonly string[];
  readonly change?: Change;
}

type Chance = ReturnType<typeof chanceOf>;

interface Occasion {
  readonly place: 'first' | 'second' | 'alone';
  readonly cell: Cell;
  readonly change?: Change | undefined;
  /** How much slower labels are on the machine of this measurement. */
  readonly levels?: readonly number[] | undefined;
}

/** @returns a function that makes one measurement after the other */
export function createWorld(cell: Cell, chance: Chance): (occasion: Occasion) => readonly Measurement[] {
  const { labels = 5, loads = 2 } = cell;
  const machine = createMachine(chance);
  const before = Array.from({ length: labels }, () => 0);
  return ({ place, cell: now, change, levels = [] }) => {
    const shared = machine(now);
    const ofLabels = before.map((last, label) => {
      const own = now.tails === 'ar' ? 0.8 * last + 0.6 * chance.normal() : drawOf(now, chance);
      before[label] = own;
      const isBurst = now.burst !== undefined && chance.uniform() < now.burst;
      const hits = label < labels * (now.machineHits ?? 1);
      const cold = place === 'first' ? (now.first?.all ?? 0) + (label === 0 ? (now.first?.label ?? 0) : 0) : 0;
      const burst = isBurst ? Math.abs(0.3 + 0.2 * chance.normal()) : 0;
      return (hits ? shared : 0) + (now.label ?? 0.02) * own + burst + cold + (levels[label] ?? 0);
    });
    return Array.from({ length: loads }, (_, load) => load).flatMap((load) => {
      const rows = ofLabels.map((slower, label) => {
        const isChanged = change !== undefined && isHit(change, label, load);
        return measureCase({ now, place, label, load, slower, change: isChanged ? change : undefined }, chance);
      });
      return withThroughput(rows, now, load, chance);
    });
  };
}

const isHit = ({ all, label, load }: Change, ofLabel: number, ofLoad: number): boolean =>
  all === true || (label === ofLabel && (load === undefined || load === ofLoad));

const drawOf = ({ tails }: Cell, { normal, student }: Chance): number =>
  tails === 't3' || tails === 't2' ? student() : normal();

/** How much slower the machine is, from one measurement to the next. */
function createMachine({ normal, uniform }: Chance): (cell: Cell) => number {
  let [state, regime, time] = [0, 0, 0];
  const slope = 0.04 * (2 * uniform() - 1);
  return ({ machine = 0.01, machineKind }) => {
    time++;
    if (machineKind === 'drift') return slope * time;
    if (machineKind === 'ar') return (state = 0.8 * state + 0.6 * machine * normal());
    if (machineKind !== 'regime') return machine * normal();
    if (uniform() < 0.2) regime = uniform() < 0.5 ? 0 : machine;
    return regime;
  };
}

interface CaseOccasion {
  readonly now: Cell;
  readonly place: Occasion['place'];
  readonly label: number;
  readonly load: number;
  readonly slower: number;
  readonly change: Change | undefined;
}

function measureCase({ now, place, label, load, slower, change }: CaseOccasion, chance: Chance): Measurement {
  const { normal, uniform } = chance;
  const { spike, n = 1000, sigma = 0.25, tool } = now;
  const size = spike !== undefined && uniform() < spike.p ? spike.size * (0.5 + uniform()) : 0;
  const changed = change === undefined || change.errors !== undefined ? 0 : Math.log(change.factor);
  const isOfTail = change?.p99only === true;
  const all = slower + (now.ownCase ?? 0.01) * drawOf(now, chance) + (spike?.on === 'p99' ? 0 : size);
  const tail = (now.p99extra ?? 0) * normal() + (place === 'first' ? (now.first?.p99 ?? 0) : 0);
  const samples = Math.max(10, Math.round(n * Math.exp((now.nVary ?? 0) * normal())));
  const base = (40 + 13 * ((label * 7) % 11)) * (1 + 0.3 * load);
  const times = responseTimes(samples, sigma, chance);
  const slowerTail = tail + (spike?.on === 'p99' ? size : 0) + (isOfTail ? changed : 0);
  const factorOf = (id: string): number =>
    base * Math.exp(all + (isOfTail ? 0 : changed) + (id === 'p99' || id === 'max' ? slowerTail : 0));
  const rounded = (value: number): number => (tool === 'whole' ? Math.max(1, Math.round(value)) : value);
  const burst = now.errorBurst !== undefined && uniform() < now.errorBurst.p ? now.errorBurst.rate : 0;
  const failed = Math.min(samples, poisson(samples * ((now.errors ?? 0) + (change?.errors ?? 0) + burst), chance));
  return {
    scenario: 's0',
    label: `l${String(label).padStart(3, '0')}`,
    configuration: { users: String(10 * (load + 1)) },
    samples,
    metrics: {
      errorPercent: (100 * failed) / samples,
      ...Object.fromEntries(Object.entries(times).map(([id, time]) => [id, rounded(time * factorOf(id))])),
    },
  };
}

function withThroughput(rows: readonly Measurement[], now: Cell, load: number, { normal }: Chance): Measurement[] {
  const meanSeconds = rows.reduce((total, { metrics }) => total + Number(metrics['mean']), 0) / 1000;
  const ofLoop = ((10 * (load + 1)) / (meanSeconds + 0.3)) * Math.exp(0.003 * normal());
  return rows.map((row) => {
    const throughput = now.loop === false ? ((row.samples ?? 0) / 60) * Math.exp(0.003 * normal()) : ofLoop;
    return { ...row, metrics: { ...row.metrics, throughput } };
  });
}

function poisson(expected: number, { normal, uniform }: Chance): number {
  if (expected > 50) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal()));
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = uniform(); product > limit; product *= uniform()) count++;
  return count;
}
