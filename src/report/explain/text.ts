/** Explains one verdict: every number in the order of the argument, then the numbers that add up as a table. */
import { metricById } from '../../metrics/index.js';
import type { Finding, Report, ScenarioFinding } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { shortList } from '../../lang/list.js';
import { formatAmount, formatChange, formatPercent, formatSignedPercent } from '../phrases/amount.js';
import { printableLine } from '../../lang/printable.js';
import { detectableShare } from '../phrases/scenario-lines.js';
import { runShiftLines } from '../phrases/run-shift.js';
import { reasonTexts, count, verdictWords } from '../phrases/words.js';
import { thousands } from '../../lang/thousands.js';

/** @param report the report of the finding, for the shift of the run and of the scenario */
export function explain(finding: Finding, report: Report): string {
  const metric = metricById.get(finding.metric);
  if (metric === undefined) return '';
  const subject = { finding, metric, report };
  const lines = steps
    .map(([head, say]) => [head, say(subject)] as const)
    .filter((line): line is readonly [string, string] => line[1] !== undefined);
  const width = Math.max(...lines.map(([head]) => head.length));
  return [
    `${printableLine(finding.case.key)}: ${metric.title}`,
    ...lines.map(([head, text]) => `  ${head.padEnd(width)}  ${text}`),
    ...sum(subject),
    '',
  ].join('\n');
}

interface Subject {
  readonly finding: Finding;
  readonly metric: Metric;
  readonly report: Report;
}

type Say = (subject: Subject) => string | undefined;

/** The steps of the argument. A step without text is left out. */
const steps: readonly (readonly [head: string, sentence: Say])[] = [
  [
    'history',
    ({ finding: { series }, metric }) =>
      series === undefined ? undefined : series.map((value) => formatAmount(value, { ...metric, unit: '' })).join('  '),
  ],
  [
    'baseline',
    ({ finding: { baseline }, metric }) =>
      baseline === undefined
        ? 'none'
        : `${formatAmount(baseline.value, metric)}, the median of ${baseline.repetitions === undefined ? count(baseline.runs, 'run') : `${count(baseline.repetitions, 'repetition')} of the same session`} between ${formatAmount(baseline.low, metric)} and ${formatAmount(baseline.high, metric)}`,
  ],
  [
    'now',
    ({ finding: { candidate, repetitions, samples }, metric }) =>
      candidate === undefined
        ? 'not measured'
        : [
            formatAmount(candidate, metric),
            repetitions === undefined ? undefined : `the median of ${String(repetitions)} repetitions`,
            samples === undefined ? undefined : `from ${thousands(samples)} samples`,
          ]
            .filter((part) => part !== undefined)
            .join(', '),
  ],
  [
    'change',
    ({ finding, metric }) =>
      finding.delta === undefined ? undefined : `${formatChange(finding, metric)}, ${finding.delta.direction}`,
  ],
  [
    'the run',
    ({ finding, report }) => {
      if (finding.adjusted === undefined) return undefined;
      const runShifts = report.runShifts.filter((shift) => shift.metric === finding.metric);
      const lines = runShiftLines(
        { ...report, runShifts, findings: report.findings.filter(isOf(finding)) },
        printableLine,
      );
      return lines.length === 0 ? undefined : lines.map(({ sentence }) => sentence).join(' ');
    },
  ],
  [
    'shift',
    (subject) => {
      const { adjusted } = subject.finding;
      return adjusted === undefined ? undefined : `${formatSignedPercent(adjusted.shift)}, ${whoTold(subject)}`;
    },
  ],
  [
    'siblings',
    ({ finding: { adjusted, case: caseName } }) =>
      adjusted?.siblings === undefined
        ? undefined
        : `${formatSignedPercent(adjusted.siblings)}, lost with the other cases of ${printableLine(caseName.scenario)}: its scenario's part, not the run's`,
  ],
  [
    'left',
    (subject) => {
      const { adjusted } = subject.finding;
      if (adjusted === undefined) return undefined;
      const measured = 100 * (shareOf(adjusted.percent) * outOf(adjusted) - 1);
      const caution = `; as measured it is ${formatSignedPercent(measured)}, and no verdict rests on one of the two alone`;
      return `${formatSignedPercent(adjusted.percent)}, against what was to be expected then${worseOthers(subject).length === 0 ? '' : caution}`;
    },
  ],
  ['objective', ({ finding: { objective } }) => (objective === undefined ? undefined : printableLine(objective))],
  [
    'band',
    ({ finding: { band, objective }, metric }) => (objective === undefined ? bandText(band, metric) : undefined),
  ],
  [
    'noise',
    ({ finding: { noise, baseline } }) => {
      if (noise === undefined) return undefined;
      const size =
        noise.percent === undefined ? `${(noise.absolute ?? 0).toFixed(2)} points` : formatPercent(noise.percent);
      const origin = {
        history: `learned from ${String(noise.runs)} runs, drawn towards what unknown cases move`,
        session: `learned from ${String(noise.runs)} repetitions of both sides, drawn towards what sessions usually move`,
        assumed: `assumed: ${count(noise.runs, baseline?.repetitions === undefined ? 'run' : 'repetition')} ${noise.runs === 1 ? 'says' : 'say'} nothing about noise`,
        counts: 'of the counts themselves: so few failures happen by chance',
      }[noise.from];
      const parts = [
        noise.own === undefined
          ? ''
          : `its own ${noise.from === 'session' ? 'repetitions say' : 'history says'} ${formatPercent(noise.own)}`,
        noise.siblings === undefined ? '' : `the other cases say ${formatPercent(noise.siblings)}`,
      ].filter((part) => part !== '');
      return [`${size} from run to run when nothing changed, ${origin}`, ...parts].join('; ');
    },
  ],
  [
    'limit',
    ({ finding: { limit, smallestDetectable, adjusted }, metric, report }) =>
      limit === undefined
        ? undefined
        : [
            formatAmount(limit, metric),
            adjusted === undefined ? '' : ', moved by what was taken out',
            smallestDetectable === undefined
              ? ''
              : `: a change of ${seen(smallestDetectable, metric)} would have been seen in ${detectableShare(report)}`,
          ].join(''),
  ],
  [
    'severity',
    ({ finding: { severity, adjusted } }) =>
      severity === undefined || severity <= 0
        ? undefined
        : `${severity.toFixed(2)} x what the limit allows${adjusted === undefined ? '' : ', of what is left'}`,
  ],
  [
    'scenario',
    (subject) => {
      const found = scenarioOf(subject);
      return found === undefined
        ? undefined
        : `${printableLine(found.scenario)} is worse as a whole: ${formatSignedPercent(found.percent)} across its ${count(found.cases, 'case')}, limit ${formatSignedPercent(found.limit)}`;
    },
  ],
  ['verdict', ({ finding: { verdict, reason } }) => `${verdictWords[verdict]}: ${reasonTexts[reason]}`],
  [
    'waiver',
    ({ finding: { waiver } }) =>
      waiver === undefined ? undefined : `${printableLine(waiver.reason)}, until ${printableLine(waiver.until)}`,
  ],
  [
    'gate',
    ({ finding: { gated, control } }) =>
      gated
        ? undefined
        : control === true
          ? 'a control, which measures the machine: it never fails the gate'
          : 'shown only, never fails the gate',
  ],
];

type Adjusted = NonNullable<Finding['adjusted']>;

const shareOf = (percent: number): number => 1 + percent / 100;
/** The part of the change that was removed from a case, as a factor. */
const outOf = ({ shift, siblings = 0 }: Adjusted): number => shareOf(shift) * shareOf(siblings);

/** Which cases define the removed shift. Other scenarios measure the run only if none of them got worse itself. */
function whoTold(subject: Subject): string {
  const { adjusted, baseline } = subject.finding;
  const most = baseline?.repetitions === undefined ? '' : ', but no more than machines move in a session';
  if (adjusted?.toldBy === 'controls') return "as its controls moved: the machine's part";
  if (adjusted?.toldBy !== 'others') return `as all cases moved${most}: the run's part`;
  const worse = worseOthers(subject);
  return worse.length === 0
    ? `as the cases of other scenarios moved${most}: the run's part`
    : `as the cases of other scenarios moved${most}: not the run's part alone, as ${shortList(worse, 3)} ${worse.length === 1 ? 'is' : 'are'} worse as a whole`;
}

/** Other scenarios that are worse as a whole, if they define the shift. */
const worseOthers = ({ finding: { adjusted, case: caseName }, metric, report }: Subject): readonly string[] =>
  adjusted?.toldBy !== 'others'
    ? []
    : report.scenarios
        .filter((finding) => finding.metric === metric.id && finding.scenario !== caseName.scenario)
        .map(({ scenario }) => printableLine(scenario));

const isOf =
  (finding: Finding) =>
  (candidate: Finding): boolean =>
    candidate.metric === finding.metric;

const scenarioOf = ({ finding, report }: Subject): ScenarioFinding | undefined =>
  report.scenarios.find(({ scenario, metric }) => scenario === finding.case.scenario && metric === finding.metric);

const shiftHeads = {
  controls: "the machine's part: its controls",
  others: 'what other scenarios moved',
  all: "the run's part: all cases",
} as const;

/** The numbers that add up to the verdict, as a table; empty if no shift was removed. */
function sum({ finding, metric, report }: Subject): readonly string[] {
  const { adjusted, candidate, limit, noise, smallestDetectable } = finding;
  if (adjusted === undefined || typeof candidate !== 'number' || limit === undefined) return [];
  const left = shareOf(adjusted.percent);
  const part = outOf(adjusted);
  if (!(left > 0 && part > 0)) return []; // the report may come from elsewhere and hold any number
  const found = scenarioOf({ finding, metric, report });
  const expected = candidate / left;
  const share = (value: number | undefined): string => (value === undefined ? '-' : formatPercent(value));
  const worse = metric.better === 'higher' ? -1 : 1;
  const rows: readonly (readonly [what: string, value: string, part: string])[] = [
    ['level: what it usually does', formatAmount(expected / part, metric), ''],
    [shiftHeads[adjusted.toldBy ?? 'all'], '', formatSignedPercent(adjusted.shift)],
    ...(adjusted.siblings === undefined
      ? []
      : [["its scenario's part: its siblings", '', formatSignedPercent(adjusted.siblings)] as const]),
    ['so expected in this run', formatAmount(expected, metric), ''],
    ['measured', formatAmount(candidate, metric), formatSignedPercent(100 * (left * part - 1))],
    ['left: measured against expected', '', formatSignedPercent(adjusted.percent)],
    ['noise, by its own history', '', share(noise?.own)],
    ['noise, by the other cases', '', share(noise?.siblings)],
    ['noise that was taken', '', share(noise?.percent)],
    ['limit', formatAmount(limit, metric), formatSignedPercent(100 * (limit / expected - 1))],
    ...(found === undefined ? [] : [['its scenario as a whole', '', formatSignedPercent(found.percent)] as const]),
    [
      `smallest change seen in ${detectableShare(report)}`,
      '',
      smallestDetectable === undefined ? '-' : formatSignedPercent(worse * smallestDetectable),
    ],
  ];
  const [first, second, third] = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return [
    '',
    ...rows.map(([name, value, moved]) =>
      `  ${name.padEnd(first ?? 0)}  ${value.padStart(second ?? 0)}  ${moved.padStart(third ?? 0)}`.trimEnd(),
    ),
  ];
}

const seen = (size: number, { scale, unit }: Metric): string =>
  scale === 'ratio'
    ? formatPercent(size)
    : scale === 'points'
      ? `${size.toFixed(2)} points`
      : formatAmount(size, { unit });

function bandText(band: Finding['band'], metric: Metric): string | undefined {
  const parts = [
    band?.percent === undefined ? undefined : formatPercent(band.percent),
    band?.absolute === undefined
      ? undefined
      : metric.scale === 'points'
        ? `${String(band.absolute)} points`
        : formatAmount(band.absolute, metric),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : `${parts.join(' and ')}: a smaller change is not minded`;
}
