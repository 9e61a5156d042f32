/** A sign-off: its sentences (the decision and why, what is open, the facts that an archive needs), and its document in each format. */
import { requestsNeeded } from '../../judge/quantities/observe.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import { formatCount, formatSize, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import { formatJson, printableLine } from '../../lang/printable.js';
import { isOpenObjective } from '../../model/verdict-order.js';
import type { CaseName, Finding, Report, Signoff, SignoffReason } from '../../model/documents.js';
import { findPartlyJudged, isNothingJudged, listCounts, nameUnjudgedMetrics } from '../phrases/case-verdicts.js';
import { isNoise } from '../phrases/certainty.js';
import { describeBaseline, nameBuild } from '../phrases/compared-runs.js';
import { describeGroups } from '../phrases/group-clauses.js';
import { headline } from '../phrases/headline.js';
import { isCalm, reasonTexts, verdictLooks } from '../phrases/words.js';
import { describeFinding, formatAmount, formatSizes, formatTimes } from '../phrases/numbers.js';
import { gateCommand } from '../phrases/next-steps/measure.js';
import { describeUnread, findWithholding, quoteProblem } from '../phrases/undecided.js';
import type { Wording } from '../phrases/wording.js';
import { withoutFailedTest } from '../phrases/causes.js';
import { numbers, type Pen, plainPen, type Section, type Table } from '../blocks/blocks.js';
import { environmentTable } from '../phrases/conditions.js';
import { evidenceLines } from '../phrases/summary.js';
import { reportStyle } from '../../generated/report-page.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { writeHtml } from '../blocks/html.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText, writeVerdict } from '../blocks/text.js';
import { htmlDocument, htmlWording, toHtml } from '../page/document.js';
import { groupsHtml } from '../page/groups.js';
import { proseHtml } from '../page/problems-and-steps.js';
import { nextSteps } from '../phrases/next-steps/index.js';
import { chooseRows } from '../phrases/rows.js';
import { proseWidth, widenPage } from '../phrases/word-wrap.js';
import { groupTable } from '../renderers/markdown/tables.js';
import { groupRows } from '../renderers/text/text.js';

/** A sign-off, and its run judged as strictly as the sign-off. */
export interface Signed {
  readonly signoff: Signoff;
  readonly report: Report;
}

type Kinds = ReadonlySet<SignoffReason['kind']>;
const listKinds = ({ reasons }: Signoff): Kinds => new Set(reasons.map(({ kind }) => kind));

/** "4.5.0 is not signed yet. Nothing got slower in 18 cases; p99 of 11 could not be judged." */
export function describeDecision({ signoff, report }: Signed, wording: Wording): string {
  const { tag, commit } = signoff.candidate.provenance;
  const name = nameBuild(tag === undefined ? { ...(commit !== undefined && { commit }) } : { tag }, wording);
  const { decision } = signoff;
  const lead = `${name === '' ? 'The run' : name} is ${decision === 'undecided' ? 'not signed yet' : decision}`;
  if (decision !== 'undecided') return `${lead}: ${headline(report, wording).text}`;
  const why = listOpenReasons(signoff, report, wording);
  return joinParts(
    [
      why.length === 0 ? `${lead}.` : `${lead}: ${why.join('; ')}.`,
      isNothingJudged(report) || !listKinds(signoff).has('not-judged') ? '' : describeJudged(report, wording),
    ],
    ' ',
  );
}

/** Whether nothing looks worse or is missing: what is open only could not be judged. */
const isOnlyOpen = ({ reasons }: Signoff): boolean => reasons.every(({ kind }) => quiet.has(kind));

const quiet: Kinds = new Set(['not-judged', 'unmet-objective', 'no-baseline']);

/** "Nothing got slower in 18 cases; p99 of 11 could not be judged." */
function describeJudged(report: Report, wording: Wording): string {
  const { cases } = groupFindings(report);
  const whole = cases.filter(({ says }) => says === 'unjudged');
  const judged = cases.filter(({ says }) => isCalm(says)).length;
  const partly = findPartlyJudged(report, wording);
  const size = formatCount(judged, 'case');
  const isSlower = whole.some(({ findings }) =>
    findings.some((one) => isUnjudged(one) && isNoise(one) && one.delta?.direction === 'worse'),
  );
  const isBad = cases.some(({ says }) => says !== 'unjudged' && says !== 'new' && says !== 'retired' && !isCalm(says));
  const lead = judged === 0 ? '' : isSlower || isBad ? `${size} did not get slower` : `Nothing got slower in ${size}`;
  const open = [
    partly.keys.size === 0 ? '' : `${nameUnjudgedMetrics(partly, wording)} of ${thousands(partly.keys.size)}`,
    whole.length === 0 ? '' : lead === '' ? formatCount(whole.length, 'case') : thousands(whole.length),
  ].map((subject) => subject && `${subject} could not be judged`);
  const text = joinParts([lead, ...open], '; ');
  return text === '' ? '' : `${text}.`;
}

function listOpenReasons(signoff: Signoff, report: Report, wording: Wording): readonly string[] {
  const kinds = listKinds(signoff);
  const hasRuns = signoff.baseline.runs.length > 0;
  const groups = groupFindings(report).groups.filter(({ state }) => state === 'suspect');
  const say = (kind: SignoffReason['kind'], sentence: () => string): readonly string[] =>
    kinds.has(kind) ? [sentence()] : [];
  const describe = (areSlow: boolean) => (): string => {
    const wanted = groups.filter(({ kind }) => (kind === 'drift') === areSlow);
    return wanted.length === 0 ? 'a case looks worse' : describeGroups(wanted, report, wording);
  };
  const failed = findWithholding(report);
  if (failed !== undefined) return [quoteProblem(failed, wording)];
  return [
    ...say('unreadable-input', () => describeUnread(report) || 'not all inputs could be read'),
    ...(hasRuns && kinds.has('not-judged')
      ? []
      : say('no-baseline', () => (hasRuns ? 'nothing was compared' : 'there is no baseline to compare with'))),
    ...say('whole-run-undecided', () => 'the whole run is worse, due to the machine or the change'),
    ...say('suspect', describe(false)),
    ...say('slow-loss', describe(true)),
    ...say('unmet-objective', () => 'an objective matches no case'),
  ];
}

const isUnjudged = (finding: Finding): boolean =>
  isOpenObjective(finding) || (finding.gated && finding.verdict === 'inconclusive');

/** A label that needs this many times the requests is not worth a longer test: it runs once per user, such as a login. */
const farFactor = 10;
/** A case with more open metrics than this could not be judged at all. */
const maxTitles = 2;

interface Open {
  readonly reason: Finding['reason'];
  readonly findings: readonly Finding[];
  /** The label to leave out. */
  readonly label?: string;
}

/**
 * One line for each reason why cases could not be judged, with what settles it: "6 cases with users=5: p99 of 370 to 443 requests
 * varies too much here to be judged, and is steadier from 1,000 on. Measure at least 2.7 times as long, or set `p99: report`".
 */
export function listOpen({ report }: Signed, wording: Wording): readonly string[] {
  const open = report.findings.filter(isUnjudged);
  const few = open.filter((finding) => finding.reason === 'few-samples' && findFactor(finding) > 1);
  const byLabel = groupBy(few, (finding) => finding.case.label ?? '');
  const rare = [...byLabel].filter(
    ([label, own]) => isQuotable(label) && own.every((finding) => findFactor(finding) > farFactor),
  );
  const apart = new Set(rare.flatMap(([, own]) => own));
  const others = groupBy(
    open.filter((finding) => !apart.has(finding)),
    // How far each metric varies, and what would show, are its own numbers.
    ({ reason, metric }) => (noisy.has(reason) ? `too-noisy ${metric}` : reason),
  );
  const kinds: readonly Open[] = [
    ...[...others].map(([key, findings]) => ({ reason: key.replace(/ .*/, '') as Open['reason'], findings })),
    ...rare.map(([label, findings]) => ({ reason: 'few-samples' as const, findings, label })),
  ];
  return kinds.map((kind) => describeOpen(kind, report, wording));
}

const noisy: ReadonlySet<Finding['reason']> = new Set(['too-noisy', 'within-noise', 'single-run', 'relative']);

/** How many times as many requests a finding needs; NaN if their number is unknown. */
const findFactor = ({ metric, samples = NaN }: Finding): number => requestsNeeded(metric) / samples;

function describeOpen({ reason, findings, label }: Open, report: Report, wording: Wording): string {
  const metrics = [...new Set(findings.map(({ metric }) => metric))];
  const titles = joinWithAnd(metrics.map((metric) => wording.title({ metric })));
  const where = label === undefined ? nameCases(findings, report, wording) : wording.name(label);
  const factor = Math.max(...findings.map(findFactor));
  if (reason === 'few-samples' && factor > 1) {
    const samples = findings.map(({ samples: count = NaN }) => count);
    const counts = [...new Set([Math.min(...samples), Math.max(...samples)].map(thousands))].join(' to ');
    const needed = thousands(Math.max(...metrics.map(requestsNeeded)));
    const lead = `${where}: ${titles} of ${counts} requests ${metrics.length === 1 ? 'varies' : 'vary'} too much here to be judged, and ${metrics.length === 1 ? 'is' : 'are'} steadier from ${needed} on`;
    const settings = metrics.map((metric) => `${metric}: report`).join(', ');
    if (label !== undefined)
      return `${lead}. It runs too seldom: leave it out with \`overrides: [{ where: { label: ${JSON.stringify(label)} }, metrics: { ${settings} } }]\` in guardband.yml.`;
    const longer =
      factor < 2 ? `${String(Math.ceil(20 * (factor - 1)) * 5)} % longer` : `${formatTimes(factor)} times as long`;
    return `${lead}. Measure at least ${longer}, or set ${joinWithAnd(metrics.map((metric) => `\`${metric}: report\``))} under \`metrics:\` in guardband.yml.`;
  }
  if (reason === 'too-noisy') {
    const noises = findings.flatMap(({ noise }) => noise?.percent ?? []);
    const range = noises.length === 0 ? '' : formatSizes(noises).replaceAll('+', '');
    const limits = findings.flatMap(({ limit = NaN, baseline }) => 100 * (limit / (baseline?.value ?? NaN) - 1));
    const known = limits.filter(Number.isFinite);
    const end = known.length === 0 ? '' : `, so only a change beyond ${formatSizes(known)} shows`;
    return `${where}: ${titles} ${range === '' ? 'is too noisy to judge' : `varies by ${range} from run to run`}${end}. Measure both beside each other: \`${gateCommand({ report })}\`.`;
  }
  return `${where}: ${metrics.length > maxTitles ? '' : `${titles}: `}${reasonTexts[reason]}.`;
}

/** "6 cases with users=5", "3 checkout cases", or the name of the only one. */
function nameCases(findings: readonly Finding[], report: Report, wording: Wording): string {
  const cases = [...new Map(findings.map((finding) => [finding.case.key, finding.case])).values()];
  const [first] = cases;
  if (first === undefined || cases.length === 1) return wording.name(first?.key ?? '');
  const all = report.findings.map((finding) => finding.case);
  const isShared = (read: (name: CaseName) => string | undefined): boolean =>
    cases.every((name) => read(name) === read(first)) && all.some((name) => read(name) !== read(first));
  const axes = Object.entries(first.configuration).filter(([axis]) =>
    isShared(({ configuration }) => readOwn(configuration, axis)),
  );
  const scenario = isShared((name) => name.scenario) ? `${wording.name(first.scenario)} ` : '';
  const on = axes.map(([axis, value]) => wording.name(`${axis}=${value}`)).join(', ');
  return `${thousands(cases.length)} ${scenario}cases${on === '' ? '' : ` with ${on}`}`;
}

const isQuotable = (label: string): boolean => label !== '' && printableLine(label) === label && !label.includes('`');

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
    [
      'Decided',
      `${minute(decidedAt)} by guardband ${wording.name(tool.version)}${url === undefined ? '' : ` in ${wording.name(url)}`}`,
    ],
  ];
}

const looks = {
  signed: { ...verdictLooks.passed, sign: 'passed', word: 'Signed' },
  rejected: { ...verdictLooks.failed, sign: 'failed', word: 'Rejected' },
  undecided: { ...verdictLooks.undecided, sign: 'undecided' },
  open: { ...verdictLooks.unjudged, sign: 'unjudged', word: 'Open' },
} as const;

/** What merely could not be judged yet is no doubt about the release. */
const lookOf = ({ signoff }: Signed): (typeof looks)[keyof typeof looks] =>
  looks[signoff.decision === 'undecided' && isOnlyOpen(signoff) ? 'open' : signoff.decision];

/** What could not be judged follows the reason of a rejection, and its remedy. */
const listLead = (signed: Signed, wording: Wording): readonly string[] =>
  signed.signoff.decision === 'rejected' ? [] : listOpen(signed, wording);

function signoffMarkdown(signed: Signed): string {
  const pen = markdownPen(signed.signoff);
  return writeMarkdown([
    [
      `# ${lookOf(signed).icon} Performance: ${describeDecision(signed, pen.wording)}`,
      { items: listLead(signed, pen.wording) },
    ],
    ...signoffSections(signed, pen, groupTable(signed.report, pen.wording)),
  ]);
}

/** The formats of a sign-off; the first is the default. */
export const signoffRenderers: readonly DocumentRenderer<Signed>[] = [
  {
    id: 'text',
    endings: ['.txt'],
    render: (signed, given) => {
      const { signoff, report } = signed;
      const page = widenPage({ ...given, width: proseWidth(given) });
      const pen = plainPen(signoff);
      const { word, colour } = lookOf(signed);
      const decision = describeDecision(signed, pen.wording).replace(/ is (?:signed|rejected)(?=: )/, '');
      const groups = groupRows(report, chooseRows(report), page, pen.wording);
      return writeText(
        [
          [{ written: writeVerdict(word.toUpperCase(), colour, decision, page) }],
          [{ items: listLead(signed, pen.wording) }],
          ...signoffSections(signed, pen, groups),
        ],
        page,
      );
    },
  },
  { id: 'markdown', endings: ['.md'], render: signoffMarkdown },
  { id: 'json', endings: ['.json'], render: ({ signoff }) => formatJson(signoff) },
  {
    id: 'html',
    endings: ['.html', '.htm'],
    render: (signed) => {
      const { signoff, report } = signed;
      const pen = plainPen(signoff);
      const { sign, mark, word } = lookOf(signed);
      const sentence = describeDecision(signed, pen.wording);
      const open = listLead(signed, pen.wording).map((item) => `<li>${proseHtml(item)}</li>`);
      return htmlDocument({
        title: `${word}: ${sentence}`,
        style: reportStyle,
        main: `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>${toHtml(sentence)}</h1>${open.length === 0 ? '' : `<ul>${open.join('')}</ul>`}</header>
${writeHtml(signoffSections(signed, pen, [groupsHtml(report, htmlWording(signoff), false)]))}`,
        footer: `guardband ${toHtml(signoff.tool.version)}`,
      });
    },
  },
];

/**
 * @param groups the table of groups, in the notation of the surface
 */
function signoffSections(
  signed: Signed,
  { wording, items, cells }: Pen,
  groups: readonly string[],
): readonly Section[] {
  const { signoff, report } = signed;
  const [first, ...others] = nextSteps({ report, today: signoff.decidedAt.slice(0, 10), isRelease: true, wording });
  const open = signoff.decision === 'rejected' ? listOpen(signed, wording) : [];
  const evidence = evidenceLines(report, wording, '');
  const problems = withoutFailedTest(signoff.problems);
  const driftLead =
    'These got worse by more than the tolerance band over the last releases, although no single step did. They do not change the decision.';
  return [
    { title: 'What changed', body: [{ written: groups }, ...evidence] },
    { title: 'Next steps', body: [{ steps: first === undefined ? [] : [first] }, { items: open }] },
    { title: 'What else can be done', isFolded: true, body: [{ steps: others }] },
    { title: 'Release', body: [{ items: listFacts(signed, items) }] },
    { title: 'Waivers', body: [{ table: waiverTable(signoff, cells) }] },
    { title: 'Objectives', body: [{ items: objectiveLines(signoff, items) }] },
    {
      title: 'Slow drift',
      body: signoff.drift.length === 0 ? [] : [driftLead, { table: driftTable(signoff, cells) }],
    },
    { title: 'Machine', body: [{ table: environmentTable(signoff, cells) }] },
    { title: formatCount(problems.length, 'problem'), isFolded: true, body: [{ problems }] },
  ];
}

const driftTable = ({ drift }: Signoff, wording: Wording): Table => ({
  columns: [
    { head: 'case', minWidth: 20 },
    { head: 'metric' },
    numbers('change'),
    { head: 'releases, oldest first', minWidth: 20 },
  ],
  rows: drift.map(({ case: name, metric, percent, releases, now }) => {
    const { unit } = wording.metric({ metric });
    const values = releases.map(({ tag, value }) => `${wording.name(tag)} ${formatAmount(value, { unit })}`);
    const present = now === undefined ? '' : `now ${formatAmount(now, { unit })}`;
    return [wording.name(name), wording.title({ metric }), formatSize(percent), joinParts([...values, present], ', ')];
  }),
});

const waiverTable = ({ waivers }: Signoff, wording: Wording): Table => ({
  columns: [
    { head: 'state' },
    { head: 'where', minWidth: 20 },
    { head: 'metric' },
    { head: 'ceiling' },
    { head: 'until' },
    { head: 'reason', minWidth: 14 },
  ],
  rows: waivers.map(({ state, metric, where, ceiling, until, reason, issue }) => [
    state,
    wording.name(JSON.stringify(where)),
    wording.title({ metric }),
    wording.name(ceiling),
    wording.name(until),
    joinParts(
      [reason, issue].map((text) => text && wording.name(text)),
      ', ',
    ),
  ]),
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
