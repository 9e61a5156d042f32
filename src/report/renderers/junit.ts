import type { Report } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { joinParts } from '../../lang/format.js';
import { defined, groupBy, compareNaturally } from '../../lang/objects.js';
import type { Renderer } from '../../model/rendering.js';
import { formatAxes } from '../sentences/names.js';
import { describeGroupFully } from '../sentences/groups.js';
import { plainWording, type Wording } from '../sentences/words.js';
import { groupFindings } from '../../judge/account/groups.js';
import { escapeXml, printableLine } from '../../lang/printable.js';
import { describeWholeRun, failedReference, headline } from '../sentences/headline.js';
import { sayUnjudged } from '../sentences/problem-lines.js';
import { describeVerdict } from '../sentences/figures.js';
import { type CaseResult, findResult } from '../../judge/account/rows.js';
import type { CaseState } from '../../judge/account/cases.js';

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
    const wording = plainWording(report);
    const { cases, groups } = groupFindings(report);
    const failing = groups.filter(({ state }) => state === 'failing');
    const sentences = new Map(
      failing.flatMap((group) => {
        const sentence = describeGroupFully(group, report, wording);
        return group.cases.map(({ name: { key } }) => [key, sentence] as const);
      }),
    );
    const measured = cases
      .filter(({ says }) => says !== 'retired')
      .sort((a, b) => compareNaturally(a.name.key, b.name.key));
    const suites = [...groupBy(measured, ({ name }) => name.scenario)].map(([scenario, own]) =>
      suite(
        scenario,
        own.map((found) => toTestCase(found, report, wording, sentences.get(found.name.key))),
        report,
      ),
    );
    const { text: sentenceOfRun } = headline(report, wording);
    // CI systems show a file with only skipped cases as green, but a gate that does not know is not green.
    const open = isUndecided(report) ? [caseOfRun('outcome', 'error', sentenceOfRun, 'unknown')] : [];
    // Without the comparison with the second baseline, the file would contradict the outcome.
    const references = failedReference(report, wording).map(([name, text]) =>
      caseOfRun(name, 'failure', text, 'reference'),
    );
    // A regression of the whole run is a separate test case, because it may fail no single case.
    const ofRun = report.reasons.includes('whole-run') ? describeWholeRun(report, wording) : '';
    const wholeRun = ofRun === '' ? [] : [caseOfRun('the whole run', 'failure', ofRun, 'whole-run')];
    const own = [...wholeRun, ...references, ...open];
    return writeSuites([...suites, ...(own.length === 0 ? [] : [suite('guardband', own, report)])]);
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

interface TestCase {
  readonly name: string;
  readonly classname: string;
  readonly state: CaseResult['state'];
  readonly body: string;
  /** In seconds. */
  readonly time?: number;
}

const formatSeconds = (seconds: number): string => String(Number(seconds.toFixed(6)));

function suite(name: string, cases: readonly TestCase[], { candidate }: Report): string {
  const countState = (state: TestCase['state']): number => cases.filter((testCase) => testCase.state === state).length;
  const startedAt = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(candidate.provenance.startedAt ?? '')?.[0];
  const attributes = {
    name,
    tests: String(cases.length),
    failures: String(countState('failure')),
    errors: String(countState('error')),
    skipped: String(countState('skipped')),
    time: formatSeconds(cases.reduce((sum, { time = 0 }) => sum + time, 0)),
    timestamp: startedAt,
  };
  return element('testsuite', defined(attributes), cases.map(writeCase).join('\n'));
}

/** @param sentence that of its group, if it failed */
function toTestCase(found: CaseState, report: Report, wording: Wording, sentence: string | undefined): TestCase {
  const { name, findings } = found;
  const { state, said, rest } = findResult(found, report);
  const axes = formatAxes(name.configuration);
  const median = findings.find(({ metric }) => metric === 'p50')?.candidate;
  const identity = {
    name: joinParts([name.label, axes && `[${axes}]`], ' ') || name.scenario,
    classname: name.scenario,
    ...(typeof median === 'number' && { time: median / 1000 }),
  };
  // Whatever decided, a reader sees every metric that was judged, what was said first.
  const numbers = escape([...said, ...rest].map((one) => describeVerdict(one, wording)).join('\n'));
  if (found.says === 'carried') {
    const message = headline(report, wording).text;
    return { ...identity, state, body: element(state, { message, type: 'whole-run' }, numbers) };
  }
  if (state === 'passed') return { ...identity, state, body: element('system-out', {}, numbers) };
  const type = state === 'error' ? 'unknown' : (said[0]?.verdict ?? 'no verdict asked');
  const own = new Set(said.map((one) => (found.moved.includes(one) && sentence) || describeVerdict(one, wording)));
  const body = state === 'failure' ? `${escape(printableLine(name.key))}\n${numbers}` : numbers;
  return { ...identity, state, body: element(state, { message: [...own].join('; ') || type, type }, body) };
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
