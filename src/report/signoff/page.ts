/** Renders the sign-off as one self-contained page without a script, which can be archived with the release. */
import { reportStyle } from '../../generated/report-page.js';
import { groupBy } from '../../lang/group-by.js';
import { formatCount } from '../../lang/list.js';
import type { Finding, Signoff } from '../../model/documents.js';
import { htmlDocument, htmlWording, sectionHtml, tableHtml, toHtml } from '../page/document.js';
import { environmentHtml, problemsHtml, proseHtml } from '../page/surroundings.js';
import { findTone, type Tone } from '../page/tone.js';
import { countRuns } from '../phrases/compared-runs.js';
import { verdictWords } from '../phrases/words.js';
import { plainWording, type Wording } from '../phrases/wording.js';
import { describeObjectives, driftLead, driftTable, findingTable, groupAlike, waiverTable } from './tables.js';
import {
  accountOrder,
  accountWords,
  adviceFor,
  findingsAgainst,
  formatDecided,
  listWhy,
  nameBuilds,
  nothingAgainst,
} from './words.js';

const decisions = {
  signed: { sign: 'passed', mark: '✓', word: 'Signed' },
  rejected: { sign: 'failed', mark: '✕', word: 'Rejected' },
  undecided: { sign: 'doubt', mark: '?', word: 'Not signed: undecided' },
} as const;

/** A page with more rows is slow to open. The JSON has all of them. */
const [maxGroups, maxRows] = [100, 2000];

export function signoffPage(signoff: Signoff): string {
  const wording = htmlWording(signoff);
  const { name } = nameBuilds(signoff, plainWording(signoff));
  const { lead, missed } = describeObjectives(signoff);
  return htmlDocument({
    title: `${decisions[signoff.decision].word}: performance${name === '' ? '' : ` of ${name}`}`,
    style: reportStyle,
    main: [
      headHtml(signoff),
      sectionHtml('Why', whyHtml(signoff)),
      sectionHtml('Worse, waived or not judged', findingsHtml(findingsAgainst(signoff), wording)),
      sectionHtml('Cases', casesHtml(signoff)),
      sectionHtml('Objectives', lead === '' ? '' : `<p>${lead}</p>${findingsHtml(missed, wording)}`),
      sectionHtml(
        'Slow drift',
        signoff.drift.length === 0 ? '' : `<p>${driftLead}</p>${tableHtml('Slow drift', driftTable(signoff, wording))}`,
      ),
      sectionHtml('Waivers', tableHtml('Waivers', waiverTable(signoff, wording))),
      sectionHtml('Environment', environmentHtml(signoff)),
      sectionHtml('Problems', problemsHtml(signoff)),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    footer: formatDecided(signoff, toHtml),
  });
}

function headHtml(signoff: Signoff): string {
  const { decision, groups: all = [], reasons, baseline } = signoff;
  const { sign, mark, word } = decisions[decision];
  const builds = nameBuilds(signoff, htmlWording(signoff));
  const groups = all.filter(({ account }) => account !== 'retired' && account !== 'new');
  const [first] = groups;
  const summary =
    first === undefined
      ? reasons.length === 0
        ? 'nothing is worse than allowed'
        : ''
      : `${(first.sentence.split('. ')[0] ?? '').replace(/\.$/, '')}${groups.length === 1 ? '' : `; and ${formatCount(groups.length - 1, 'more group')}`}`;
  return `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>Performance${builds.name === '' ? '' : ` of <bdi>${builds.name}</bdi>`}${summary === '' ? '' : `: ${toHtml(summary)}`}</h1>
<p class="dim">Against <bdi>${toHtml(baseline.selector)}</bdi>: ${countRuns(baseline)}<bdi>${builds.baseline}</bdi></p></header>`;
}

const groupTones: Readonly<Record<string, Tone>> = {
  regression: 'far',
  missing: 'gone',
  invalid: 'gone',
  suspect: 'suspect',
  'slow-loss': 'suspect',
  'not-judged': 'open',
  waived: 'waived',
  retired: 'open',
  new: 'new',
};

/** One line per group, then the reasons that concern the whole run, then the advice. */
function whyHtml(signoff: Signoff): string {
  const { groups, whole, left } = listWhy(signoff, maxGroups);
  const items = [
    ...groups.map(
      ({ account, words, sentence }) =>
        `<b class="tone ${groupTones[account] ?? 'open'}">${words}</b> <bdi>${toHtml(sentence)}</bdi>`,
    ),
    ...whole,
    ...(left > 0 ? [`${formatCount(left, 'more group')}: see the table.`] : []),
  ];
  const list = items.length === 0 ? '' : `<ul class="plain">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
  const advice = proseHtml(adviceFor(signoff));
  return `${signoff.reasons.length === 0 ? `<p>${nothingAgainst}</p>` : ''}${list}${advice === '' ? '' : `<p>${advice}</p>`}`;
}

function findingsHtml(findings: readonly Finding[], wording: Wording): string {
  const groups = groupAlike(findings);
  const shown = groups.slice(0, maxRows);
  const { columns, rows } = findingTable(shown, wording);
  const judged = rows.map((cells, i) => {
    const [finding] = shown[i] ?? [];
    const tag = finding && `<b class="tone ${findTone(finding)}">${verdictWords[finding.verdict]}</b>`;
    return [...cells.slice(0, -1), `${tag ?? ''} <span class="dim">${cells.at(-1) ?? ''}</span>`];
  });
  const left = groups.length - maxRows;
  return `${tableHtml('Findings', { columns, rows: judged })}${left > 0 ? `<p class="dim">${formatCount(left, 'more row')}: see the JSON.</p>` : ''}`;
}

/** Lists every case, folded by its account. */
function casesHtml({ cases }: Signoff): string {
  const byAccount = groupBy(cases, ({ account }) => account);
  const parts = accountOrder.flatMap((account) => {
    const all = byAccount.get(account) ?? [];
    const names = all.map((entry) => `<li><bdi>${toHtml(entry.case)}</bdi></li>`);
    const summary = `<summary>${accountWords[account]}: ${formatCount(all.length, 'case')}</summary>`;
    return all.length === 0 ? [] : [`<details>${summary}<ul>${names.join('')}</ul></details>`];
  });
  return parts.length === 0 ? '' : `<div class="accounts">${parts.join('\n')}</div>`;
}
