import type { Finding, Report } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { joinParts } from '../../lang/format.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Renderer } from '../../model/rendering.js';
import { formatAxes } from '../sentences/names.js';
import { describeGroupFully, describeStart } from '../sentences/groups.js';
import { describeReason, describeTerm, isCalm, plainWording, verdictWords, type Wording } from '../sentences/words.js';
import { isUnseen } from '../../model/verdict-order.js';
import { isUnknown } from '../../judge/outcome.js';
import { groupFindings } from '../../judge/account/groups.js';
import { formatLimit, formatOwn, formatValues } from '../sentences/numbers.js';
import { escapeXml, printableLine } from '../../lang/printable.js';
import { describeWholeRun, failedReference, headline } from '../sentences/headline.js';
import { measuredLine } from '../sentences/certainty.js';
import { sayUnjudged } from '../sentences/problem-lines.js';

/**
 * JUnit XML for Jenkins, GitLab and Azure: a suite per scenario, a test case per case, because these systems follow each test
 * case over time; its time is the median response time. A case that failed the gate is a failure whose message is the
 * sentence of its groups, as in the comment. One that is unknown is an error, because CI systems show what is skipped as green;
 * it is skipped if the configuration lets it pass, or if it merely could not be judged.
 */
export const junit: Renderer = {
  id: 'junit',
  endings: ['.xml'],
  render: (report) => {
    const gated = report.findings.filter((finding) => finding.gated);
    const wording = plainWording(report);
    const sentences = sentencesOfFailures(report, wording);
    const suites = [...groupBy(gated, (finding) => finding.case.scenario)].map(([scenario, group]) =>
      suite(scenario, testCases(group, report, wording, sentences), report, wording),
    );
    const { text: sentenceOfRun } = headline(report, wording);
    // CI systems show a file with only skipped cases as green, but a gate that does not know is not green.
    const open = isUndecided(report) ? [caseOfRun('outcome', 'error', sentenceOfRun, 'unknown')] : [];
    // Without the comparison with the second baseline, the file would contradict the outcome.
    const references = failedReference(report, wording).map(([name, text]) =>
      caseOfRun(name, 'failure', text, 'reference'),
    );
    const own = [...wholeRunCases(report, wording), ...references, ...open];
    return writeSuites([...suites, ...(own.length === 0 ? [] : [suite('guardband', own, report, wording)])]);
  },
  renderUnjudged: (problems) => {
    const unusable = caseOfRun('outcome', 'error', sayUnjudged(problems), 'unusable');
    const attributes = { name: 'guardband', tests: '1', failures: '0', errors: '1', skipped: '0' };
    return writeSuites([element('testsuite', attributes, writeCase(unusable))]);
  },
};

/** Where nobody asked for a verdict, nothing is an error. */
const isUndecided = (report: Report): boolean => report.outcome === 'undecided' && !isNotAsked(report);

const writeSuites = (suites: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'guardband' }, suites.join('\n'))}\n`;

/** A test case that is about the run as a whole. */
const caseOfRun = (name: string, state: 'failure' | 'error', message: string, type: string): TestCase => ({
  name,
  classname: 'guardband',
  state,
  body: element(state, { message, type }),
});

const writeCase = ({ name, classname, time = 0, body }: TestCase): string =>
  element('testcase', { name, classname, time: formatSeconds(time) }, body);

/** The sentence of its group for each finding that failed. */
function sentencesOfFailures(report: Report, wording: Wording): ReadonlyMap<Finding, string> {
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
  /** In seconds. */
  readonly time?: number;
}

const formatSeconds = (seconds: number): string => String(Number(seconds.toFixed(6)));

function suite(name: string, cases: readonly TestCase[], report: Report, wording: Wording): string {
  const { outcome, candidate, tool } = report;
  const countState = (state: TestCase['state']): number => cases.filter((testCase) => testCase.state === state).length;
  const startedAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(candidate.provenance.startedAt ?? '')?.[0];
  const properties = Object.entries({
    outcome,
    'reference-outcome': report.reference?.outcome ?? '',
    measured: measuredLine(report, wording),
    version: tool.version,
  }).flatMap(([key, value]) => (value === '' ? [] : [element('property', { name: `guardband.${key}`, value })]));
  const attributes = {
    name,
    tests: String(cases.length),
    failures: String(countState('failure')),
    errors: String(countState('error')),
    skipped: String(countState('skipped')),
    time: formatSeconds(cases.reduce((sum, { time = 0 }) => sum + time, 0)),
    timestamp: startedAt,
  };
  const parts = [element('properties', {}, properties.join('\n')), ...cases.map(writeCase)];
  return element('testsuite', defined(attributes), parts.join('\n'));
}

/** A regression of the whole run is a separate test case, because it may fail no single case. */
function wholeRunCases(report: Report, wording: Wording): readonly TestCase[] {
  const text = report.reasons.includes('whole-run') ? describeWholeRun(report, wording) : '';
  return text === '' ? [] : [caseOfRun('the whole run', 'failure', text, 'whole-run')];
}

const passes: ReadonlySet<Finding['verdict']> = new Set(['pass', 'improvement', 'waived']);

/** @param sentences the sentences of the groups of the findings that failed */
function testCases(
  findings: readonly Finding[],
  report: Report,
  wording: Wording,
  sentences: ReadonlyMap<Finding, string>,
): readonly TestCase[] {
  const describe = (finding: Finding): string => describeFinding(finding, wording);
  const words = new Map(groupFindings(report).cases.map(({ name, says }) => [name.key, says]));
  return [...groupBy(findings, (finding) => finding.case.key)].map(([key, own]): TestCase => {
    const word = words.get(key) ?? 'same';
    const failed = own.filter(({ fails }) => fails);
    const open = own.filter(({ verdict }) => !passes.has(verdict) && !isCalm(word));
    const unknown =
      report.outcome === 'failed' || isUndecided(report)
        ? open.filter((finding) => isUnknown(finding) || isUnseen(finding))
        : [];
    const said = [failed, unknown, open].find(({ length }) => length > 0) ?? [];
    const identity = identify(own);
    if (word === 'carried') {
      const state = report.reasons.includes('whole-run') ? 'failure' : 'skipped';
      const message = headline(report, wording).text;
      return { ...identity, state, body: element(state, { message, type: 'whole-run' }) };
    }
    const type = said[0]?.verdict ?? (isNotAsked(report) ? 'no verdict asked' : undefined);
    // Whatever decided, a reader sees every metric that was judged, what was said first.
    const rest = own.filter((finding) => !said.includes(finding));
    const numbers = escape([...said, ...rest].map(describe).join('\n'));
    if (type === undefined) return { ...identity, state: 'passed', body: element('system-out', {}, numbers) };
    const message = [...new Set(said.map((one) => sentences.get(one) ?? describe(one)))].join('; ') || type;
    const state = failed.length > 0 ? 'failure' : unknown.length > 0 ? 'error' : 'skipped';
    const body = state === 'failure' ? `${escape(printableLine(key))}\n${numbers}` : numbers;
    return { ...identity, state, body: element(state, { message, type: state === 'error' ? 'unknown' : type }, body) };
  });
}

/** @param findings those of one case */
function identify(findings: readonly Finding[]): Pick<TestCase, 'name' | 'classname' | 'time'> {
  const { scenario, label, configuration } = (findings[0] as Finding).case;
  const axes = formatAxes(configuration);
  const median = findings.find(({ metric }) => metric === 'p50')?.candidate;
  return {
    name: joinParts([label, axes && `[${axes}]`], ' ') || scenario,
    classname: scenario,
    ...(typeof median === 'number' && { time: median / 1000 }),
  };
}

/** "throughput −12 % (412 → 363 /s, limit ≥ 391 /s): regressed, outside the tolerance band and the noise". */
function describeFinding(finding: Finding, wording: Wording): string {
  const { verdict, waiver } = finding;
  const start = verdict === 'waived' ? undefined : describeStart(finding, wording);
  const limit = formatLimit(finding, wording);
  const numbers = joinParts([formatValues(finding, wording), limit && `limit ${limit}`], ', ');
  const moved = `${wording.title(finding)} ${formatOwn(finding, wording)}`.trim();
  const why =
    waiver === undefined ? describeReason([finding]) : `${describeTerm(waiver)}: ${printableLine(waiver.reason)}`;
  return `${moved}${start !== undefined || numbers === '' ? '' : ` (${numbers})`}: ${verdictWords[verdict]}, ${start ?? why}`;
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
