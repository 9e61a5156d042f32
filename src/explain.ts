/** Every number of one verdict, in the order in which it was reached, in words. */
import { metricById } from './metrics/index.js';
import type { Finding, Metric } from './model.js';
import { amount, change, percent } from './renderers/_shared/amount.js';
import { plain } from './renderers/_shared/plain.js';
import { because, verdictWords } from './renderers/_shared/words.js';

export function explain(finding: Finding): string {
  const metric = metricById.get(finding.metric);
  if (metric === undefined) return '';
  const lines = steps
    .map(([head, say]) => [head, say(finding, metric)] as const)
    .filter((line): line is readonly [string, string] => line[1] !== undefined);
  const width = Math.max(...lines.map(([head]) => head.length));
  return [
    `${plain(finding.case.key)}: ${metric.title}`,
    ...lines.map(([head, text]) => `  ${head.padEnd(width)}  ${text}`),
    '',
  ].join('\n');
}

type Say = (finding: Finding, metric: Metric) => string | undefined;

/** The steps of the argument; a step with nothing to say is left out. */
const steps: readonly (readonly [head: string, say: Say])[] = [
  [
    'history',
    ({ series }, metric) =>
      series === undefined ? undefined : series.map((value) => amount(value, { ...metric, unit: '' })).join('  '),
  ],
  [
    'baseline',
    ({ baseline }, metric) =>
      baseline === undefined
        ? 'none'
        : `${amount(baseline.value, metric)}, the median of ${String(baseline.runs)} run${baseline.runs === 1 ? '' : 's'} between ${amount(baseline.low, metric)} and ${amount(baseline.high, metric)}`,
  ],
  [
    'now',
    ({ candidate, repetitions, samples }, metric) =>
      candidate === undefined
        ? 'not measured'
        : [
            amount(candidate, metric),
            repetitions === undefined ? undefined : `the median of ${String(repetitions)} repetitions`,
            samples === undefined ? undefined : `from ${samples.toLocaleString('en-US')} samples`,
          ]
            .filter((part) => part !== undefined)
            .join(', '),
  ],
  [
    'change',
    (finding, metric) =>
      finding.delta === undefined ? undefined : `${change(finding, metric)}, ${finding.delta.direction}`,
  ],
  ['objective', ({ objective }) => (objective === undefined ? undefined : plain(objective))],
  ['band', ({ band, objective }, metric) => (objective === undefined ? bandText(band, metric) : undefined)],
  [
    'noise',
    ({ noise }) => {
      if (noise === undefined) return undefined;
      const size = noise.percent === undefined ? `${(noise.absolute ?? 0).toFixed(2)} points` : percent(noise.percent);
      const origin = {
        history: `learned from ${String(noise.runs)} runs, drawn towards what unknown cases move`,
        assumed: `assumed: ${String(noise.runs)} run${noise.runs === 1 ? ' says' : 's say'} nothing about noise`,
        counts: 'of the counts themselves: so few failures happen by chance',
      }[noise.from];
      return `${size} from run to run when nothing changed, ${origin}`;
    },
  ],
  [
    'limit',
    ({ limit, smallestDetectable }, metric) =>
      limit === undefined
        ? undefined
        : `${amount(limit, metric)}${smallestDetectable === undefined ? '' : `: a change of ${seen(smallestDetectable, metric)} would have been seen in half of all cases`}`,
  ],
  [
    'severity',
    ({ severity }) =>
      severity === undefined || severity <= 0 ? undefined : `${severity.toFixed(2)} x what the limit allows`,
  ],
  ['verdict', ({ verdict, reason }) => `${verdictWords[verdict]}: ${because[reason]}`],
  [
    'waiver',
    ({ waiver }) => (waiver === undefined ? undefined : `${plain(waiver.reason)}, until ${plain(waiver.until)}`),
  ],
  ['gate', ({ gated }) => (gated ? undefined : 'shown only, never fails the gate')],
];

const seen = (size: number, { scale, unit }: Metric): string =>
  scale === 'ratio' ? percent(size) : scale === 'points' ? `${size.toFixed(2)} points` : amount(size, { unit });

function bandText(band: Finding['band'], metric: Metric): string | undefined {
  const parts = [
    band?.percent === undefined ? undefined : percent(band.percent),
    band?.absolute === undefined
      ? undefined
      : metric.scale === 'points'
        ? `${String(band.absolute)} points`
        : amount(band.absolute, metric),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `${parts.join(' and ')}: a smaller change is not minded`;
}
