/** The command line: runs the command that the arguments name and sets its exit code. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Arguments, Command, CommitSource, CommandCall } from './commands/command.js';
import { describeFailure, showProblems, showUsageError } from './commands/show-problems.js';
import { help, commandHelp } from './commands/help.js';
import { commands } from './commands/index.js';
import { stopped } from './problems/publishing.js';
import { defined } from './lang/objects.js';
import { didYouMean } from './problems/problem.js';
import type { Provenance } from './model/documents.js';
import { unusable, type ExitCode } from './model/exit-code.js';
import type { ConnectedHost, Host } from './model/host.js';
import type { Options } from './model/rendering.js';
import { findWrongInputs, optionsOf, withPageOptions } from './commands/options-of.js';
import { version } from './model/version.js';

/** Finds the commit under test. This takes a while, so it is only called for commands that write the commit down. */
type FindCommit = (source: CommitSource) => Promise<Provenance>;

/**
 * Runs one command. Never throws: an unhandled error is printed as one line, with exit code 3.
 *
 * @param argv the arguments after the name of the program
 */
export async function cli(
  argv: readonly string[],
  host: Host,
  findCommit: FindCommit = () => Promise.resolve({}),
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    host.stdout(await help(commands));
    return name === undefined ? unusable : 0;
  }
  if (name === '--version' || name === '-V') {
    host.stdout(`${version}\n`);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) {
    const { command } = await load();
    const own = { ...command, options: optionsOf(command, 'command-line') };
    return await runCommand(name, own, rest, host, findCommit);
  }
  const advice = didYouMean(name, Object.keys(commands), 'See guardband --help.');
  showUsageError(`There is no command "${name}". ${advice}`, host);
  return unusable;
}

async function runCommand(
  name: string,
  command: Command,
  argv: readonly string[],
  host: Host,
  findCommit: FindCommit,
): Promise<ExitCode> {
  let given: Arguments & { readonly help: boolean };
  const isAll = argv.includes('--all') && argv.some((word) => word === '--help' || word === '-h');
  try {
    given = parse(command, isAll ? argv.filter((word) => word !== '--all') : argv);
  } catch (error) {
    showUsageError(explainParseError(name, command, error as Error), host);
    return unusable;
  }
  if (given.help) {
    host.stdout(commandHelp(name, command, isAll));
    return 0;
  }
  const wrong = findWrongInputs(command.options, given, '--');
  showProblems(wrong, host);
  if (wrong.length > 0) return unusable;
  const refusal = command.refuse?.(given);
  if (refusal !== undefined) {
    showUsageError(`${refusal} See guardband ${name} --help.`, host);
    return unusable;
  }
  const page = { ...host.page, ...defined({ repositoryUrl: given.get('repository') }) };
  const step = createStep(given, { ...host, page });
  withdraw = async () => await command.withdraw?.(step, [stopped('because of an internal error')]);
  try {
    if (command.commitSource === undefined) return await command.run(step);
    const provenance = { ...(await findCommit(command.commitSource)), ...host.provenance };
    return await command.run(createStep(given, { ...step.host, provenance }));
  } catch (error) {
    host.stderr(`${describeFailure(error)}\n`);
    await withdrawCommand();
    return unusable;
  }
}

function createStep(given: Arguments, host: Host): CommandCall {
  const connect = async (isPosting: boolean) => await connectHost(given, host, isPosting);
  return { ...given, host, connect, connectForReports: async () => await connect(true), withForge: () => host };
}

/** Gives the host the page options, and connects it to the change under test if something is to be posted there. */
async function connectHost(given: Options, host: Host, isPosting: boolean): Promise<ConnectedHost> {
  const own = withPageOptions(host, given);
  if (host.connect === undefined) return { host: own, problems: [] };
  const stated = given.get('commit') ?? host.context.subject.commit;
  const commit = stated ?? (isPosting ? (await host.git(['rev-parse', 'HEAD'])).stdout.trim() : '');
  const subject = commit === host.context.subject.commit || commit === '' ? host.context.subject : { commit };
  const context = { ...host.context, subject };
  return await host.connect({ ...own, context }, isPosting, given.get('repository'));
}

/** Says wherever the command would have published something that nothing was judged. An error is shown already. */
export const withdrawCommand = async (): Promise<void> => void (await withdraw().catch(() => undefined));
let withdraw: () => Promise<unknown> = () => Promise.resolve();

/** Explains an error of parseArgs, with a suggestion. */
function explainParseError(command: string, { options }: Command, error: Error): string {
  const found = /'(?:-\w, )?--?([\w-]+)/.exec(error.message)?.[1] ?? '';
  const see = `See guardband ${command} --help.`;
  if ((error as { readonly code?: unknown }).code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    // Only the first sentence of the message helps: "Unknown option '--bands'. To specify ..."
    const names = options.map((option) => option.name);
    const advice = didYouMean(found, names, see, (close) => `--${close}`);
    return `${error.message.split(/[.:] /)[0] ?? ''}. ${advice}`;
  }
  const option = options.find(({ name, short }) => name === found || short === found);
  if (option?.value === undefined) return `--${option?.name ?? found} takes no value. ${see}`;
  const { name, value, about } = option;
  const why = error.message.includes('ambiguous')
    ? ` An argument that begins with - is read as an option; if it is the value, write --${name}=${value}.`
    : '';
  return `--${name} needs its ${value}: ${about}.${why} ${see}`;
}

/**
 * Joins `--option -5` to `--option=-5`, because a negative number is a value. The option itself can then reject it with a
 * reason.
 */
const joinNegativeNumbers = (argv: readonly string[], takesValue: (name: string) => boolean): readonly string[] =>
  argv.reduce<readonly string[]>((args, arg) => {
    const last = args.at(-1) ?? '';
    const isValue = /^-\.?\d/.test(arg) && last.startsWith('--') && takesValue(last.slice(2)) && !args.includes('--');
    return isValue ? [...args.slice(0, -1), `${last}=${arg}`] : [...args, arg];
  }, []);

function parse(command: Command, argv: readonly string[]): Arguments & { readonly help: boolean } {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const { name, value, multiple, short } of command.options)
    options[name] = { type: value === undefined ? 'boolean' : 'string', ...defined({ multiple, short }) };
  const args = joinNegativeNumbers(argv, (name) => options[name]?.type === 'string');
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const getAll = (name: string): readonly string[] => [values[name] ?? []].flat().map(String);
  return { operands: positionals, getAll, get: (name) => getAll(name)[0], help: values['help'] === true };
}
