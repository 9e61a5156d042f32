// The modes, inputs and outputs in docs/action.md, from the registry of modes and from action.yml.

/** What nine of ten workflows use. */
const common = ['results', 'run', 'baselines', 'out', 'comment', 'load-test', 'against', 'config', 'tag', 'options'];

/**
 * @param action the parsed action.yml
 * @param modes the registry of modes
 */
export function actionTables({ inputs, outputs }, modes) {
  const others = Object.entries(inputs).filter(([name]) => name !== 'mode' && !common.includes(name));
  const groups = [...new Set(others.map(([, input]) => modesOf(input)))];
  return {
    modes: [
      '| mode | what it does | the output `outcome` | the files that `out` takes |',
      '| --- | --- | --- | --- |',
      ...modes.map(
        ({ name, summary, outcomes, endings }) =>
          `| \`${name}\` | ${summary} | ${outcomes.map((word) => `\`${word}\``).join(', ')} | ${endings.join(' ')} |`,
      ),
    ].join('\n'),
    common: common.map((name) => describe(name, inputs[name].description)).join('\n'),
    others: groups
      .toSorted((a, b) => a.length - b.length)
      .flatMap((names) => [
        names === '' ? 'In every mode:' : `With mode ${names}:`,
        others
          .filter(([, input]) => modesOf(input) === names)
          .map(([name, { description }]) => describe(name, capitalize(description.replace(prefix, ''))))
          .join('\n'),
      ])
      .join('\n\n'),
    outputs: Object.entries(outputs)
      .filter(([name]) => name !== 'outcome')
      .map(([name, { description }]) => describe(name, description))
      .join('\n'),
  };
}

const prefix = /^With mode ([^:]*): /;
const modesOf = ({ description }) => prefix.exec(description)?.[1] ?? '';

/** A word that is a value keeps its spelling. */
const capitalize = (text) => text.replace(/^(?!false\b)[a-z]/, (letter) => letter.toUpperCase());

/** The endings of files are in the table of modes. */
const describe = (name, description) =>
  `- **\`${name}\`**: ${description.replace(/ With mode \w+(?:, the \w+)?: \..*/, '')}`;
