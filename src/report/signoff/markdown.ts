import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Signoff } from '../../model/documents.js';
import { formatAmount } from '../phrases/amount.js';
import { formatSize } from '../../lang/format-number.js';
import { sortProblems, problemLines } from '../phrases/problem-lines.js';
import { rowTitles, formatRow } from '../phrases/finding-row.js';
import { countRuns } from '../phrases/compared-runs.js';
import { nameBuild } from '../phrases/run-name.js';
import { compareEnvironments } from '../phrases/environments.js';
import { reasonTexts } from '../phrases/words.js';
import { joinSections } from '../phrases/sections.js';
import { valueCell } from '../renderers/markdown/environment.js';
import { inlineCode, codeBlock, codeCell, markdownWording } from '../renderers/markdown/inert.js';
import { table } from '../renderers/markdown/table.js';
import { accountOrder, accountWords, adviceFor, describeReason, findingsAgainst, nothingAgainst } from './words.js';
import type { Wording } from '../phrases/wording.js';

/** Renders a sign-off as one Markdown document. */
export function signoffMarkdown(signoff: Signoff): string {
  const wording = markdownWording(signoff).as(inlineCode);
  const inCells = wording.as(codeCell);
  const sections = [
    head(signoff, wording),
    reasons(signoff),
    advice(signoff),
    listWorse(signoff, inCells),
    account(signoff),
    objectives(signoff, inCells),
    drift(signoff, inCells),
    waivers(signoff, inCells),
    environment(signoff),
    problems(signoff),
    [
      `<sub>Decided ${signoff.decidedAt.slice(0, 16).replace('T', ' ')} UTC by guardband ${inlineCode(signoff.tool.version)}</sub>`,
    ],
  ];
  return joinSections(sections);
}

const verdicts = { signed: '✅ Signed', rejected: '❌ Rejected', undecided: '❔ Not signed: undecided' } as const;

function head({ decision, candidate, baseline }: Signoff, wording: Wording): readonly string[] {
  const name = nameBuild(candidate.provenance, wording);
  const builds = [...new Set(baseline.runs.map((run) => nameBuild(run, wording)))];
  const newest = builds.some((build) => build !== '') ? ` (${builds.slice(-mostBuilds).join(', ')})` : '';
  return [
    `# Performance sign-off${name === '' ? '' : ` of ${name}`}`,
    '',
    `**${verdicts[decision]}**, against ${inlineCode(baseline.selector)}: ${countRuns(baseline)}${newest}.`,
  ];
}

const mostBuilds = 3;
const mostNames = 10;

function reasons({ reasons: all }: Signoff): readonly string[] {
  if (all.length === 0) return [nothingAgainst];
  return all.map((reason) => {
    const { cases } = reason;
    if (cases.length === 0) return `- ${describeReason(reason)}.`;
    const shown = cases.slice(0, mostNames).map(inlineCode).join(', ');
    const more = cases.length > mostNames ? ` and ${String(cases.length - mostNames)} more` : '';
    return `- ${describeReason(reason)}: ${shown}${more}.`;
  });
}

function advice(signoff: Signoff): readonly string[] {
  const text = adviceFor(signoff);
  return text === '' ? [] : [text];
}

function account({ cases }: Signoff): readonly string[] {
  const byAccount = groupBy(cases, (accounted) => accounted.account);
  const rows = accountOrder.flatMap((name) => {
    const all = byAccount.get(name) ?? [];
    const names = all.slice(0, mostNames).map((entry) => codeCell(entry.case));
    const more = all.length > mostNames ? ` and ${formatCount(all.length - mostNames, 'more case')}` : '';
    return all.length === 0
      ? []
      : [[accountWords[name], String(all.length), name === 'measured' ? '' : names.join(', ') + more]];
  });
  return ['## Cases', '', ...table(['', 'cases', ''], rows, ['left', 'right', 'left'])];
}

const mostRows = 50;

function findingRows(findings: readonly Finding[], wording: Wording): readonly string[] {
  const shown = findings.slice(0, mostRows).map((finding) => {
    const row = formatRow(finding, wording);
    const why =
      finding.waiver === undefined
        ? row.sure || reasonTexts[finding.reason]
        : `waived until ${finding.waiver.until}: ${codeCell(finding.waiver.reason)}`;
    return [row.case, row.metric, row.baseline, row.current, row.change, row.limit, why];
  });
  const { case: caseTitle, metric, baseline, current, change, limit } = rowTitles;
  return [
    ...table([caseTitle, metric, baseline, current, change, limit, 'why'], shown, [
      'left',
      'left',
      'right',
      'right',
      'right',
      'right',
      'left',
    ]),
    ...(findings.length > mostRows
      ? ['', `... and ${formatCount(findings.length - mostRows, 'more row')}: see the JSON.`]
      : []),
  ];
}

function listWorse(signoff: Signoff, wording: Wording): readonly string[] {
  const findings = findingsAgainst(signoff);
  return findings.length === 0 ? [] : ['## Worse, waived or not judged', '', ...findingRows(findings, wording)];
}

function objectives({ objectives: all }: Signoff, wording: Wording): readonly string[] {
  if (all.length === 0) return [];
  const broken = all.filter(({ verdict }) => verdict !== 'pass');
  const lead = `${String(all.length - broken.length)} of ${formatCount(all.length, 'objective')} met.`;
  return ['## Objectives', '', lead, ...(broken.length === 0 ? [] : ['', ...findingRows(broken, wording)])];
}

function drift({ drift: all }: Signoff, wording: Wording): readonly string[] {
  if (all.length === 0) return [];
  return [
    '## Slow drift',
    '',
    'These got worse by more than the tolerance band over the last releases, although no single step did. They do not change the decision.',
    '',
    ...table(
      ['case', 'metric', 'change', 'releases, oldest first'],
      all.map(({ case: caseName, metric, percent, releases, now }) => {
        const { unit } = wording.metric({ metric });
        const values = releases.map(({ tag, value }) => `${codeCell(tag)} ${formatAmount(value, { unit })}`);
        return [
          codeCell(caseName),
          wording.title({ metric }),
          formatSize(percent),
          [...values, ...(now === undefined ? [] : [`now ${formatAmount(now, { unit })}`])].join(', '),
        ];
      }),
      ['left', 'left', 'right', 'left'],
    ),
  ];
}

function waivers({ waivers: all }: Signoff, wording: Wording): readonly string[] {
  if (all.length === 0) return [];
  const rows = all.map(({ state, metric, where, ceiling, until, reason, issue }) => [
    state,
    codeCell(JSON.stringify(where)),
    wording.title({ metric }),
    codeCell(ceiling),
    until,
    `${codeCell(reason)}${issue === undefined ? '' : `, ${codeCell(issue)}`}`,
  ]);
  return ['## Waivers', '', ...table(['', 'where', 'metric', 'ceiling', 'until', 'reason'], rows)];
}

function environment(signoff: Signoff): readonly string[] {
  const axes = compareEnvironments(signoff);
  if (axes.length === 0) return ['## Environment', '', 'Neither side records its environment.'];
  const rows = axes.map(({ axis, present, past }) => [
    codeCell(axis),
    valueCell(present),
    past.map(({ value }) => valueCell(value)).join(', '),
  ]);
  return ['## Environment', '', ...table(['', 'candidate', 'baseline'], rows)];
}

function problems({ problems: all }: Signoff): readonly string[] {
  if (all.length === 0) return [];
  return [
    '## Problems',
    '',
    ...codeBlock(
      sortProblems(all).flatMap((problem) => problemLines(problem, 110)),
      'text',
    ),
  ];
}
