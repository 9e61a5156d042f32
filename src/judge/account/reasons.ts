/** The reasons of verdicts, and what must hold of a finding that has one: none is given where that is false. */
import { isBeyondBand } from '../../compare/loss-start.js';
import type { Finding, Reason, Report } from '../../model/documents.js';

/** @param changed the scenarios in which a label is new, gone or failing */
type Holds = (finding: Finding, changed: ReadonlySet<string>) => boolean;

const wasCompared: Holds = ({ delta }) => delta !== undefined;
/** What may be worse can be waived. */
const isUnjudged: Holds = ({ verdict }) => verdict === 'inconclusive' || verdict === 'suspect' || verdict === 'waived';
const isSpeed: Holds = ({ metric }) => metric !== 'errorPercent';
const wasNotMeasured: Holds = ({ candidate }) => candidate === undefined;

/** By reason, in the words of words.ts. */
const holds: Readonly<Record<Reason, Holds>> = {
  // Pairs are judged by the mean of their changes, one run beside the machine, and of a range the whole.
  'within-band': (finding) =>
    !isBeyondBand(finding) ||
    finding.adjusted !== undefined ||
    (finding.repetitions ?? 1) > 1 ||
    typeof finding.candidate === 'object',
  group: ({ group }) => group !== undefined,
  // Of pairs, where a label of a load test is new, gone or fails, nobody knows for whom its users wait.
  coupled: ({ because, verdict, case: { scenario } }, changed) =>
    because === undefined ? verdict === 'inconclusive' && changed.has(scenario) : because.waitsFor.length > 0,
  drift: ({ drift }) => drift !== undefined,
  'within-noise': wasCompared,
  'beyond-limit': wasCompared,
  'beyond-band': (finding) => isBeyondBand(finding) || isBeyondBand(finding, 'better'),
  flagrant: wasCompared,
  relative: ({ adjusted }) => adjusted !== undefined,
  'single-run': wasCompared,
  errors: isSpeed,
  'baseline-errors': ({ baseline }) => baseline !== undefined,
  'doubtful-errors': isSpeed,
  dead: ({ metric }) => metric === 'errorPercent',
  'few-samples': isUnjudged,
  'few-expected': wasNotMeasured,
  unsound: isUnjudged,
  objective: ({ objective }) => objective !== undefined,
  'whole-step': wasCompared,
  cap: ({ candidate }) => candidate !== undefined,
  environment: isUnjudged,
  load: isUnjudged,
  method: isUnjudged,
  'not-recorded': (finding, changed) => finding.verdict === 'invalid' || isUnjudged(finding, changed),
  'short-history': isUnjudged,
  'too-noisy': isUnjudged,
  retired: wasNotMeasured,
  'no-baseline': ({ baseline }) => baseline === undefined,
  'no-candidate': wasNotMeasured,
  'not-run-before': ({ baseline }) => baseline === undefined,
  'not-run': wasNotMeasured,
  blank: wasNotMeasured,
  // Of an objective, the value that it names may be what is missing.
  absent: ({ candidate, objective }) => candidate === undefined || objective !== undefined,
  failed: wasNotMeasured,
};

const changesPlan = ({ verdict, reason, metric }: Finding): boolean =>
  verdict === 'new' ||
  verdict === 'missing' ||
  reason === 'errors' ||
  (metric === 'errorPercent' && verdict !== 'pass');

/** The first finding whose reason does not hold; undefined if all do. */
export function findUnfounded({ findings }: Pick<Report, 'findings'>): Finding | undefined {
  const changed = new Set(findings.flatMap((one) => (changesPlan(one) ? [one.case.scenario] : [])));
  return findings.find((finding) => !holds[finding.reason](finding, changed));
}
