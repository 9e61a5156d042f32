// The options that few need, once each, with the commands that take them.

const places = { action: ' (in the Action)', 'command-line': ' (on the command line)' };

/** @param commands the names of all commands with their options */
export function optionTable(commands) {
  const rows = new Map();
  for (const [command, options] of commands)
    for (const { name, value, multiple, about, isRare, frontEnd } of options) {
      if (isRare !== true) continue;
      const usage = `--${name}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' ...' : ''}`;
      const key = `| \`${usage}\` | ${about}${places[frontEnd] ?? ''} |`;
      rows.set(key, [...(rows.get(key) ?? []), command]);
    }
  const lines = Array.from(rows, ([row, names]) => `${row} ${names.join(', ')} |`);
  return ['| option | what it does | commands |', '| --- | --- | --- |', ...lines].join('\n');
}
