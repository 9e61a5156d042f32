/** A sign-off: its sentences (the decision and why, what is open, the facts that an archive needs), and its document in each format. */
import { requestsNeeded } from '../../judge/quantities/observe.js';
import { nameCase } from '../../cases/names.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Inputs } from '../../model/host.js';
import { formatCount, formatSpan, joinParts, shortList, thousands } from '../../lang/format.js';
import { formatJson, printableLine, quoteShell } from '../../lang/printable.js';
import type { Report, Signoff } from '../../model/documents.js';
import { listCounts, evidenceLines } from '../sentences/rows.js';
import { describeBaseline, nameBuild, nameRun, environmentTable } from '../sentences/runs.js';
import { headline, describeUndecided, findWithholding, withoutFailedTest } from '../sentences/headline.js';
import { reasonTexts, verdictLooks, type Wording } from '../sentences/words.js';
import { markdownPen, numbers, type Pen, plainPen, type Section, type Table, writeMarkdown } from '../blocks/blocks.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { proseHtml, writeHtml, htmlWording } from '../blocks/html.js';
import { writeText, writeVerdict } from '../blocks/text.js';
import { groupsHtml, reportPage } from '../page/report-page.js';
import { nextSteps } from '../sentences/steps.js';
import { proseWidth, widenPage } from '../sentences/problem-lines.js';
import { groupTable } from '../renderers/markdown/markdown.js';
import { groupRows } from '../renderers/text/text.js';
import { isNoise } from '../../judge/account/certainty.js';
import { chooseRows } from '../../judge/account/rows.js';
import { describeFinding, formatChangeAndValues, describeLeastSure } from '../sentences/figures.js';
import { listUnsigned } from '../../judge/account/open.js';

/** A sign-off, and its run judged as strictly as the sign-off. */
export interface Signed {
  readonly signoff: Signoff;
  readonly report: Report;
  readonly inputs?: Inputs;
}

/** "4.5.0 is not signed yet. Nothing got slower in 18 cases; p99 of 11 could not be judged." */
export function describeDecision({ signoff, report }: Signed, wording: Wording): string {
  const { tag, commit } = signoff.candidate.provenance;
  const name = nameBuild(tag === undefined ? { ...(commit !== undefined && { commit }) } : { tag }, wording);
  const { decision } = signoff;
  const lead = `${name === '' ? 'The run' : name} is ${decision === 'undecided' ? 'not signed yet' : decision}`;
  if (decision !== 'undecided') return `${lead}: ${headline(report, wording).text}`;
  const kinds = new Set(signoff.reasons.map(({ kind }) => kind));
  const why = kinds.has('too-few-pairs')
    ? describeNeeded(report)
    : kinds.has('unmet-objective')
      ? 'an objective matches no case'
      : [...kinds].every((kind) => kind === 'not-judged') && findWithholding(report) === undefined
        ? listCounts(report, wording)
        : describeUndecided(report, wording);
  return `${lead}: ${why}.`;
}

/** One line for each reason why cases could not be judged, with what settles it. */
export function listOpen({ signoff, report }: Signed, wording: Wording): readonly string[] {
  const open = listUnsigned(report);
  const lines = open.map(({ reason, metric, keys: [first = '', ...others], factor }) => {
    const where = others.length === 0 ? wording.name(first) : formatCount(others.length + 1, 'case');
    if (reason !== 'few-samples' || !(factor > 1)) return `${where}: ${reasonTexts[reason]}.`;
    return `${where}: ${wording.title({ metric })} varies too much below ${thousands(requestsNeeded(metric))} requests. Measure at least ${String(Math.ceil(10 * factor) / 10)} times as long, or set \`${metric}: report\` for it under \`metrics:\` or \`overrides:\` in guardband.yml.`;
  });
  const isNoisy = open.some(isNoise);
  const selector = quoteShell(printableLine(signoff.baseline.selector));
  const command = `Measure until it can be signed or rejected: \`guardband signoff --against ${selector}\`.`;
  return [...lines, ...(isNoisy && report.gate === undefined ? [command] : [])];
}

/** "after 5 of about 12 pairs, which take 45 minutes (--budget 45m)" */
function describeNeeded({ pairs, gate }: Report): string {
  const { pairs: measured = 0, needed } = pairs ?? {};
  const lead = `${formatCount(measured, 'pair')} ${measured === 1 ? 'does' : 'do'} not show that no case lost a tenth`;
  if (needed === undefined || needed <= measured) return `${lead}, and one looks worse: allow more time (\`--budget\`)`;
  const minutes = Math.ceil((1.2 * needed * (gate?.durationMs ?? NaN)) / measured / 60_000);
  return `${lead}: about ${thousands(needed)} would${Number.isFinite(minutes) ? `, in ${formatCount(minutes, 'minute')} (\`--budget ${String(minutes)}m\`)` : ''}`;
}

/** The run, its baseline and the decision, each with its title. */
function listFacts({ signoff, report }: Signed, wording: Wording): readonly (readonly [string, string])[] {
  const { candidate, baseline, decidedAt, tool } = signoff;
  const build = nameBuild(candidate.provenance, wording);
  const minute = (time: string): string => `${wording.name(time.slice(0, 16).replace('T', ' '))} UTC`;
  const start = candidate.provenance.startedAt;
  const size = formatCount(candidate.measurements, 'measurement');
  const url = report.job?.url;
  return [
    ['Run', joinParts([build, start === undefined ? '' : minute(start), size], ', ')],
    ['Cases', listCounts(report, wording)],
    ['Against', `${wording.name(baseline.selector)}: ${describeBaseline(baseline, wording)}`],
    ...(baseline.runs.length === 0 ? [] : [['Runs', describeRuns(report, wording)] as const]),
    [
      'Decided',
      `${minute(decidedAt)} by guardband ${wording.name(tool.version)}${url === undefined ? '' : ` in ${wording.name(url)}`}`,
    ],
  ];
}

/** Which measurements were used. */
const describeRuns = ({ baseline, pairs, gate }: Report, wording: Wording): string =>
  gate === undefined || pairs === undefined
    ? shortList(baseline.runs.map((run) => nameRun(run, wording)))
    : `${formatCount(pairs.pairs, 'pair')} of both versions, measured one right after the other in ${formatSpan(gate.durationMs)}`;

const looks = {
  signed: { ...verdictLooks.passed, sign: 'passed', word: 'Signed' },
  rejected: { ...verdictLooks.failed, sign: 'failed', word: 'Rejected' },
  undecided: { ...verdictLooks.undecided, sign: 'undecided' },
} as const;

/** The formats of a sign-off; the first is the default. */
export const signoffRenderers: readonly DocumentRenderer<Signed>[] = [
  {
    id: 'text',
    endings: ['.txt'],
    render: (signed, given) => {
      const { signoff, report } = signed;
      const page = widenPage({ ...given, width: proseWidth(given) });
      const pen = plainPen(signoff);
      const { word, colour } = looks[signed.signoff.decision];
      const decision = describeDecision(signed, pen.wording).replace(/ is (?:signed|rejected)(?=: )/, '');
      const groups = groupRows(report, chooseRows(report), page, pen.wording);
      return writeText(
        [
          [{ written: writeVerdict(word.toUpperCase(), colour, decision, page) }],
          ...signoffSections(signed, pen, groups),
        ],
        page,
      );
    },
  },
  {
    id: 'markdown',
    endings: ['.md'],
    render: (signed) => {
      const pen = markdownPen(signed.signoff);
      const title = `# ${looks[signed.signoff.decision].icon} Performance: ${describeDecision(signed, pen.wording)}`;
      return writeMarkdown([[title], ...signoffSections(signed, pen, groupTable(signed.report, pen.wording), true)]);
    },
  },
  { id: 'json', endings: ['.json'], render: ({ signoff }) => formatJson(signoff) },
  {
    id: 'html',
    endings: ['.html', '.htm'],
    render: (signed, page) => {
      const { signoff, report } = signed;
      const pen = plainPen(signoff);
      const { sign, mark, word } = looks[signed.signoff.decision];
      const sentence = describeDecision(signed, pen.wording);
      // Every page of a report has the last two sections.
      const lead = `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>${proseHtml(sentence)}</h1></header>
${writeHtml(signoffSections(signed, pen, [groupsHtml(report, htmlWording(signoff))]).slice(0, -2))}`;
      return reportPage(report, { ...page, heading: `${word}: ${sentence}`, lead });
    },
  },
];

/**
 * @param groups the table of groups, in the notation of the surface
 * @param isNarrow whether a phone shows it without a way to scroll a table
 */
function signoffSections(
  signed: Signed,
  { wording, items, cells }: Pen,
  groups: readonly string[],
  isNarrow = false,
): readonly Section[] {
  const { signoff, report, inputs } = signed;
  const context = {
    report,
    today: signoff.decidedAt.slice(0, 10),
    isRelease: true as const,
    wording,
    ...defined({ inputs }),
  };
  const [first, ...others] = nextSteps(context);
  const evidence = evidenceLines(report, wording, '');
  const problems = withoutFailedTest(signoff.problems);
  return [
    { title: 'What changed', id: 'groups', body: [{ written: groups }, ...evidence] },
    {
      title: 'Next steps',
      body: [{ steps: first === undefined ? [] : [first] }, { items: listOpen(signed, wording) }],
    },
    { title: 'What else can be done', isFolded: true, body: [{ steps: others }] },
    { title: 'Release', body: [{ items: listFacts(signed, items) }] },
    { title: 'All cases', isFolded: isNarrow, body: [{ table: caseTable(signed, cells) }] },
    { title: 'Not measured', body: [{ items: listUnmeasured(signoff, items) }] },
    {
      title: 'Accepted since the last release',
      body: [
        (signoff.accepted ?? []).length + signoff.waivers.length === 0 ? 'Nothing.' : '',
        { table: acceptedTable(signoff, cells) },
      ],
    },
    { title: 'Objectives', body: [{ items: objectiveLines(signoff, items) }] },
    { title: 'Signature', body: [`Name: ${'_'.repeat(30)} Date: ${'_'.repeat(12)}`] },
    { title: 'Machine', body: [{ table: environmentTable(signoff, cells) }] },
    { title: formatCount(problems.length, 'problem'), isFolded: true, body: [{ problems }] },
  ];
}

/** What each case was measured with, and how far it is from the last release. */
function caseTable({ signoff, report }: Signed, wording: Wording): Table {
  const judged = report.findings.filter(({ gated, objective }) => gated && objective === undefined);
  const metrics = [...new Set(judged.flatMap(({ metric }) => (metric === 'errorPercent' ? [] : [metric])))];
  const byCase = groupBy(judged, ({ case: { key } }) => key);
  const accounts = new Map(signoff.cases.map((one) => [one.case, one.account]));
  return {
    columns: [
      { head: 'case', minWidth: 20 },
      { head: 'result' },
      { head: 'load' },
      numbers('requests'),
      numbers('errors'),
      ...metrics.map((metric) => numbers(wording.title({ metric }))),
      { head: report.pairs === undefined ? 'how sure' : 'how sure (95 %)', minWidth: 14 },
    ],
    rows: (report.statistics?.cases ?? []).map(({ case: key = '', threads, durationMs, samples, errors }) => {
      const findings = byCase.get(key) ?? [];
      const ofMetric = metrics.map((metric) => findings.find((one) => one.metric === metric));
      const load = [threads ? formatCount(threads, 'thread') : '', durationMs ? formatSpan(durationMs) : ''];
      return [
        wording.name(key),
        accountWords[accounts.get(key) ?? 'measured'],
        joinParts(load, ', ') || 'unknown',
        samples === undefined ? '' : thousands(samples),
        errors === undefined ? '' : thousands(errors),
        ...ofMetric.map((finding) =>
          finding === undefined ? '' : joinParts(formatChangeAndValues(finding, wording).toReversed(), ', '),
        ),
        describeLeastSure(findings, wording),
      ];
    }),
  };
}

const accountWords = {
  measured: 'not worse',
  waived: 'worse, waived',
  retired: 'retired',
  missing: 'not measured',
  new: 'new',
  regression: 'worse',
  invalid: 'invalid',
  suspect: 'looks worse',
  'slow-loss': 'slow loss',
  'not-judged': 'unknown',
} as const satisfies Record<Signoff['cases'][number]['account'], string>;

const listUnmeasured = ({ cases }: Signoff, wording: Wording): readonly string[] =>
  cases.flatMap(({ case: key, account }) =>
    account === 'missing' || account === 'retired' ? [`${wording.name(key)}: ${accountWords[account]}`] : [],
  );

/** What people accepted: new levels, and losses for a while. */
const acceptedTable = ({ accepted = [], waivers }: Signoff, wording: Wording): Table => ({
  columns: [
    { head: 'what', minWidth: 20 },
    { head: 'metric' },
    { head: 'how', minWidth: 14 },
    { head: 'by' },
    { head: 'why', minWidth: 14 },
  ],
  rows: [
    ...accepted.map(({ case: name, metric, from, acceptedAt, by = 'not recorded', reason }) => [
      wording.name(nameCase(name).key),
      metric === '*' ? 'all' : wording.title({ metric }),
      wording.name(`accepted on ${acceptedAt.slice(0, 10)}, from the run of ${from.slice(0, 10)} on`),
      wording.name(by),
      wording.name(reason),
    ]),
    ...waivers.map(({ state, metric, where, ceiling, until, reason, issue }) => [
      wording.name(JSON.stringify(where)),
      wording.title({ metric }),
      wording.name(`waived up to ${ceiling} until ${until}: ${state}`),
      'the configuration',
      joinParts(
        [reason, issue].map((text) => text && wording.name(text)),
        ', ',
      ),
    ]),
  ],
});

/** "3 of 4 objectives met.", and a sentence about each of the others. */
function objectiveLines({ objectives }: Signoff, wording: Wording): readonly string[] {
  if (objectives.length === 0) return [];
  const missed = objectives.filter(({ verdict }) => verdict !== 'pass');
  const met = String(objectives.length - missed.length);
  return [
    `${met} of ${formatCount(objectives.length, 'objective')} met.`,
    ...missed.map((finding) => `${describeFinding(finding, wording)} in ${wording.name(finding.case.key)}.`),
  ];
}
