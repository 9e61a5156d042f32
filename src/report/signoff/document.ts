/** A sign-off as blocks, and its formats. As HTML it can be archived with the release. */
import { verdictLooks } from '../phrases/looks.js';
import { withoutFailedTest } from '../phrases/causes.js';
import { formatSize, formatCount, joinParts } from '../../lang/format.js';
import type { Signoff } from '../../model/documents.js';
import { plainPen, numbers, type Pen, type Section, type Table } from '../blocks/blocks.js';
import { formatAmount, describeFinding } from '../phrases/amount.js';
import { environmentTable } from '../phrases/environments.js';
import { evidenceLines } from '../phrases/summary.js';
import type { Wording } from '../phrases/wording.js';
import { listFacts, listOpen, describeDecision, isOnlyOpen, type Signed } from './words.js';
import { reportStyle } from '../../generated/report-page.js';
import { formatJson } from '../../lang/printable.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { writeHtml } from '../blocks/html.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText, writeVerdict } from '../blocks/text.js';
import { htmlDocument, htmlWording, toHtml } from '../page/document.js';
import { groupsHtml } from '../page/groups.js';
import { proseHtml } from '../page/problems-and-steps.js';
import { nextSteps } from '../phrases/next-steps/index.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { proseWidth, widenPage } from '../phrases/word-wrap.js';
import { groupTable } from '../renderers/markdown/group-table.js';
import { groupRows } from '../renderers/text/text.js';

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
      const groups = groupRows(report, chooseRows(report, pen.wording), page, pen.wording);
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
  const evidence = evidenceLines(report, chooseRows(report, wording), wording, '');
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
