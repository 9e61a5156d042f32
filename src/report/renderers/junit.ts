import type { Finding, Report } from '../../model/documents.js';
import { defined } from '../../lang/defined.js';
import type { Renderer } from '../../model/rendering.js';
import { formatOwnChange } from '../phrases/amount.js';
import { describeStart, formatDrift } from '../phrases/drift.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { describeGroupFully } from '../phrases/group-sentence.js';
import { formatOwn, formatValue, formatValues } from '../phrases/numbers.js';
import { groupBy } from '../../lang/group-by.js';
import { escapeXml } from '../phrases/xml-escape.js';
import { headline } from '../phrases/headline.js';
import { printableLine } from '../../lang/printable.js';
import { describeCertainty } from '../phrases/finding-row.js';
import { measuredLine } from '../phrases/measured-pairs.js';
import { nameReference, referenceReport } from '../phrases/reference.js';
import { describeOne, describeEvidence, wholeRunShifts } from '../phrases/run-shift.js';
import { reasonTexts, verdictWords } from '../phrases/words.js';
import { plainWording, type Wording } from '../phrases/wording.js';

/**
 * JUnit XML for Jenkins, GitLab and Azure: a suite per scenario, a test case per case and gated metric, because these
 * systems follow each test case over time. A finding that failed the gate is a failure whose message is the sentence of its
 * group, as in the comment. One that could not be judged is skipped, so that the file never contradicts the outcome.
 */
export const junit: Renderer = {
  id: 'junit',
  endings: ['.xml'],
  render: (report) => {
    const gated = report.findings.filter((finding) => finding.gated);
    const wording = plainWording(report);
    const sentences = describeFailures(report, wording);
    const suites = [...groupBy(gated, (finding) => finding.case.scenario)].map(([scenario, group]) =>
      suite(
        scenario,
        group.map((finding) => testCase(finding, wording, sentences.get(finding))),
        report,
        wording,
      ),
    );
    const { text: sentenceOfRun } = headline(report, wording);
    // CI systems show a file with only skipped cases as green, but an undecided gate is not green.
    const undecided: TestCase = {
      name: 'outcome',
      classname: 'guardband',
      state: 'error',
      body: element('error', { message: sentenceOfRun, type: 'undecided' }),
    };
    const own = [...wholeRunCases(report, wording), ...(report.outcome === 'undecided' ? [undecided] : [])];
    const all = [
      ...suites,
      ...referenceSuites(report, wording),
      ...(own.length === 0 ? [] : [suite('guardband', own, report, wording)]),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'guardband' }, all.join('\n'))}\n`;
  },
};

/** The sentence of its group for each finding that failed. */
function describeFailures(report: Report, wording: Wording): ReadonlyMap<Finding, string> {
  const failing = groupFindings(report).groups.filter(({ state }) => state === 'failing');
  return new Map(
    failing.flatMap((group) => {
      const sentence = describeGroupFully(group, report, wording);
      return group.cases.flatMap(({ moved }) => moved.map((finding) => [finding, sentence] as const));
    }),
  );
}

interface TestCase {
  readonly name: string;
  readonly classname: string;
  readonly state: 'passed' | 'failure' | 'skipped' | 'error';
  readonly body: string;
}

function suite(name: string, cases: readonly TestCase[], report: Report, wording: Wording): string {
  const { outcome, candidate, tool } = report;
  const countState = (state: TestCase['state']): number => cases.filter((testCase) => testCase.state === state).length;
  const startedAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(candidate.provenance.startedAt ?? '')?.[0];
  const ofReference = report.reference?.outcome;
  const measured = measuredLine(report, wording);
  const properties = [
    element('property', { name: 'guardband.outcome', value: outcome }),
    ...(ofReference === undefined
      ? []
      : [element('property', { name: 'guardband.reference-outcome', value: ofReference })]),
    ...(measured === '' ? [] : [element('property', { name: 'guardband.measured', value: measured })]),
    element('property', { name: 'guardband.version', value: tool.version }),
  ];
  const attributes = {
    name,
    tests: String(cases.length),
    failures: String(countState('failure')),
    errors: String(countState('error')),
    skipped: String(countState('skipped')),
    time: '0',
    timestamp: startedAt,
  };
  const tests = cases.map((item) =>
    element('testcase', { name: item.name, classname: item.classname, time: '0' }, item.body),
  );
  return element(
    'testsuite',
    defined(attributes),
    [element('properties', {}, properties.join('\n')), ...tests].join('\n'),
  );
}

/**
 * A suite per scenario for the second baseline if it can fail the gate. Without it, the file would contradict the outcome.
 */
function referenceSuites(report: Report, wording: Wording): readonly string[] {
  const view = report.reference?.decides === true ? referenceReport(report) : undefined;
  if (report.reference === undefined || view === undefined) return [];
  const name = nameReference(report.reference, wording);
  const sentences = describeFailures(view, wording);
  const gated = view.findings.filter((finding) => finding.gated);
  const ofScenarios = [...groupBy(gated, (finding) => finding.case.scenario)].map(([scenario, group]) => {
    const title = `${scenario} compared with ${name}`;
    const cases = group.map((finding) => ({ ...testCase(finding, wording, sentences.get(finding)), classname: title }));
    return suite(title, cases, report, wording);
  });
  const whole = wholeRunCases(view, wording);
  return whole.length === 0
    ? ofScenarios
    : [...ofScenarios, suite(`the whole run compared with ${name}`, whole, report, wording)];
}

/** A regression of the whole run is a separate test case, because it fails no single case. */
function wholeRunCases(report: Report, wording: Wording): readonly TestCase[] {
  if (report.outcome !== 'failed' || !report.reasons.includes('whole-run')) return [];
  return wholeRunShifts(report).map((shift) => {
    const message = `${describeOne(shift, report, wording)}, ${describeEvidence(shift, report, wording)}`;
    return {
      name: `the whole run: ${wording.title(shift)}`,
      classname: 'guardband',
      state: 'failure',
      body: element('failure', { message, type: 'whole-run' }),
    };
  });
}

/** @param ofGroup the sentence of the group, if the finding failed */
function testCase(finding: Finding, wording: Wording, ofGroup?: string): TestCase {
  const { scenario, label, configuration } = finding.case;
  const axes = Object.entries(configuration).map(([axis, value]) => `${axis}=${value}`);
  const name = [
    label ?? '',
    axes.length === 0 ? '' : `[${axes.join(', ')}]`,
    wording.title(finding),
    finding.objective === undefined ? '' : `objective ${finding.objective}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const message = describeFinding(finding, wording);
  const identity = { name, classname: scenario } as const;
  if (finding.fails)
    return {
      ...identity,
      state: 'failure',
      body: element(
        'failure',
        { message: ofGroup ?? message, type: finding.verdict },
        escape(details(finding, wording)),
      ),
    };
  const { verdict } = finding;
  if (verdict === 'pass' || verdict === 'improvement' || verdict === 'waived')
    return { ...identity, state: 'passed', body: element('system-out', {}, escape(message)) };
  return { ...identity, state: 'skipped', body: element('skipped', { message, type: verdict }) };
}

/** "throughput −12 % (412 → 363 /s, limit ≥ 391 /s): regressed, 4.2 × its limit". */
function describeFinding(finding: Finding, wording: Wording): string {
  const { verdict, reason, waiver } = finding;
  const start = describeStart(finding, wording);
  if (start !== undefined && verdict !== 'waived')
    return `${wording.title(finding)} ${formatDrift(finding) ?? ''}: ${verdictWords[verdict]}, ${start}`;
  const limit = formatLimit(finding, wording);
  const numbers = [formatValues(finding, wording), limit === '' ? '' : `limit ${limit}`].filter((part) => part !== '');
  const own = formatOwnChange(finding);
  const moved = [wording.title(finding), formatOwn(finding, wording), own === '' ? '' : `(${own})`]
    .filter((part) => part !== '')
    .join(' ');
  const sure = describeCertainty(finding);
  const why =
    verdict === 'regression' && sure !== ''
      ? sure
      : verdict === 'waived' && waiver !== undefined
        ? `until ${waiver.until}: ${printableLine(waiver.reason)}`
        : reasonTexts[reason];
  return `${moved}${numbers.length === 0 ? '' : ` (${numbers.join(', ')})`}: ${verdictWords[verdict]}, ${why}`;
}

function formatLimit(finding: Finding, wording: Wording): string {
  const { objective, limit } = finding;
  const { better, unit } = wording.metric(finding);
  if (objective !== undefined) return printableLine(objective);
  if (limit === undefined) return '';
  return `${better === 'higher' ? '≥' : '≤'} ${formatValue(limit)}${unit === '' ? '' : ` ${unit}`}`;
}

function details(finding: Finding, wording: Wording): string {
  const { unit } = wording.metric(finding);
  const { series = [] } = finding;
  const past = series.map((value) => formatValue(value)).join(', ');
  return [
    printableLine(finding.case.key),
    describeFinding(finding, wording),
    ...(series.length === 0 ? [] : [`Past runs: ${past}${unit === '' ? '' : ` ${unit}`}`]),
  ].join('\n');
}

/** XML 1.0 does not allow control characters, not even as entities. */
const escape = (text: string): string =>
  escapeXml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff\ud800-\udfff]/gu, ''));

function element(name: string, attributes: Readonly<Record<string, string>>, body = ''): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(printableLine(value))}"`);
  const start = `<${name}${pairs.join('')}`;
  if (body === '') return `${start}/>`;
  return body.startsWith('<')
    ? `${start}>\n${body.replace(/^(?=<)/gm, '  ')}\n</${name}>`
    : `${start}>${body}</${name}>`;
}
