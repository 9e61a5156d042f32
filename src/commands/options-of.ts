/** The options of a command on one front end, and their values. */
import { defined } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import type { Host, Page } from '../model/host.js';
import type { Option, Options } from '../model/rendering.js';
import { badValue } from '../problems/config.js';

export const optionsOf = (
  { options }: { readonly options: readonly Option[] },
  frontEnd: NonNullable<Option['frontEnd']>,
): readonly Option[] => options.filter((known) => (known.frontEnd ?? frontEnd) === frontEnd);

const ofSwitch = ['true', 'false'];

/** Problems with options or inputs whose values are not accepted. */
export const findWrongInputs = (
  options: readonly Option[],
  { get, getAll }: Options,
  prefix = '',
): readonly Problem[] =>
  options.flatMap(({ name, value: usage, multiple, refuse, choices = usage === undefined ? ofSwitch : undefined }) =>
    (multiple === true ? getAll(name) : [get(name) ?? []].flat()).flatMap((value) => {
      if (refuse !== undefined) return refuse(value) ?? [];
      return choices === undefined || choices.includes(value) ? [] : [badValue(prefix + name, value, choices)];
    }),
  );

/** Every other option of a mode is an input of the same name. */
export const optionsOfSteps = [
  ...['set', 'warmup', 'percentiles', 'shards'],
  ...['judge', 'unknown', 'empty', 'reference', 'config-from', 'target', 'commit'],
  ...['base', 'build', 'pairs', 'budget'],
  ...['good', 'bad', 'case', 'metric'],
  ...['note', 'unmerged'],
  ...['comment-on', 'comment-key', 'pr-number', 'check-run', 'notify-on'],
  ...['title', 'report-url', 'trend-url', 'dashboard-url'],
];

/** What GitHub passes on although action.yml does not declare it: as an input it would be ignored, however strict it is. */
export const findUndeclaredInputs = (input: (name: string) => string): readonly Problem[] =>
  optionsOfSteps
    .filter((name) => input(name) !== '')
    .map((name) => badValue('with', name, `options: --${name} ${input(name)}`));

/**
 * @param lines such as "--set users=100", also with "=" after the name; a switch such as "--unmerged" has no value
 * @returns the values by name of the option, and a problem for each line that names no such option
 */
export function readStepOptions(lines: readonly string[]): {
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly wrong: readonly Problem[];
} {
  const given = new Map<string, readonly string[]>();
  const known = optionsOfSteps.map((name) => `--${name}`);
  const wrong = lines.flatMap((line) => {
    const [, option = line, text = ''] = /^(--[\w-]+)(?:[=\s]\s*(.*))?$/.exec(line) ?? [];
    if (!known.includes(option)) return [badValue('options', option, known)];
    const name = option.slice(2);
    const value = text.replace(/^(['"])(.*)\1$/, '$2') || 'true';
    given.set(name, [...(given.get(name) ?? []), value]);
    return [];
  });
  return { given, wrong };
}

/** Adds the title, the key and the links given by the caller to the host's page settings. */
export function withPageOptions(host: Host, { get, getAll }: Options): Host {
  const { job = '' } = host.page.links ?? {};
  const hasPage = getAll('out').some((file) => /\.html?$/.test(file)) && /\/actions\/runs\/\d+/.test(job);
  const links = {
    ...host.page.links,
    // An artifact has an address only after its upload, which follows the comment; the page of the run lists it.
    ...defined({
      report: get('report-url') ?? (hasPage ? `${job}#artifacts` : undefined),
      trend: get('trend-url'),
      dashboard: get('dashboard-url'),
    }),
  };
  const named = defined({ title: get('title'), key: get('comment-key') ?? get('key') });
  const page: Page = { ...host.page, ...named, ...(Object.keys(links).length > 0 && { links }) };
  return { ...host, page };
}
