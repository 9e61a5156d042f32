// Keeps action.yml in step with the registries: declares the inputs that modes read, and lists the extensions that `out` accepts.

/**
 * @param text the text of action.yml
 * @param modes the registry of modes
 * @param grouped the options that the input `options` takes
 * @returns the same text, with what was missing
 */
export function declareInputs(text, modes, grouped) {
  const options = modes.flatMap((mode) => mode.options);
  const missing = options.filter(({ name }) => !grouped.includes(name) && !new RegExp(`^  ${name}:$`, 'm').test(text));
  const declared = new Map(missing.map(({ name, about }) => [name, about]));
  const inputs = [...declared]
    .map(
      ([name, about]) =>
        `  ${name}:\n    description: ${JSON.stringify(`${about[0].toUpperCase()}${about.slice(1)}.`)}\n`,
    )
    .join('');
  return modes
    .filter(({ endings }) => endings.length > 0)
    .reduce(
      (described, { name, endings }) =>
        described.replace(
          new RegExp(`(With mode ${name}(?:, the \\w+)?: )\\.[^A-Z]*?\\.(?= |'$)`, 'm'),
          `$1${endings.join(' ')}.`,
        ),
      text.replace(/^ {2}github-token:$/m, `${inputs}$&`),
    );
}
