/** Tests how cmark-gfm, GitHub's Markdown parser, parses our Markdown. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { printableLine } from '../../../src/lang/printable.js';
import { codeCell } from '../../../src/report/renderers/markdown/inert.js';
import { hostileLabel, reports } from '../reports/index.js';
import { render } from '../_shown.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh cmark-gfm

const extensions = ['table', 'autolink', 'strikethrough', 'tagfilter', 'footnotes', 'tasklist'];
function toHtml(markdown: string): string {
  const argv = ['--unsafe', ...extensions.flatMap((name) => ['-e', name])];
  return spawnSync('cmark-gfm', argv, { input: markdown, encoding: 'utf8' }).stdout;
}

const visibleText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const html = counterparts ? toHtml(render('markdown', reports.hostile)) : ''; // jest collects skipped tests, too
// GitHub looks for mentions, references and links only outside code.
const outside = html.replace(/<(code|pre)[^>]*>[^]*?<\/\1>/g, '');

withCounterparts('Markdown in cmark-gfm', () => {
  test('shows every name as text in one table cell', () => {
    const tables = Array.from(html.matchAll(/<table>[^]*?<\/table>/g), ([table]) => table);
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      const widths = Array.from(table.matchAll(/<tr>[^]*?<\/tr>/g), ([row]) => row.match(/<t[hd][ >]/g)?.length);
      expect(new Set(widths).size).toBe(1);
    }
    const cells = Array.from(html.matchAll(/<td[^>]*>([^]*?)<\/td>/g), ([, cell = '']) => visibleText(cell));
    const key = reports.hostile.findings[0]?.case.key ?? '';
    expect(key).toContain('a|b <img src=x> @all \\[x](http://e) `q` **b** https://evil.example');
    // Common parts of names are omitted, so a cell may contain only the label.
    expect(cells.filter((cell) => cell.includes(hostileLabel)).length).toBeGreaterThan(0);
  });

  test('turns no name into a link, image, mention or reference', () => {
    expect(outside.match(/<h\d/g)).toHaveLength(1); // our own heading
    expect(outside).not.toMatch(/<(a|img|script|input|del|b|hr|section)[ >]/i);
    expect(outside).not.toMatch(/@|#\d|GH-|evil|www|https?:|[0-9a-f]{40}|\$|:tada:/);
    expect(outside.match(/<details>/g)?.length).toBe(outside.match(/<\/details>/g)?.length);
  });
});

withCounterparts('names in cmark-gfm', () => {
  test('shows any name as the text of exactly one cell', () => {
    const pieces = [
      '`',
      '``',
      '|',
      '\\',
      '\\\\|',
      '\n',
      '<b>',
      '&lt;',
      '*',
      '[x](y)',
      ' ',
      '--',
      '@a',
      'a',
      ':',
      '$',
      '~~',
      'é',
    ];
    const piece = fc.constantFrom(...pieces);
    const names = fc
      .sample(fc.array(piece, { maxLength: 12 }), { numRuns: 2000, seed: 1 })
      .map((parts) => parts.join(''));
    const lines = names.map((name) => `| ${codeCell(name)} | end |`);
    const html = toHtml(['| a | b |', '| --- | --- |', ...lines, ''].join('\n'));
    const rows = Array.from(html.matchAll(/<tr>([^]*?)<\/tr>/g), ([, row = '']) => row).slice(1);
    const cells = rows.map((row) => Array.from(row.matchAll(/<td>([^]*?)<\/td>/g), ([, cell = '']) => cell));
    expect(
      cells.filter(([first = '', last]) => last !== 'end' || !/^(<code>[^<]*<\/code>|\(no name\))$/.test(first)),
    ).toEqual([]);
    // If an odd number of backslashes precedes a bar, one more is shown, because the bar would otherwise break the
    // table.
    const even = (text: string): string =>
      text.replace(/(\\+)(?=\|)/g, (run) => (run.length % 2 === 1 ? `${run}\\` : run));
    expect(cells.map(([first = '']) => visibleText(first))).toEqual(
      names.map((name) => even(printableLine(name)) || '(no name)'),
    );
  });

  test.each(Object.entries(reports))('parses every table of %s', (_, report) => {
    const shown = toHtml(render('markdown', report)).replace(/<(code|pre)[^>]*>[^]*?<\/\1>/g, '');
    expect(shown).not.toMatch(/\||\*\*|```/);
  });
});
