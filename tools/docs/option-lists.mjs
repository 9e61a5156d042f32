// The options that few need, once each, below the commands that take them.

const places = { action: ' (in the Action)', 'command-line': ' (on the command line)' };

/** @param commands the names of all commands with their options */
export function optionLists(commands) {
  const takers = new Map();
  for (const [command, options] of commands)
    for (const { name, value, multiple, about, isRare, frontEnd } of options) {
      if (isRare !== true) continue;
      const usage = `--${name}${value === undefined ? '' : ` ${value}`}${multiple === true ? ' ...' : ''}`;
      const line = `- **\`${usage}\`**${places[frontEnd] ?? ''}: ${about}`;
      takers.set(line, [...(takers.get(line) ?? []), command]);
    }
  const lists = new Map();
  for (const [line, who] of takers) {
    const names = who.join(', ');
    lists.set(names, [...(lists.get(names) ?? []), line]);
  }
  return Array.from(lists, ([names, lines]) => `Of ${names}:\n\n${lines.join('\n')}`).join('\n\n');
}
