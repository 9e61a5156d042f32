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
