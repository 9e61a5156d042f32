import type { Table } from '../../blocks/blocks.js';

/** A Markdown table. Its cells are Markdown without bars and line breaks, except in escaped code spans. */
export const drawTable = ({ columns, rows }: Table): readonly string[] => [
  line(columns.map(({ head }) => head)),
  line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
  ...rows.map(line),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
