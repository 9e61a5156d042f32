/** A self-contained HTML page: its own script and style, its data as JSON, and nothing else that could run or load. */
import { escapeInvisible, escapeXml, printableLine, shortenMiddle } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { Table } from '../blocks/blocks.js';
import { chartLicence, pageScript, pageStyle } from '../../generated/page.js';
import { createWording, type WithDeclaredMetrics, type Wording } from '../sentences/words.js';
import { compareMetrics } from '../../judge/account/moves.js';

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

/** A table whose cells are HTML; empty without rows. */
export function tableHtml(label: string, { columns, rows }: Table): string {
  if (rows.length === 0) return '';
  const style = columns.map(({ align }) => (align === 'right' ? ' class="number"' : ''));
  const headers = columns.map(({ head }, i) => `<th scope="col"${style[i] ?? ''}>${head}</th>`);
  const lines = rows.map(([first = '', ...cells]) => {
    const others = cells.map((cell, i) => `<td${style[i + 1] ?? ''}><bdi>${cell === '-' ? '–' : cell}</bdi></td>`);
    return `<tr><th scope="row"><bdi>${first}</bdi></th>${others.join('')}</tr>`;
  });
  const table = `<table class="values"><thead><tr>${headers.join('')}</tr></thead>\n<tbody>${lines.join('\n')}</tbody></table>`;
  return scrollBox(label, table);
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

/** Rounds to five significant digits, which is more than any text shows and takes a third of the bytes. */
export const compactNumber = (value: number): number => Number(value.toPrecision(5));
