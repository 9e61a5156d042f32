/** The command-line face: argv -> command -> exit code. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { commands } from './commands/index.js';
import type { Command, CommitFrom, Given } from './commands/command.js';
import { help, helpOf } from './commands/help.js';
import { unusable, type ExitCode } from './model/exit-code.js';
import type { Host } from './model/host.js';
import type { Provenance } from './model/documents.js';
import { printableLine } from './lang/printable.js';
import { nearest } from './lang/nearest.js';
import { systemCode } from './problems/problem.js';
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
    host.stderr(`${misread(command, error as Error)}\n`);
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
    host.stderr(`error: ${printableLine((error as Error).message)}\n`);
    return unusable;
  }
}

/** What parseArgs refused, and what to write instead. */
function misread({ name: command, options }: Command, error: Error): string {
  const found = /'(?:-\w, )?--?([\w-]+)/.exec(error.message)?.[1] ?? '';
  const see = `See guardband ${command} --help.`;
  if ((error as { readonly code?: unknown }).code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    // It says well what is wrong: "Unknown option '--bands'. To specify ..."
    const close = nearest(
      found,
      options.map((option) => option.name),
    );
    return `${error.message.split(/[.:] /)[0] ?? ''}. ${close === undefined ? see : `Did you mean --${close}?`}`;
  }
  const option = options.find(({ name, short }) => name === found || short === found);
  if (option?.value === undefined) return `--${option?.name ?? found} takes no value. ${see}`;
  const { name, value, about } = option;
  const why = error.message.includes('ambiguous')
    ? ` What begins with - is taken for an option; where it is the value, write --${name}=${value}.`
    : '';
  return `--${name} needs its ${value}: ${about}.${why} ${see}`;
}

/** A number below zero is no option, so that what the option expects can be said of it. */
const joined = (argv: readonly string[], isValued: (name: string) => boolean): readonly string[] =>
  argv.reduce<readonly string[]>((args, each) => {
    const last = args.at(-1) ?? '';
    const isItsValue = /^-\.?\d/.test(each) && last.startsWith('--') && isValued(last.slice(2)) && !args.includes('--');
    return isItsValue ? [...args.slice(0, -1), `${last}=${each}`] : [...args, each];
  }, []);

function parse(command: Command, argv: readonly string[]): Given & { readonly help: boolean } {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const { name, value, multiple, short } of command.options)
    options[name] = {
      type: value === undefined ? 'boolean' : 'string',
      ...(multiple === undefined ? {} : { multiple }),
      ...(short === undefined ? {} : { short }),
    };
  const args = joined(argv, (name) => options[name]?.type === 'string');
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const all = (name: string): readonly string[] => [values[name] ?? []].flat().map(String);
  return { operands: positionals, all, one: (name) => all(name)[0], help: values['help'] === true };
}
