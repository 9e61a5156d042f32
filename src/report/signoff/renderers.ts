/** The formats of a sign-off; the first is the default. As HTML it can be archived with the release. */
import { reportStyle } from '../../generated/report-page.js';
import { formatJson } from '../../lang/json-text.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { plainPen } from '../blocks/blocks.js';
import { writeHtml } from '../blocks/html.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText, writeVerdict } from '../blocks/text.js';
import { htmlDocument, htmlWording, toHtml } from '../page/document.js';
import { groupsHtml } from '../page/groups.js';
import { proseHtml } from '../page/problems-and-steps.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { widenPage } from '../phrases/word-wrap.js';
import { groupTable } from '../renderers/markdown/group-table.js';
import { groupRows } from '../renderers/text/text.js';
import { signoffSections } from './document.js';
import { adviceFor, describeDecision, type Signed } from './words.js';

const looks = {
  signed: { icon: '✅', sign: 'passed', mark: '✓', word: 'Signed', colour: 'green' },
  rejected: { icon: '❌', sign: 'failed', mark: '✕', word: 'Rejected', colour: 'red' },
  undecided: { icon: '⚪', sign: 'doubt', mark: '?', word: 'Not signed', colour: 'yellow' },
} as const;

export function signoffMarkdown(signed: Signed): string {
  const pen = markdownPen(signed.signoff);
  return writeMarkdown([
    {
      body: [
        `# ${looks[signed.signoff.decision].icon} Performance: ${describeDecision(signed, pen.wording)}`,
        adviceFor(signed, pen.wording),
      ],
    },
    ...signoffSections(signed, pen, groupTable(signed.report, pen.wording)),
  ]);
}

export const signoffRenderers: readonly DocumentRenderer<Signed>[] = [
  {
    id: 'text',
    endings: ['.txt'],
    render: (signed, given) => {
      const { signoff, report } = signed;
      const page = widenPage(given);
      const pen = plainPen(signoff);
      const { word, colour } = looks[signoff.decision];
      const decision = describeDecision(signed, pen.wording).replace(/ is (?:not signed|signed|rejected)(?=: )/, '');
      const groups = groupRows(report, chooseRows(report, pen.wording), page, pen.wording);
      return writeText(
        [
          { body: [{ written: writeVerdict(word.toUpperCase(), colour, decision, page) }] },
          { body: [adviceFor(signed, pen.wording)] },
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
      const { sign, mark, word } = looks[signoff.decision];
      const sentence = describeDecision(signed, pen.wording);
      const advice = adviceFor(signed, pen.wording);
      return htmlDocument({
        title: `${word}: ${sentence}`,
        style: reportStyle,
        main: `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>${toHtml(sentence)}</h1>${advice === '' ? '' : `\n<p>${proseHtml(advice)}</p>`}</header>
${writeHtml(signoffSections(signed, pen, [groupsHtml(report, htmlWording(signoff), false)]))}`,
        footer: `guardband ${toHtml(signoff.tool.version)}`,
      });
    },
  },
];
