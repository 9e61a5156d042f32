/** Builds reports for tests of renderers and publishers. */
import { nameCase } from '../../../src/cases/names.js';
import { metricById } from '../../../src/metrics/index.js';
import { isUnknown as isUnknownFinding, planRerun, tally } from '../../../src/judge/outcome.js';
import type { Configuration, Finding, Provenance, Report } from '../../../src/model/documents.js';

type Facts = Partial<Omit<Finding, 'case'>> & {
  readonly scenario?: string;
  readonly label?: string;
  readonly on?: Configuration;
  /** The median of the baseline, from which the series and the change are derived. */
  readonly was?: number;
  readonly runs?: number;
};

/** A finding; by default a pass of throughput. */
export function finding({ scenario = 'shop', label, on = {}, was, runs = 8, ...facts }: Facts): Finding {
  const metric = facts.metric ?? 'throughput';
  const { candidate } = facts;
  const points = metricById.get(metric)?.scale === 'points';
  const absolute =
    was === undefined || typeof candidate !== 'number' || facts.verdict === 'invalid' ? undefined : candidate - was;
  const better = metric === 'throughput' ? (absolute ?? 0) > 0 : (absolute ?? 0) < 0;
  const { severity = 0, verdict = 'pass', objective, effect } = facts;
  const hasMoved = ['regression', 'improvement', 'waived'].includes(verdict) && !points;
  return {
    case: nameCase({ scenario, configuration: on, ...(label === undefined ? {} : { label }) }),
    metric,
    verdict: 'pass',
    gated: true,
    reason: 'within-band',
    ...(was === undefined
      ? {}
      : {
          baseline: { value: was, low: was * 0.98, high: was * 1.02, runs },
          series: Array.from({ length: runs }, (_, i) => was * (1 + 0.02 * Math.sin(3 * i))),
          noise: points ? { absolute: 0.1, runs, from: 'history' } : { percent: 1.8, runs, from: 'history' },
          severity: 0.2,
        }),
    ...(absolute === undefined || was === undefined
      ? {}
      : {
          delta: {
            absolute,
            ...(points || was === 0 ? {} : { percent: (100 * absolute) / was }),
            direction: absolute === 0 ? 'same' : better ? 'better' : 'worse',
          },
        }),
    ...(hasMoved && objective === undefined && effect === undefined
      ? { probability: Number((0.0022 ** Math.max(1, Math.abs(severity))).toPrecision(2)) }
      : {}),
    ...facts,
  };
}

/** The value before and after, the limit, and how many times the way to it was gone. */
export const values = (was: number, candidate: number, limit?: number, severity?: number) => ({
  was,
  candidate,
  ...(limit !== undefined && { limit }),
  ...(severity !== undefined && { severity }),
});

/** By default found without any other. */
export const regressed = (facts: Facts): Finding => finding({ verdict: 'regression', reason: 'flagrant', ...facts });

/** By default found in one run. */
export const suspected = (facts: Facts): Finding => finding({ verdict: 'suspect', reason: 'single-run', ...facts });

/** By default lost in the noise. */
export const undecidable = (facts: Facts): Finding =>
  finding({ verdict: 'inconclusive', reason: 'within-noise', ...facts });

const gated: readonly string[] = ['errorPercent', 'throughput', 'p99'];

/** The three gated metrics of an unchanged case. */
export function steady(
  facts: Pick<Facts, 'scenario' | 'label' | 'on' | 'runs'>,
  was = { throughput: 400, p99: 30 },
): Finding[] {
  return [
    finding({ ...facts, metric: 'errorPercent', was: 0, candidate: 0, limit: 0.5, smallestDetectable: 0.5 }),
    finding({
      ...facts,
      was: was.throughput,
      candidate: was.throughput * 1.01,
      limit: was.throughput * 0.94,
      smallestDetectable: 6,
    }),
    finding({
      ...facts,
      metric: 'p99',
      was: was.p99,
      candidate: was.p99,
      limit: was.p99 * 1.2,
      smallestDetectable: 20,
    }),
  ];
}

/** A case that is nowhere but in this run, in the gated metrics or others. */
export const added = (facts: Facts, metrics = gated): Finding[] =>
  metrics.map((metric) => finding({ candidate: 7, ...facts, metric, verdict: 'new', reason: 'no-baseline' }));

/** One that is nowhere but in the past. */
export const gone = (facts: Facts, metrics = gated): Finding[] =>
  metrics.map((metric) => finding({ ...facts, metric, verdict: 'missing', reason: 'no-candidate' }));

export const failed = { outcome: 'failed', reasons: ['regression'] } as const;

export const environment = { instance: 'c5.xlarge', java: '21.0.8' };

/** The given number of past runs, a day apart. */
export const pastRuns = (n = 8, provenance: Partial<Provenance> = {}): Provenance[] =>
  Array.from({ length: n }, (_, i) => ({
    tool: 'JMeter',
    startedAt: `2026-01-${String(i + 2).padStart(2, '0')}T04:00:00.000Z`,
    commit: (i + 1).toString(16).padStart(40, '5d4c3b2a19'),
    branch: 'main',
    environment,
    ...provenance,
  }));

export const candidateProvenance: Provenance = {
  tool: 'JMeter',
  startedAt: '2026-02-01T09:30:00.000Z',
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  branch: 'faster-mediation',
  environment,
};

/** Marks the findings that failed the gate for the given reasons. */
function markFailing(findings: readonly Finding[], { outcome, reasons = [] }: Partial<Report>): readonly Finding[] {
  const reasonOf = ({ verdict, objective }: Finding): string =>
    verdict === 'regression' && objective !== undefined ? 'objective' : verdict;
  const isFailing = (found: Finding): boolean =>
    outcome === 'failed' &&
    found.gated &&
    found.reason !== 'retired' &&
    (reasons as readonly string[]).includes(reasonOf(found));
  return findings.map((found) => (isFailing(found) ? { ...found, fails: true } : found));
}

export function report(findings: readonly Finding[], facts: Partial<Report> = {}): Report {
  const tallies = tally(findings);
  const isUnknown = findings.some(isUnknownFinding);
  const cases = (side: (finding: Finding) => boolean): number =>
    new Set(findings.filter(side).map((finding) => finding.case.key)).size;
  return {
    schemaVersion: 2,
    runShifts: [],
    rerun: planRerun(findings),
    tool: { name: 'guardband', version: '0.1.0' },
    outcome: isUnknown ? 'undecided' : 'passed',
    reasons: isUnknown ? ['suspect-unresolved'] : [],
    tallies,
    findings: markFailing(findings, facts),
    waivers: [],
    problems: [],
    candidate: {
      provenance: candidateProvenance,
      cases: cases(({ verdict }) => verdict !== 'missing'),
      measurements: tallies.cases,
    },
    baseline: {
      selector: 'history',
      cases: cases((item) => item.baseline !== undefined || item.verdict === 'missing'),
      runs: pastRuns(),
    },
    ...facts,
  };
}
