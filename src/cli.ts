/** The command-line face: argv -> command -> exit code. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { commands } from './commands/index.js';
import type { Command, CommitFrom, Given } from './commands/_shared.js';
import { help, helpOf } from './help.js';
import { unusable, type ExitCode, type Host, type Provenance } from './model.js';
import { nearest, systemCode } from './problems.js';
import { version } from './version.js';

/** @param provenance what is known of the place where this runs; only asked where a command has a use for it, as it takes a while */
export async function cli(
  argv: readonly string[],
  host: Host,
  provenance: (from: CommitFrom) => Promise<Provenance> = () => Promise.resolve({}),
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    host.stdout(help(commands));
    return name === undefined ? unusable : 0;
  }
  if (name === '--version' || name === '-V') {
    host.stdout(`${version}\n`);
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const close = nearest(
      name,
      commands.map((each) => each.name),
    );
    host.stderr(
      `There is no command "${name}". ${close === undefined ? 'See guardband --help.' : `Did you mean "${close}"?`}\n`,
    );
    return unusable;
  }
  return await runCommand(command, rest, host, provenance);
}

async function runCommand(
  command: Command,
  argv: readonly string[],
  host: Host,
  provenance: (from: CommitFrom) => Promise<Provenance>,
): Promise<ExitCode> {
  let given: Given & { readonly help: boolean };
  try {
    given = parse(command, argv);
  } catch (error) {
    // parseArgs says well what is wrong: "Unknown option '--bands'. ..."
    const close = nearest(
      /'--?([\w-]+)/.exec(String(error))?.[1] ?? '',
      command.options.map((option) => option.name),
    );
    const hint = close === undefined ? `See guardband ${command.name} --help.` : `Did you mean --${close}?`;
    host.stderr(`${(error as Error).message.split(/[.:] /)[0] ?? ''}. ${hint}\n`);
    return unusable;
  }
  if (given.help) {
    host.stdout(helpOf(command));
    return 0;
  }
  try {
    if (command.tellsCommit === undefined) return await command.run(given, host);
    const told = await provenance(command.tellsCommit);
    return await command.run(given, { ...host, provenance: { ...told, ...host.provenance } });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    host.stderr(`error: ${(error as Error).message}\n`);
    return unusable;
  }
}

function parse(command: Command, argv: readonly string[]): Given & { readonly help: boolean } {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const { name, value, multiple, short } of command.options)
    options[name] = {
      type: value === undefined ? 'boolean' : 'string',
      ...(multiple === undefined ? {} : { multiple }),
      ...(short === undefined ? {} : { short }),
    };
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const all = (name: string): readonly string[] => [values[name] ?? []].flat().map(String);
  return { operands: positionals, all, one: (name) => all(name)[0], help: values['help'] === true };
}
