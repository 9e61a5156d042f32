/** Two runs side by side, for a terminal. */
import { formatCount } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import type { Finding, Report } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { compareEnvironments, environmentTable } from '../phrases/environments.js';
import { writeText, writeVerdict } from '../blocks/text.js';
import { formatOwn, formatValues } from '../phrases/numbers.js';
import { describeAnswer } from '../phrases/next-steps/comparison.js';
import { nextSteps } from '../phrases/next-steps/index.js';
import { changesCommand, changesUrl, repositoryRoot, nameRun } from '../phrases/compared-runs.js';
import { plainWording, type Wording } from '../phrases/wording.js';

const shown = ['throughput', 'p50', 'p99', 'errorPercent'];
/** The largest changes come first, and the page has all of them. */
const mostRows = 60;

export function comparisonText(report: Report, page: Page): string {
  const { candidate, baseline, findings } = report;
  const wording = plainWording(report);
  const before = baseline.runs.at(-1) ?? {};
  const axes = compareEnvironments(report);
  const differing = environmentTable(report, wording, '').rows.filter((_, i) => axes[i]?.differs);
  const changes =
    changesUrl(repositoryRoot(page.repositoryUrl), before, candidate.provenance) ??
    changesCommand(before, candidate.provenance);
  const measured = findings.filter(({ objective }) => objective === undefined);
  const cases = [...groupBy(measured, (finding) => finding.case.key)].toSorted(([, a], [, b]) => compareReal(a, b));
  const columns = [
    { head: 'case', minWidth: 16 },
    ...shown.map((metric) => ({ head: wording.title({ metric }), align: 'right' as const, minWidth: 10 })),
  ];
  const rows = cases
    .slice(0, mostRows)
    .map(([key, own]) => [wording.name(key), ...shown.map((metric) => cellText(own, metric, wording))]);
  const rest = cases.length - rows.length;
  const { word, colour, text } = describeAnswer(report, wording);
  return writeText(
    [
      [{ written: writeVerdict(word.toUpperCase(), colour, text, page) }],
      [
        `A  ${nameRun(before, wording)}`,
        `B  ${nameRun(candidate.provenance, wording)}`,
        ...differing.map(([axis = '', present = '', past = '']) => `${axis}: ${past} → ${present}`),
        changes ?? '',
      ],
      [{ table: { columns, rows } }, rest > 0 ? `and ${formatCount(rest, 'more case')}` : ''],
      [{ steps: nextSteps({ report, wording, verdict: word }) }],
    ],
    page,
  );
}

/** "101 → 63.8 /s −37 %": as measured, because nobody asked for a verdict. */
function cellText(findings: readonly Finding[], metric: string, wording: Wording): string {
  const finding = findings.find((one) => one.metric === metric);
  if (finding === undefined) return '–';
  const { effect: _, adjusted: __, ...measured } = finding;
  const change = formatOwn(measured, wording);
  return `${formatValues(measured, wording) || '–'}${change.startsWith('0 ') ? '' : ` ${change}`}`.trim();
}

/** What noise does not explain comes first; then the largest change as a multiple of its limit, and in itself. */
function compareReal(one: readonly Finding[], other: readonly Finding[]): number {
  const most = (all: readonly Finding[], read: (finding: Finding) => number): number =>
    Math.max(0, ...all.map((finding) => (shown.includes(finding.metric) ? read(finding) : 0)).filter(Number.isFinite));
  const isReal = ({ verdict }: Finding): number => Number(verdict === 'regression' || verdict === 'improvement');
  const severity = (finding: Finding): number => Math.abs(finding.severity ?? 0);
  const change = ({ candidate, baseline }: Finding): number =>
    Math.abs(Math.log(midpoint(candidate) / (baseline?.value ?? NaN)));
  const [real, severe, moved] = [isReal, severity, change].map((read) => most(other, read) - most(one, read));
  return real || severe || moved || 0;
}
