// The modes, inputs and outputs in docs/action.md, from the registry of modes and from action.yml.

/**
 * @param action the parsed action.yml
 * @param modes the registry of modes
 */
export function actionTables({ inputs, outputs }, modes) {
  return {
    modes: [
      '| mode | what it does | the output `outcome` | the files that `out` takes |',
      '| --- | --- | --- | --- |',
      ...modes.map(
        ({ name, summary, outcomes, endings }) =>
          `| \`${name}\` | ${summary} | ${outcomes.map((word) => `\`${word}\``).join(', ')} | ${endings.join(' ')} |`,
      ),
    ].join('\n'),
    inputs: Object.entries(inputs)
      .filter(([name]) => name !== 'mode')
      .map(([name, { description }]) => describe(name, description))
      .join('\n'),
    outputs: Object.entries(outputs)
      .filter(([name]) => name !== 'outcome')
      .map(([name, { description }]) => describe(name, description))
      .join('\n'),
  };
}

/** The endings of files are in the table of modes. */
const describe = (name, description) =>
  `- **\`${name}\`**: ${description.replace(/ With mode \w+(?:, the \w+)?: \..*/, '')}`;
