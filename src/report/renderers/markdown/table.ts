import type { Table } from '../../phrases/table.js';

/** A table whose cells are Markdown. */
export const drawTable = ({ columns, rows }: Table): readonly string[] =>
  table(
    columns.map(({ head }) => head),
    rows,
    columns.map(({ align = 'left' }) => align),
  );

/** A Markdown table. Cells are Markdown without bars and line breaks, except in escaped code spans. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[] = [],
): readonly string[] {
  return [
    line(heads),
    line(heads.map((_, i) => (align[i] === 'right' ? '---:' : '---'))),
    ...rows.map((row) => line(row)),
  ];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
