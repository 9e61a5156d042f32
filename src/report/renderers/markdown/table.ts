/** A Markdown table. Cells hold Markdown that has no bar or line break outside an escaped code span. */
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
