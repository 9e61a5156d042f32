// docs/problems.md, from the definitions of problems: the meaning of each code.

const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_');
const row = ({ code, meaning }) => `| \`${code}\` | ${cell(meaning)} |`;
const section = ([title, kinds]) => `## ${title}

| code | meaning |
| --- | --- |
${kinds.map(row).join('\n')}
`;

export const problemsPage = (problemSections) => `# Problems

<!-- Generated from src/problems/ by \`npm run docs\`. Do not edit. -->

Every problem is printed with its code, level, message and advice: this page lists what each code means. Codes are stable,
messages may change. An error means that something was not done or not used; the outcome is then at best undecided.

${Object.entries(problemSections).map(section).join('\n')}`;
