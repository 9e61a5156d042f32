/** Renders the sign-off as one self-contained page without a script, which can be archived with the release. */
import { reportStyle } from '../../generated/report-page.js';
import { htmlDocument, htmlWording, sectionHtml, tableHtml, toHtml } from '../page/document.js';
import { groupsHtml } from '../page/groups.js';
import { problemsHtml, proseHtml } from '../page/problems-and-steps.js';
import { environmentTable } from '../phrases/environments.js';
import { chooseRows } from '../phrases/choose-rows.js';
import { runShiftLines } from '../phrases/run-shift.js';
import { summaryLine } from '../phrases/summary.js';
import { plainWording } from '../phrases/wording.js';
import { driftLead, driftTable, objectiveLines, waiverTable } from './tables.js';
import { adviceFor, describeDecision, listFacts, type Signed } from './words.js';

const decisions = {
  signed: { sign: 'passed', mark: '✓', word: 'Signed' },
  rejected: { sign: 'failed', mark: '✕', word: 'Rejected' },
  undecided: { sign: 'doubt', mark: '?', word: 'Not signed' },
} as const;

export function signoffPage(signed: Signed): string {
  const { signoff, report } = signed;
  const wording = htmlWording(signoff);
  const plain = plainWording(signoff);
  const { sign, mark, word } = decisions[signoff.decision];
  const sentence = describeDecision(signed, plain);
  const advice = adviceFor(signed, plain);
  const facts = listFacts(signed, wording).map(([title, fact]) => `<li>${title}: <bdi>${fact}</bdi></li>`);
  const lines = [summaryLine(report, chooseRows(report, plain), plain), ...runShiftLines(report, plain)];
  const objectives = objectiveLines(signoff, wording).map((line) => `<li><bdi>${line}</bdi></li>`);
  return htmlDocument({
    title: `${word}: ${sentence}`,
    style: reportStyle,
    main: [
      `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>${toHtml(sentence)}</h1>${advice === '' ? '' : `\n<p>${proseHtml(advice)}</p>`}</header>`,
      sectionHtml(
        'What changed',
        groupsHtml(report, wording, false) +
          lines.map((line) => (line === '' ? '' : `<p>${toHtml(line)}</p>`)).join('\n'),
      ),
      sectionHtml('Release', `<ul class="plain">${facts.join('\n')}</ul>`),
      sectionHtml('Waivers', tableHtml('Waivers', waiverTable(signoff, wording))),
      sectionHtml('Objectives', objectives.length === 0 ? '' : `<ul class="plain">${objectives.join('\n')}</ul>`),
      sectionHtml(
        'Slow drift',
        signoff.drift.length === 0 ? '' : `<p>${driftLead}</p>${tableHtml('Slow drift', driftTable(signoff, wording))}`,
      ),
      sectionHtml('Machine', tableHtml('Environment', environmentTable(signoff, wording))),
      sectionHtml('Problems', problemsHtml(signoff)),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    footer: `guardband ${toHtml(signoff.tool.version)}`,
  });
}
