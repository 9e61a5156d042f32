/** A folded part. GitHub parses no Markdown in its summary. */
export const fold = (summary: string, lines: readonly string[]): readonly string[] => [
  '<details>',
  `<summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
];
