/** The data of the report page as JSON columns. Each case or metric is named only once, however many findings it has. */
import { printableLine } from '../../lang/printable.js';
import { midpoint } from '../../metrics/values.js';
import type { CaseErrors, CaseTimeline, Finding, Report } from '../../model/documents.js';
import { verdictOrder } from '../../model/verdict-order.js';
import { quoteShell } from '../../lang/quote-shell.js';
import { againstCommand, shortenToPattern } from '../phrases/next-steps/step.js';
import { findDrift } from '../../judge/groups/kinds.js';
import { describeStart } from '../phrases/drift.js';
import { formatOwn } from '../phrases/numbers.js';
import { describeReason, verdictWords } from '../phrases/words.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { compareSeverity, type CaseFindings } from './case-findings.js';
import { compactNumber } from './document.js';
import type { PageCounts, PageFinding, PageTimeline, PageValue, ReportData } from './report-types.js';
import { findLoadTests, spanOf } from './load-tests.js';
import { loadCurves } from './load-curves.js';
import { describeMetric, pageStatistics } from './statistics.js';
import { findTone, limitShare, tones } from './tone.js';
import { caseErrorLines, shortCode } from '../errors.js';
import { groupBy } from '../../lang/group-by.js';
import { defined } from '../../lang/defined.js';
import { plainWording, type Wording } from '../phrases/wording.js';

export function reportData(report: Report, cases: readonly CaseFindings[]): ReportData {
  const wording = plainWording(report);
  const ids = [...new Set(report.findings.map(({ metric }) => metric))].sort(compareMetrics);
  const metricIndex = new Map(ids.map((id, index) => [id, index]));
  const reasons = [...new Set(report.findings.map((finding) => nameReason(finding, wording)))];
  const toFinding = (finding: Finding): PageFinding => ({
    metric: metricIndex.get(finding.metric) ?? 0,
    verdict: verdictOrder.indexOf(finding.verdict),
    tone: tones.indexOf(findTone(finding)),
    reason: reasons.indexOf(nameReason(finding, wording)),
    ...listFigures(finding, wording),
  });
  const errors = new Map((report.errors ?? []).map((entry) => [entry.case, entry]));
  const timelines = groupBy(report.timelines ?? [], (entry) => entry.case);
  const loadTests = findLoadTests(report.timelines ?? [], new Map(cases.map((one) => [one.case.key, one.case])));
  return {
    metrics: ids.map((metric) => describeMetric(metric, wording)),
    verdicts: verdictOrder.map((verdict) => verdictWords[verdict]),
    tones,
    reasons,
    loadTests: loadTests.names,
    cases: cases.map(({ case: { key }, judged, reported, worst }) => ({
      name: printableLine(key),
      judged: judged.toSorted(compareSeverity).map(toFinding),
      reported: reported.map((finding) => toValue(finding, metricIndex.get(finding.metric) ?? 0)),
      ...defined({
        errors: listErrors(errors.get(key)),
        timelines: timelines.get(key)?.map((entry) => toTimeline(entry, loadTests.of.get(entry) ?? 0)),
      }),
      ...(worst !== undefined && {
        explain: againstCommand(
          `explain ${quoteShell(shortenToPattern(key))} ${quoteShell(worst.metric)} --results RESULTS`,
          { report },
        ),
      }),
    })),
    ...defined({ statistics: pageStatistics(report, wording), loadCurves: loadCurves(report) }),
  };
}

const nameReason = (finding: Finding, wording: Wording): string =>
  describeStart(finding, wording) ?? describeReason([finding]);

/** JSON drops undefined properties, so absent figures take no bytes. */
function listFigures(finding: Finding, wording: Wording): object {
  const { candidate, baseline, limit, noise, band, adjusted, series, samples, objective, control } = finding;
  const compact = (value: number | undefined): number | undefined =>
    value === undefined || !Number.isFinite(value) ? undefined : compactNumber(value);
  return {
    now: typeof candidate === 'number' ? compact(candidate) : candidate,
    was: compact(baseline?.value),
    low: compact(baseline?.low),
    high: compact(baseline?.high),
    runs: baseline?.runs,
    limit: compact(limit),
    share: compact(limitShare(finding)),
    noise: compact(noise?.percent ?? noise?.absolute),
    band,
    shift: compact(adjusted?.shift),
    series: series?.map(compactNumber),
    drift: findDrift(finding) && formatOwn(finding, wording),
    samples,
    objective: objective === undefined ? undefined : printableLine(objective),
    control,
  };
}

const toValue = ({ candidate, baseline }: Finding, metric: number): PageValue => {
  const present = candidate === undefined ? null : compactNumber(midpoint(candidate));
  return baseline === undefined ? [metric, present] : [metric, present, compactNumber(baseline.value)];
};

function listErrors(entry: CaseErrors | undefined): readonly string[] | undefined {
  const lines = entry === undefined ? [] : caseErrorLines(entry).map((line) => printableLine(line));
  return lines.length === 0 ? undefined : lines;
}

const toTimeline = (entry: CaseTimeline, test: number): PageTimeline => ({
  ...toCounts(entry),
  test,
  ...defined({ before: entry.before && toCounts(entry.before) }),
});

function toCounts(entry: Omit<CaseTimeline, 'case'>): PageCounts {
  const { startMs: start, widthMs: width, requests, errors, threads, codes: raw, times } = entry.timeline;
  const codes = raw?.map(({ code, counts }) => ({ code: printableLine(shortCode(code)) || 'no code', counts }));
  return { ...spanOf(entry), start, width, requests, ...defined({ errors, threads, codes, times }) };
}
