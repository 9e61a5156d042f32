// docs/problems.md, from the definitions of problems: their codes by section and level.

const levels = [
  ['Errors', 'error'],
  ['Warnings', 'warning'],
  ['Notes', 'note'],
];

/** The codes of one section, by their first level; the other levels of a code stand behind it. */
const section = ([title, kinds]) => {
  const lists = levels.map(([name, first]) => {
    const own = kinds.filter(({ level }) => [level].flat()[0] === first).toSorted((a, b) => (a.code < b.code ? -1 : 1));
    const codes = own.map(({ code, level }) => {
      const others = [level].flat().slice(1).join(', ');
      return `\`${code}\`${others === '' ? '' : ` (or ${others})`}`;
    });
    return own.length === 0 ? [] : [`- ${name}: ${codes.join(', ')}.`];
  });
  return `## ${title}\n\n${lists.flat().join('\n')}`;
};

export const problemsPage = (problemSections) => `# Problems

<!-- Generated from src/problems/ by \`npm run docs\`. Do not edit. -->

Every problem is printed with its level, its place, what happened and what to do; in JSON it has its code, too, by which a script knows
it. Codes are stable, messages may change. An error: something was not done or not used, and the outcome is at best undecided. A
warning: it was used, but the result needs care. A note needs no action.

${Object.entries(problemSections).map(section).join('\n\n')}
`;
