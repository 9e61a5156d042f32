/** A self-contained HTML page: its own script and style, its data as JSON, and nothing else that could run or load. */
import { escapeInvisible, escapeXml, printableLine, shortenMiddle } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { Table } from '../blocks/blocks.js';
import { createWording, type WithDeclaredMetrics, type Wording } from '../phrases/words.js';

/** A script or a style that is part of a page. */
export interface Embedded {
  readonly text: string;
  /** The source expression of the text in a Content-Security-Policy, without quotes. */
  readonly hash: string;
}

export interface PageParts {
  readonly title: string;
  /** Undefined for a page without a script. */
  readonly script?: Embedded;
  readonly style: Embedded;
  /** The data for the script, which parses it from JSON. */
  readonly data?: object;
  /** Set if the script can expand compressed data. */
  readonly compress?: Page['compress'];
  /** HTML of the main part; readable without the script. */
  readonly main: string;
  readonly footer: string;
  /** Licences of code in the script. */
  readonly licence?: string;
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

export function htmlDocument({ title, script, style, data, compress, main, footer, licence }: PageParts): string {
  // Only the page's own script and style may run, even if a name contained markup. Nothing may be loaded.
  const policy = `default-src 'none'; ${script === undefined ? '' : `script-src '${script.hash}'; `}style-src '${style.hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<style>${style.text}</style>
</head>
<body>
<main>
${main}
</main>
<footer>${footer}</footer>
${data === undefined ? '' : `${dataScript(data, compress)}\n`}${licence === undefined ? '' : `<!--\n${licence.replaceAll('--', '- -')}\n-->\n`}${script === undefined ? '' : `<script>${script.text}</script>\n`}</body>
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
