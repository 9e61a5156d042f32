/** The words for verdicts and reasons that all renderers share. */
import type { DeclaredMetric, OutcomeReason, Reason, Verdict } from '../../model/documents.js';
import type { Says } from '../../judge/account/cases.js';
import type { Tone } from '../page/report-types.js';
import type { Colour } from '../renderers/text/table.js';
import type { Headline } from './headline.js';
import { createMetricTable, isBuiltIn, type MetricTable } from '../../metrics/index.js';
import { printableLine } from '../../lang/printable.js';
import type { Metric } from '../../model/metric.js';

/** The verdict of one metric: "worse", "not judged". */
export const verdictWords = {
  regression: 'worse',
  missing: 'missing',
  invalid: 'invalid',
  suspect: 'unknown',
  waived: 'waived',
  inconclusive: 'not judged',
  new: 'new',
  improvement: 'better',
  pass: 'unchanged',
} as const satisfies Record<Verdict, string>;

/** The reason for a verdict, as a clause that can follow a colon. */
export const reasonTexts = {
  'within-band': 'the change is within the tolerance band',
  group: 'together with other cases',
  coupled: 'another label of its load test is new, gone or failing, or got slower or faster',
  drift: 'a slow loss over several runs',
  'within-noise': 'outside the tolerance band, but not far enough beyond past runs and noise',
  'beyond-limit': 'outside the tolerance band and the noise',
  'beyond-band': 'outside the tolerance band',
  flagrant: 'outside the limit, and very unlikely to be noise',
  relative: 'worse than the other cases, although the measured number did not get worse',
  'single-run': 'outside the limit, but it may be an outlier',
  errors: 'too many requests failed',
  'baseline-errors': 'too many requests failed in the baseline',
  'doubtful-errors': 'failed requests are fast, and whether more failed is not known',
  dead: 'most requests fail, now and in every run of the baseline',
  'few-samples': 'too few requests',
  'few-expected': 'not measured, perhaps by chance: fewer than ten requests were to be expected',
  unsound: 'its result is not one whole test',
  objective: 'judged by an absolute limit',
  'whole-step': 'changed by at least one whole step',
  cap: 'over the cap',
  environment: 'measured in a different environment from the baseline',
  load: 'measured under a different load',
  method: 'percentiles computed differently than in the baseline',
  'not-recorded': 'a zero or impossible value, so it was not measured',
  'short-history': 'too few runs to know the noise',
  'too-noisy': 'too noisy to judge',
  retired: 'retired in the configuration',
  'no-baseline': 'nothing to compare with yet',
  'no-candidate': 'in the baseline, but not in this run',
  'not-run-before': 'N/A in the baseline, measured now',
  'not-run': 'not run this time (N/A)',
  blank: 'blank, or not understood',
  absent: 'not in the results',
  failed: 'the measurement failed',
} as const satisfies Record<Reason, string>;

/** The reasons for an outcome, as clauses. */
export const outcomeReasonTexts = {
  regression: 'a regression',
  'whole-run': 'the whole run got worse',
  objective: 'an objective was missed',
  missing: 'a case was not measured',
  invalid: 'a value cannot be used',
  'no-baseline': 'there is no baseline',
  'nothing-compared': 'nothing was compared',
  dead: 'most requests always fail',
  'objective-not-measured': 'an objective could not be checked',
  'metric-never-judged': 'a gated metric was never judged',
  'few-expected': 'a case was not measured, perhaps by chance',
  'suspect-unresolved': 'a case was measured beyond its band',
  'whole-run-undecided': 'the whole run moved, due to the machine or the change',
  open: 'the pairs neither show a change nor exclude one',
  'budget-spent': 'another pair might have decided, but the budget was spent',
  inconclusive: 'a case could not be judged',
  'unreadable-input': 'an input could not be read',
  unsound: 'a result is not one whole test',
  reference: 'it is worse than the second baseline',
  'not-asked': 'no verdict asked',
} as const satisfies Record<OutcomeReason, string>;

/** How many recorded runs it takes; docs/method.md has the figures. */
export const whenRunsSuffice = 'changes are found from 3 on, small ones from about 10';

interface Look {
  readonly word: string;
  readonly colour: Colour;
  /** In Markdown. */
  readonly icon: string;
}

interface VerdictLook extends Look {
  /** On a page. */
  readonly mark: string;
  /** The colour of a badge of shields.io. */
  readonly badge: string;
}

/** unusable: the report of a job that judged nothing. */
export const verdictLooks: Readonly<Record<Headline['sign'] | 'unusable', VerdictLook>> = {
  failed: { word: 'Failed', colour: 'red', icon: '❌', mark: '✕', badge: 'red' },
  passed: { word: 'Passed', colour: 'green', icon: '✅', mark: '✓', badge: 'brightgreen' },
  doubt: { word: 'Passed', colour: 'yellow', icon: '⚠️', mark: '!', badge: 'yellow' },
  unjudged: { word: 'Not judged', colour: 'yellow', icon: '⚪', mark: '–', badge: 'lightgrey' },
  undecided: { word: 'Unknown', colour: 'magenta', icon: '🟣', mark: '?', badge: 'blueviolet' },
  unusable: { word: 'Unusable', colour: 'red', icon: '⛔', mark: '✕', badge: 'lightgrey' },
};

/** The word is the same on every surface. */
export const caseLooks: Readonly<Record<Says, Look & { readonly tone: Tone }>> = {
  failing: { word: 'worse', colour: 'red', icon: '❌', tone: 'far' },
  missing: { word: 'missing', colour: 'red', icon: '❌', tone: 'gone' },
  invalid: { word: 'invalid', colour: 'red', icon: '❌', tone: 'gone' },
  tolerated: { word: 'worse', colour: 'yellow', icon: '⚠️', tone: 'worse' },
  suspect: { word: 'unknown', colour: 'magenta', icon: '🟣', tone: 'suspect' },
  waived: { word: 'waived', colour: 'yellow', icon: '🟡', tone: 'waived' },
  unjudged: { word: 'not judged', colour: 'yellow', icon: '⚪', tone: 'open' },
  better: { word: 'better', colour: 'green', icon: '🟢', tone: 'better' },
  new: { word: 'new', colour: 'dim', icon: '🆕', tone: 'new' },
  retired: { word: 'retired', colour: 'dim', icon: '', tone: 'open' },
  carried: { word: 'worse', colour: 'red', icon: '❌', tone: 'worse' },
  waiting: { word: 'sent less', colour: 'dim', icon: '⏳', tone: 'near' },
  alike: { word: 'moved alike', colour: 'dim', icon: '↔️', tone: 'near' },
  same: { word: 'unchanged', colour: 'green', icon: '✅', tone: 'same' },
  partly: { word: 'unchanged', colour: 'green', icon: '✅', tone: 'same' },
};

/** Escapes an untrusted text (a name, a branch, a configured word) for the format of a surface. */
export type WriteName = (name: string) => string;

/** A finding, or anything else that is about one metric. */
interface OfMetric {
  readonly metric: string;
}

export interface Wording {
  /** The built-in metrics and those that the documents declare. */
  readonly metrics: MetricTable;
  readonly name: WriteName;
  /** Escapes a sentence that may quote names. */
  readonly prose: WriteName;
  /** A report from a newer version may contain a metric that this version does not know. */
  readonly metric: (about: OfMetric) => Metric;
  /** The title of a metric. One that a configuration declares is as untrusted as a name in results. */
  readonly title: (about: OfMetric) => string;
  /** Whether a metric shows how fast the service is, so that a change for the worse means slower. */
  readonly isSpeed: (about: OfMetric) => boolean;
  /** The same for a place in which names are written otherwise, such as the cells of a table. */
  readonly as: (name: WriteName) => Wording;
}

/** A document that lists the metrics that its configuration declares. */
export interface WithDeclaredMetrics {
  readonly metrics?: readonly DeclaredMetric[];
}

/** @param documents those that are shown; they may declare metrics */
export function createWording(
  documents: readonly WithDeclaredMetrics[],
  name: WriteName,
  prose: WriteName = name,
): Wording {
  const declared = documents.flatMap(({ metrics = [] }) => metrics);
  return wordingOf(createMetricTable(declared), name, prose);
}

/** The wording of a terminal, a log or an attribute: names without line breaks and control characters. */
export const plainWording = (...documents: readonly WithDeclaredMetrics[]): Wording =>
  createWording(documents, printableLine);

function wordingOf(metrics: MetricTable, name: WriteName, prose: WriteName): Wording {
  const find = ({ metric }: OfMetric): Metric => metrics.byId.get(metric) ?? unknownMetric(metric);
  return {
    metrics,
    name,
    prose,
    metric: find,
    title: (about) => (isBuiltIn(about.metric) ? find(about).title : name(find(about).title)),
    isSpeed: (about) => {
      const { id, unit } = find(about);
      return id === 'throughput' || (unit === 'ms' && id !== 'standardDeviation');
    },
    as: (other) => wordingOf(metrics, other, prose),
  };
}

const unknownMetric = (id: string): Metric => ({
  id,
  title: id,
  unit: '',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: {},
  columns: [],
});
