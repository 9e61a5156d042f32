/** A simulated load test: labels in a closed loop at several loads, on a machine with one of several kinds of noise. */
import type { Measurement } from '../../../src/model/documents.js';
import type { chanceOf } from '../../judge/_simulated.js';
import type { Side } from '../../../src/measuring/measurer.js';
import type { Place } from '../_gates.js';
import type { Cell, Change } from './_cell.js';
import { responseTimes } from './_response-times.js';

type Chance = ReturnType<typeof chanceOf>;

interface Occasion {
  readonly place: Place;
  /** The side of a pair; undefined for a history. */
  readonly side?: Side;
  /** What holds now, which may differ from what holds later. */
  readonly cell: Cell;
  readonly change?: Change | undefined;
  /** How much slower labels are on the machine of this measurement, by scenario. */
  readonly levels?: readonly (readonly number[])[] | undefined;
}

/** @returns a function that makes one measurement after the other */
export function createWorld(
  { scenarios = 1, labels = 5, loads = 2 }: Cell,
  chance: Chance,
): (occasion: Occasion) => readonly Measurement[] {
  const machine = createMachine(chance);
  const places = Array.from({ length: scenarios }, () => ({ last: Array.from({ length: labels }, () => 0) }));
  const startOf = createStarts(chance);
  return ({ place, side, cell, change, levels }) => {
    const [shared, start] = [machine(cell), startOf(cell, side)];
    return places.flatMap(({ last }, scenario) => {
      const slower = last.map((before, label) => {
        const own = cell.tails === 'ar' ? 0.8 * before + 0.6 * chance.normal() : draw(cell, chance);
        last[label] = own;
        const isBurst = cell.burst !== undefined && chance.uniform() < cell.burst;
        const burst = isBurst ? Math.abs(0.3 + 0.2 * chance.normal()) : 0;
        const hit = label < labels * (cell.machineHits ?? 1) ? shared : 0;
        const cold = start * (cell.warm?.by === 'label' ? 0.5 + chance.uniform() : 1) + coldness(cell, place, label);
        return hit + (cell.label ?? 0.02) * own + burst + cold + (levels?.[scenario]?.[label] ?? 0);
      });
      return Array.from({ length: loads }, (_, load) => load).flatMap((load) => {
        const rows = slower.map((by, label) => {
          const isHit =
            change?.all === true || (change?.label === label && (change.load ?? load) === load && scenario === 0);
          const changed = isHit ? change : undefined;
          return measureCase({ cell, place, scenario, label, load, slower: by, change: changed }, chance);
        });
        const measured = withThroughput(rows, cell, load, chance);
        return change?.rate === undefined ? measured : slowRate(measured, change);
      });
    });
  };
}

/** @returns how much slower the service is because it has just started; that of a history always has */
function createStarts({ normal }: Chance): (cell: Cell, side: Side | undefined) => number {
  const counts = { base: 0, head: 0 };
  return ({ warm }, side) => {
    if (warm === undefined) return 0;
    const before = side === undefined || warm.startsAnew === true ? 0 : counts[side]++;
    return Math.abs(warm.size * (1 + (warm.varies ?? 0) * normal())) * 0.35 ** before;
  };
}

const coldness = ({ first = {} }: Cell, place: Place, label: number): number =>
  place === 'first' ? (first.all ?? 0) + (label === 0 ? (first.label ?? 0) : 0) : 0;

/** One value of noise with about the width of a normal one; Student's with 3 or 2 degrees of freedom has heavier tails. */
function draw({ tails }: Cell, { normal, uniform }: Chance): number {
  const value = normal();
  const pair = (): number => -2 * Math.log(uniform());
  if (tails === 't2') return value / Math.sqrt(pair() / 2) / 1.8;
  if (tails === 't3') return value / Math.sqrt((pair() + normal() ** 2) / 3) / Math.sqrt(3);
  return value;
}

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
  readonly cell: Cell;
  readonly place: Place;
  readonly scenario: number;
  readonly label: number;
  readonly load: number;
  readonly slower: number;
  readonly change: Change | undefined;
}

function measureCase(
  { cell, place, scenario, label, load, slower, change }: CaseOccasion,
  chance: Chance,
): Measurement {
  const { normal, uniform } = chance;
  const { spike, n = 1000, sigma = 0.25 } = cell;
  const size = spike !== undefined && uniform() < spike.p ? spike.size * (0.5 + uniform()) : 0;
  const changed = change === undefined || change.errors !== undefined ? 0 : Math.log(change.factor);
  const [ofTail, ofAll] = change?.p99only === true ? [changed, 0] : [0, changed];
  const all = slower + (cell.ownCase ?? 0.01) * draw(cell, chance) + (spike?.on === 'p99' ? 0 : size) + ofAll;
  const cold = place === 'first' ? (cell.first?.p99 ?? 0) : 0;
  const tail = (cell.p99extra ?? 0) * draw(cell, chance) + cold + (spike?.on === 'p99' ? size : 0) + ofTail;
  const samples = Math.max(10, Math.round(n * Math.exp((cell.nVary ?? 0) * normal())));
  const median = (40 + 13 * ((label * 7) % 11)) * (1 + 0.3 * load);
  const factorOf = (id: string): number => median * Math.exp(all + (id === 'p99' || id === 'max' ? tail : 0));
  const rounded = (value: number): number => (cell.tool === 'whole' ? Math.max(1, Math.round(value)) : value);
  const burst = cell.errorBurst !== undefined && uniform() < cell.errorBurst.p ? cell.errorBurst.rate : 0;
  const failed = poisson(samples * ((cell.errors ?? 0) + (change?.errors ?? 0) + burst), chance);
  const times = Object.entries(responseTimes(samples, sigma, chance));
  return {
    scenario: `s${String(scenario)}`,
    label: labelName(label),
    configuration: { users: String(users(load)) },
    samples,
    metrics: {
      errorPercent: (100 * Math.min(samples, failed)) / samples,
      ...Object.fromEntries(times.map(([id, time]) => [id, rounded(time * factorOf(id))])),
    },
  };
}

export const labelName = (label: number): string => `l${String(label).padStart(3, '0')}`;

const users = (load: number): number => 10 * (load + 1);

function withThroughput(
  rows: readonly Measurement[],
  { loop = true }: Cell,
  load: number,
  { normal }: Chance,
): readonly Measurement[] {
  const seconds = rows.reduce((total, { metrics }) => total + Number(metrics['mean']), 0) / 1000;
  const ofLoop = (users(load) / (seconds + 0.3)) * Math.exp(0.003 * normal());
  return rows.map((row) => {
    const throughput = loop ? ofLoop : ((row.samples ?? 0) / 60) * Math.exp(0.003 * normal());
    return { ...row, metrics: { ...row.metrics, throughput } };
  });
}

const slowRate = (rows: readonly Measurement[], { label = 0, rate = 1 }: Change): readonly Measurement[] =>
  rows.map((row, i) =>
    i === label ? { ...row, metrics: { ...row.metrics, throughput: rate * Number(row.metrics['throughput']) } } : row,
  );

function poisson(expected: number, { normal, uniform }: Chance): number {
  if (expected > 50) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal()));
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = uniform(); product > limit; product *= uniform()) count++;
  return count;
}
