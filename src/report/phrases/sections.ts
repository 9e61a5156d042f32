/** Joins the lines of sections, with an empty line between them and a final newline. Sections without lines are omitted. */
export const joinSections = (sections: readonly (readonly string[])[]): string =>
  `${sections.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')}\n`;
