/** Renders the sign-off as one self-contained page without a script, which can be archived with the release. */
import { formatCount } from '../../lang/list.js';
import { reportStyle } from '../../generated/report-page.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import type { Finding, Signoff } from '../../model/documents.js';
import { htmlDocument, scrollBox, toHtml } from '../page/document.js';
import { environmentHtml, problemsHtml, proseHtml } from '../page/surroundings.js';
import { findTone, type Tone } from '../page/tone.js';
import { formatAmount } from '../phrases/amount.js';
import { formatSize } from '../../lang/format-number.js';
import { countRuns } from '../phrases/compared-runs.js';
import { nameBuild } from '../phrases/run-name.js';
import { formatRow } from '../phrases/finding-row.js';
import { reasonTexts, verdictWords } from '../phrases/words.js';
import { accountOrder, accountWords, adviceFor, describeReason, findingsAgainst, nothingAgainst } from './words.js';
import { plainWording, type Wording } from '../phrases/wording.js';

const decisions = {
  signed: { sign: 'passed', mark: '✓', word: 'Signed' },
  rejected: { sign: 'failed', mark: '✕', word: 'Rejected' },
  undecided: { sign: 'doubt', mark: '?', word: 'Not signed: undecided' },
} as const;

export function signoffPage(signoff: Signoff): string {
  const { decision, candidate, decidedAt, tool } = signoff;
  const wording = plainWording(signoff);
  const inHtml = wording.as(toHtml);
  const name = nameBuild(candidate.provenance, wording);
  const { word } = decisions[decision];
  const findings = findingsAgainst(signoff);
  const broken = signoff.objectives.filter(({ verdict }) => verdict !== 'pass');
  return htmlDocument({
    title: `${word}: performance${name === '' ? '' : ` of ${name}`}`,
    style: reportStyle,
    main: [
      headHtml(signoff, name, wording),
      section('Why', whyHtml(signoff)),
      section('Worse, waived or not judged', findings.length === 0 ? '' : findingsHtml(findings, inHtml)),
      section('Cases', casesHtml(signoff)),
      section(
        'Objectives',
        signoff.objectives.length === 0
          ? ''
          : `<p>${thousands(signoff.objectives.length - broken.length)} of ${formatCount(signoff.objectives.length, 'objective')} met.</p>${broken.length === 0 ? '' : findingsHtml(broken, inHtml)}`,
      ),
      section('Slow drift', driftHtml(signoff, inHtml)),
      section('Waivers', waiversHtml(signoff, wording)),
      section('Environment', environmentHtml(signoff)),
      section('Problems', problemsHtml(signoff)),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    footer: `Decided ${toHtml(decidedAt.slice(0, 16).replace('T', ' '))} UTC · guardband ${toHtml(tool.version)}`,
  });
}

const section = (title: string, body: string): string =>
  body === '' ? '' : `<section><h2>${title}</h2>\n${body}\n</section>`;

/** The maximum number of tags of the baseline on the page. */
const mostTags = 3;

function headHtml({ decision, baseline, groups: all = [], reasons }: Signoff, name: string, wording: Wording): string {
  const { sign, mark, word } = decisions[decision];
  const groups = all.filter(({ account }) => account !== 'retired' && account !== 'new');
  const [first] = groups;
  const summary =
    first === undefined
      ? reasons.length === 0
        ? 'nothing is worse than allowed'
        : ''
      : `${(first.sentence.split('. ')[0] ?? '').replace(/\.$/, '')}${groups.length === 1 ? '' : `; and ${formatCount(groups.length - 1, 'more group')}`}`;
  const tags = [...new Set(baseline.runs.map((run) => nameBuild(run, wording)))]
    .filter((tag) => tag !== '')
    .slice(-mostTags);
  return `<header class="verdict ${sign}"><p class="badge"><span aria-hidden="true">${mark}</span> ${word}</p>
<h1>Performance${name === '' ? '' : ` of <bdi>${toHtml(name)}</bdi>`}${summary === '' ? '' : `: ${toHtml(summary)}`}</h1>
<p class="dim">Against <bdi>${toHtml(baseline.selector)}</bdi>: ${countRuns(baseline)}${tags.length === 0 ? '' : ` (<bdi>${toHtml(tags.join('; '))}</bdi>)`}</p></header>`;
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
const mostGroups = 100;

/** One line per group, then the reasons that concern the whole run, then the advice. */
function whyHtml(signoff: Signoff): string {
  const { groups = [], reasons } = signoff;
  const lines = groups
    .slice(0, mostGroups)
    .map(
      ({ account, sentence }) =>
        `<li><b class="tone ${groupTones[account] ?? 'open'}">${accountWords[account]}</b> <bdi>${toHtml(sentence)}</bdi></li>`,
    );
  const rest = groups.length - mostGroups;
  const whole = reasons.filter(({ kind, cases }) => cases.length === 0 || groups.length === 0 || kind === 'objective');
  for (const reason of whole) lines.push(`<li>${describeReason(reason)}.</li>`);
  if (rest > 0) lines.push(`<li>${formatCount(rest, 'more group')}: see the table.</li>`);
  const advice = proseHtml(adviceFor(signoff));
  const list = lines.length === 0 ? '' : `<ul class="plain">${lines.join('\n')}</ul>`;
  const calm = reasons.length === 0 ? `<p>${nothingAgainst}</p>` : '';
  return `${calm}${list}${advice === '' ? '' : `<p>${advice}</p>`}`;
}

/** A page with more rows is slow to open. The JSON has all of them. */
const mostRows = 2000;

function findingsHtml(findings: readonly Finding[], wording: Wording): string {
  const rows = findings.slice(0, mostRows).map((finding) => {
    const { case: name, metric, baseline, current, change, limit, sure } = formatRow(finding, wording);
    const { waiver } = finding;
    const why =
      waiver === undefined
        ? toHtml(sure || reasonTexts[finding.reason])
        : `waived until ${toHtml(waiver.until)}: <bdi>${toHtml(waiver.reason)}</bdi>`;
    const figures = [change, baseline, current, limit].map(
      (text) => `<td class="number">${text === '-' ? '–' : text}</td>`,
    );
    return `<tr><td><b class="tone ${findTone(finding)}">${verdictWords[finding.verdict]}</b></td><th scope="row"><bdi>${name}</bdi></th><td>${metric}</td>${figures.join('')}<td class="dim">${why}</td></tr>`;
  });
  const heads = ['verdict', 'case', 'metric', 'change', 'before', 'now', 'limit', 'why'].map(
    (head, i) => `<th scope="col"${i > 2 && i < 7 ? ' class="number"' : ''}>${head}</th>`,
  );
  const rest = findings.length - mostRows;
  return `${scrollBox(
    'Findings',
    `<table class="values findings"><thead><tr>${heads.join('')}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>`,
  )}${rest > 0 ? `<p class="dim">${formatCount(rest, 'more row')}: see the JSON.</p>` : ''}`;
}

/** Lists every case, folded by its account. */
function casesHtml({ cases }: Signoff): string {
  const byAccount = groupBy(cases, ({ account }) => account);
  const parts = accountOrder.flatMap((account) => {
    const all = byAccount.get(account) ?? [];
    const names = all.map((entry) => `<li><bdi>${toHtml(entry.case)}</bdi></li>`);
    return all.length === 0
      ? []
      : [
          `<details><summary>${accountWords[account]}: ${formatCount(all.length, 'case')}</summary><ul>${names.join('')}</ul></details>`,
        ];
  });
  return parts.length === 0 ? '' : `<div class="accounts">${parts.join('\n')}</div>`;
}

function driftHtml({ drift }: Signoff, wording: Wording): string {
  if (drift.length === 0) return '';
  const rows = drift.map(({ case: name, metric, percent, releases, now }) => {
    const { unit } = wording.metric({ metric });
    const values = [
      ...releases.map(({ tag, value }) => `<bdi>${toHtml(tag)}</bdi> ${toHtml(formatAmount(value, { unit }))}`),
      ...(now === undefined ? [] : [`now ${toHtml(formatAmount(now, { unit }))}`]),
    ];
    return `<tr><th scope="row"><bdi>${toHtml(name)}</bdi></th><td>${wording.title({ metric })}</td><td class="number">${toHtml(formatSize(percent))}</td><td>${values.join(', ')}</td></tr>`;
  });
  return `<p>These got worse by more than the tolerance band over the last releases, although no single step did. They do not change the decision.</p>${scrollBox(
    'Slow drift',
    `<table class="values"><thead><tr><th scope="col">case</th><th scope="col">metric</th><th scope="col" class="number">change</th><th scope="col">releases, oldest first</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  )}`;
}

function waiversHtml({ waivers }: Signoff, wording: Wording): string {
  if (waivers.length === 0) return '';
  const rows = waivers.map(({ state, metric, where, ceiling, until, reason, issue }) => {
    const cells = [JSON.stringify(where), wording.title({ metric }), ceiling, until, reason, issue ?? ''];
    return `<tr><th scope="row">${state}</th>${cells.map((cell) => `<td><bdi>${toHtml(cell)}</bdi></td>`).join('')}</tr>`;
  });
  const heads = ['state', 'where', 'metric', 'ceiling', 'until', 'reason', 'issue'].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  return scrollBox(
    'Waivers',
    `<table class="values"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  );
}
