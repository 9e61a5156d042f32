/** Writes blocks as HTML. All texts of the blocks are plain: they are escaped here. */
import { type Block, readSection, type Section, type Table } from './blocks.js';
import { formatCount } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { formatPlace } from '../../problems/problem.js';
import type { Step } from '../sentences/steps.js';
import { sortProblems } from '../sentences/problem-lines.js';
import { escapeInvisible, escapeXml, printableLine, shortenMiddle } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import { chartLicence, pageScript, pageStyle } from '../../generated/page.js';
import { createWording, type WithDeclaredMetrics, type Wording } from '../sentences/words.js';
import { compareMetrics } from '../../judge/account/moves.js';

export const writeHtml = (sections: readonly Section[]): string =>
  sections
    .map(readSection)
    .map(({ title, id, isFolded, body }) => {
      const parts = body.map((block) => writeBlock(block, title)).filter((part) => part !== '');
      const html = parts.join('\n');
      if (title === undefined || html === '') return html;
      return isFolded === true
        ? `<details><summary><h2>${toHtml(title)}</h2></summary>\n${html}\n</details>`
        : `<section${id === undefined ? '' : ` id="${id}"`}><h2>${toHtml(title)}</h2>\n${html}\n</section>`;
    })
    .filter((html) => html !== '')
    .join('\n');

function writeBlock(block: Block, title = ''): string {
  if (typeof block === 'string') return block === '' ? '' : `<p>${toHtml(block)}</p>`;
  if ('items' in block) {
    const items = block.items.map((item) =>
      typeof item === 'string'
        ? `<li><bdi>${proseHtml(item)}</bdi></li>`
        : `<li><b>${toHtml(item[0])}</b>: <bdi>${toHtml(item[1])}</bdi></li>`,
    );
    return items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`;
  }
  if ('table' in block) return tableHtml(title, block.table);
  if ('code' in block) return codeHtml(block.code);
  if ('steps' in block) return stepsHtml(block.steps);
  return 'written' in block ? block.written.join('\n') : problemsHtml(block);
}

/** Problems and steps on pages. */
const mostProblems = 200;
const levelTones = { error: 'gone', warning: 'waived', note: 'same' } as const;

function problemsHtml({ problems }: Pick<Report, 'problems'>): string {
  const sorted = sortProblems(problems);
  if (sorted.length === 0) return '';
  const items = sorted.slice(0, mostProblems).map((problem) => {
    const place = formatPlace(problem);
    return `<li><b class="tone ${levelTones[problem.level]}">${problem.level}</b> ${place === '' ? '' : `<code>${toHtml(place)}</code> `}<bdi>${proseHtml(problem.message)}</bdi> <span class="dim">${proseHtml(problem.advice)}</span></li>`;
  });
  const rest = sorted.length - items.length;
  return `<ul class="problems">${items.join('\n')}${rest > 0 ? `<li>${formatCount(rest, 'more problem')}: see report.json.</li>` : ''}</ul>`;
}

/** Longer code is folded. */
const mostLines = 8;

/** Steps with commands to copy. */
function stepsHtml(steps: readonly Step[]): string {
  const items = steps.map((step) =>
    (step.code?.lines.length ?? 0) > mostLines
      ? `<li><details><summary>${proseHtml(step.sentence)}</summary>${codeHtml(step.code?.lines)}</details></li>`
      : `<li>${sentenceHtml(step)}</li>`,
  );
  return items.length === 0 ? '' : `<ul class="steps">${items.join('\n')}</ul>`;
}

/** The first step, which is shown below the groups. */
export const stepHtml = (step: Step): string => `<div class="steps first">${sentenceHtml(step)}</div>`;

/** The sentence of a step, whose commands and settings are in backquotes. */
export const proseHtml = (sentence: string): string => toHtml(sentence).replace(/`([^`]*)`/g, '<code>$1</code>');

const sentenceHtml = (step: Step): string => `<p>${proseHtml(step.sentence)}</p>${codeHtml(step.code?.lines)}`;

export const codeHtml = (lines: readonly string[] = []): string =>
  lines.length === 0 ? '' : `<pre tabindex="0"><code>${lines.map(toHtmlLine).join('\n')}</code></pre>`;

/** Keeps the indentation of YAML. */
const toHtmlLine = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${toHtml(line)}`;

interface PageParts {
  readonly title: string;
  /** The data for the script, which parses it from JSON. A page without data has no script. */
  readonly data?: object;
  readonly compress?: Page['compress'];
  /** HTML of the main part; readable without the script. */
  readonly main: string;
  readonly footer: string;
}

/** Escapes an untrusted name for text and quoted attributes. */
export const toHtml = (name: string): string => escapeXml(printableLine(name));

export const htmlWording = (...documents: readonly WithDeclaredMetrics[]): Wording => createWording(documents, toHtml);

/** The name of a row: a long one would fill a phone, and one of blanks could not be clicked. The case itself has it in full. */
export const rowNameHtml = (name: string): string =>
  `<bdi>${escapeXml(shortenMiddle(printableLine(name))) || '(no name)'}</bdi>`;

/** Wraps a wide element in a box that can also be scrolled by keyboard. */
export const scrollBox = (label: string, html: string): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${label}">${html}</div>`;

/**
 * The filter of the cases. It stays invisible until the script shows it, but takes up its space from the start, so that nothing
 * moves.
 *
 * @param verdicts the choices of verdicts, and how each is shown
 * @param every what is shown without a chosen metric
 */
export function filterHtml(
  verdicts: readonly (readonly [value: string, shown: string])[],
  metrics: readonly string[],
  every: string,
  wording: Wording,
): string {
  const select = (id: string, title: string, choices: readonly (readonly [string, string])[]): string =>
    `<label>${title} <select id="${id}">${choices.map(([value, shown]) => `<option value="${value}">${shown}</option>`).join('')}</select></label>`;
  const titles = metrics.toSorted(compareMetrics).map((metric) => [toHtml(metric), wording.title({ metric })] as const);
  return `<form class="filter" id="filter" role="search" aria-label="Filter cases">
<label>Find <input type="search" id="text" placeholder="part of a name" autocomplete="off" spellcheck="false"></label>
${select('verdict', 'Verdict', verdicts)}
${select('metric', 'Metric', [['', every], ...titles])}
<span class="dim keys"><kbd>j</kbd> <kbd>k</kbd> move · <kbd>o</kbd> open · <kbd>/</kbd> find</span>
<output id="shown" class="dim"></output>
</form>`;
}

function tableHtml(label: string, { columns, rows }: Table): string {
  if (rows.length === 0) return '';
  const style = columns.map(({ align }) => (align === 'right' ? ' class="number"' : ''));
  const headers = columns.map(({ head }, i) => `<th scope="col"${style[i] ?? ''}>${toHtml(head)}</th>`);
  const lines = rows.map((row) => {
    const [first = '', ...cells] = row.map(toHtml);
    const others = cells.map((cell, i) => `<td${style[i + 1] ?? ''}><bdi>${cell === '-' ? '–' : cell}</bdi></td>`);
    return `<tr><th scope="row"><bdi>${first}</bdi></th>${others.join('')}</tr>`;
  });
  const table = `<table class="values"><thead><tr>${headers.join('')}</tr></thead>\n<tbody>${lines.join('\n')}</tbody></table>`;
  return scrollBox(toHtml(label), table);
}

export function htmlDocument({ title, data, compress, main, footer }: PageParts): string {
  // Only the page's own script and style may run, even if a name contained markup. Nothing may be loaded.
  const policy = `default-src 'none'; ${data === undefined ? '' : `script-src '${pageScript.hash}'; `}style-src '${pageStyle.hash}'; base-uri 'none'; form-action 'none'`;
  const script =
    data === undefined
      ? ''
      : `${dataScript(data, compress)}\n<!--\n${chartLicence.replaceAll('--', '- -')}\n-->\n<script>${pageScript.text}</script>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<style>${pageStyle.text}</style>
</head>
<body>
<main>
${main}
</main>
<footer>${footer}</footer>
${script}</body>
</html>
`;
}

/** Data of more characters than this takes a quarter of its size if it is compressed. */
const mostPlain = 500_000;

function dataScript(data: object, compress: Page['compress']): string {
  // Within a script element only "<" can end the element or start a comment.
  const text = escapeInvisible(JSON.stringify(data)).replaceAll('<', '\\u003c');
  return compress === undefined || text.length <= mostPlain
    ? `<script type="application/json" id="data">${text}</script>`
    : `<script type="application/octet-stream" id="data">${compress(text)}</script>`;
}
