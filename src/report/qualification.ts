/** The text of `guardband qualify`: three sentences and one table. */
import { formatFixed, formatShare, formatSize, formatCount, shortList, formatSpan } from '../lang/format.js';
import { compareNaturally } from '../lang/natural-order.js';
import { printableLine } from '../lang/printable.js';
import { statedPairs, type Machine, type PairQuality, type QualifiedGroup } from '../judge/pairs/qualify-pairs.js';
import type { Page } from '../model/host.js';
import { formatRange } from './phrases/numbers.js';
import { median } from '../stats/averages.js';
import { describeNoise } from './phrases/measured-pairs.js';
import { numbers, type Column } from './blocks/blocks.js';
import { writeText } from './blocks/text.js';

/** A change of this size should be found. */
const wanted = 20;

export interface Qualified {
  readonly quality: PairQuality;
  readonly measurements: number;
  readonly durationMs: number;
  /** The number of pairs that the gate measures at least. */
  readonly leastPairs: number;
}

export function qualificationText({ quality, measurements, durationMs, leastPairs }: Qualified, page: Page): string {
  const { pairs, groups, comparisons, failed, noise, machine } = quality;
  const noises = groups.map(({ noisePercent }) => noisePercent);
  const range =
    noises.length === 0
      ? ''
      : `, and the two sides of a pair differ by ${formatRange(noises, (noise) => formatFixed(noise, 1))} %`;
  const tried = `${formatCount(measurements, 'measurement')} of one version in ${formatSpan(durationMs)}: ${String(failed)} of ${formatCount(comparisons, 'comparison')} with itself failed${range}.`;
  const columns: readonly Column[] = [
    { head: 'label', minWidth: 12 },
    { head: 'metric' },
    numbers('noise'),
    ...statedPairs.map((count) => numbers(`in ${formatCount(count, 'pair')}`)),
  ];
  const rows = groups
    .toSorted((a, b) => compareNaturally(a.name, b.name))
    .map(({ name, metric, noisePercent, found }) => [
      printableLine(name),
      metric.title,
      `${formatFixed(noisePercent, 1)} %`,
      ...found.map((percent) => (percent === undefined ? '-' : formatSize(percent))),
    ]);
  const titles = new Map(groups.map(({ metric }) => [metric.id, metric.title]));
  const varied = describeNoise(noise, ({ metric }) => printableLine(titles.get(metric) ?? metric));
  const sentences = [tried, `${varied} ${machineTexts[machine]}`.trim(), advise(groups, leastPairs, pairs)];
  return writeText([sentences, [{ table: { columns, rows } }]], page);
}

const machineTexts = {
  calm: 'This machine is calm.',
  restless: 'This machine is restless: a gate may fail an unchanged version. Measure longer, or on another machine.',
  'very restless':
    'This machine is very restless: gates fail unchanged versions here. Measure longer, or on another machine.',
} as const satisfies Record<Machine, string>;

/** What to change, if anything. */
function advise(groups: readonly QualifiedGroup[], leastPairs: number, measured: number): string {
  const foundBy = ({ found }: QualifiedGroup, pairs: number): number => {
    const i = statedPairs.findLastIndex((count) => count <= pairs);
    return Math.abs(found[Math.max(i, 0)] ?? Infinity);
  };
  const known = groups.map((group) => foundBy(group, leastPairs)).filter(Number.isFinite);
  const found = known.length === 0 ? 'any change less than' : `a change of ${formatShare(median(known))}`;
  const few = measured < 3 ? '; measure at least 3 pairs to know the noise' : '';
  const coarse = groups.filter((group) => foundBy(group, leastPairs) > wanted);
  const names = shortList(
    [...new Set(coarse.map(({ name, metric }) => `${metric.title} of ${printableLine(name)}`))],
    2,
  );
  const isHelped = leastPairs < 8 && coarse.every((group) => foundBy(group, 8) <= wanted);
  const advice = isHelped
    ? 'measure 8 pairs (measure: {pairs: 8}), and make a measurement shorter if they take too long'
    : 'measure with more users or requests, in more and shorter measurements';
  const end =
    coarse.length === 0 ? ': nothing needs to change' : `; to find ${formatShare(wanted)} in ${names}, ${advice}`;
  return `In a typical row, ${formatCount(leastPairs, 'pair')} find ${found} half of the time${end}${few}.`;
}
