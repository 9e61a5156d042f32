// Draws a terminal with a command and its output, as SVG.
import { element, escape } from './svg.mjs';

const [columns, mostLines] = [80, 48];
const [fontSize, advance, lineHeight, margin, bar] = [14, 8.4, 19, 18, 34];
const colours = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 2: '#8b949e' };
const plain = '#e6edf3';

/** @param output text with ANSI colours, wrapped at 80 columns */
export function drawTerminal(command, output) {
  const all = output.trimEnd().split('\n').flatMap(wrap);
  const hidden = all.length - mostLines;
  const shown = hidden > 1 ? [...all.slice(0, mostLines), `\u001b[2m... ${hidden} more lines\u001b[0m`] : all;
  const lines = [...prompt(command), ...shown];
  const [width, height] = [columns * advance + 2 * margin, bar + lines.length * lineHeight + margin];
  const rows = lines.map((line, index) => drawLine(line, bar + (index + 1) * lineHeight - 5));
  const buttons = ['#ff5f57', '#febc2e', '#28c840'].map((fill, index) =>
    element('circle', { cx: margin + 6 + index * 20, cy: 18, r: 6, fill }),
  );
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' },
    [
      element('title', {}, 'The report of the first command in a terminal'),
      element('rect', { width, height, rx: 8, fill: '#0d1117' }),
      ...buttons,
      element(
        'g',
        {
          'font-family': "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace",
          'font-size': fontSize,
        },
        `\n${rows.filter((row) => row !== '').join('\n')}\n`,
      ),
    ].join('\n'),
  )}\n`;
}

/**
 * Breaks a line that is wider than the terminal, such as a command, in the same place as a terminal. The whole line has one
 * style.
 */
function wrap(line) {
  if (line.includes('\u001b')) return [line];
  const characters = [...line];
  const rows = Math.max(1, Math.ceil(characters.length / columns));
  return Array.from({ length: rows }, (_, row) => characters.slice(row * columns, (row + 1) * columns).join(''));
}

/** The command, split into several lines if it is wider than the terminal. */
function prompt(command) {
  const lines = ['$'];
  for (const word of command.split(' ')) {
    if (lines.at(-1).length + word.length + 3 > columns) lines.push(' ');
    lines.push(`${lines.pop()} ${word}`);
  }
  return [...lines.map((line, index) => `\u001b[1m${line}${index < lines.length - 1 ? ' \\' : ''}\u001b[0m`), ''];
}

/**
 * One line, with a text element per run of characters in the same style. Each element gets a fixed width, whatever the
 * font.
 */
function drawLine(line, y) {
  let [column, style] = [0, []];
  const parts = [];
  for (const [, codes, text] of line.matchAll(/\u001b\[([\d;]*)m|([^\u001b]+)/g)) {
    if (codes !== undefined) style = codes === '0' || codes === '' ? [] : [...style, ...codes.split(';')];
    else {
      const length = [...text].length;
      if (text.trim() !== '') parts.push(drawRun(text, length, column, y, style));
      column += length;
    }
  }
  return parts.join('');
}

function drawRun(text, length, column, y, style) {
  const attributes = {
    x: margin + column * advance,
    y,
    textLength: length * advance,
    'xml:space': 'preserve',
    fill: style.map((code) => colours[code]).findLast((colour) => colour !== undefined) ?? plain,
    ...(style.includes('1') && { 'font-weight': 'bold' }),
  };
  return element('text', attributes, escape(text));
}
