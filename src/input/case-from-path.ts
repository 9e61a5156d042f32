/** What a result's path says about its case: results/{scenario}/{heap}_heap/{users}_users/{messageSize}B/{backendDelay}ms_sleep/. */

export interface PathCase {
  readonly scenario?: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** The scenario is only the name of the file or its folder, as nothing better was found. */
  readonly guessed: boolean;
}

/** Folders that name an axis, as WSO2's harness writes them, and key=value. */
const axisFolders: readonly (readonly [RegExp, string])[] = [
  [/^(.+)_heap$/, 'heap'],
  [/^(\d+)_users$/, 'users'],
  [/^(\d+)B$/, 'messageSize'],
  [/^(\d+)ms_sleep$/, 'backendDelay'],
];
const keyValue = /^([A-Za-z][\w-]*)=(.+)$/;

/** Names that say what a file is, not what was tested. */
const saysNothing =
  /^(results?|summary|aggregate|statistics|report|run|output|out|jmeter|jtl|data|log|benchmarks?|performance|measurement|history|(global_|final-)?stats|simulation|js|\d+|[.-]+)?$/i;

/**
 * Folders that only hold results. Any other name directly before an axis is a scenario's: a service may well be called report
 * or history, and two of them must not be taken for one.
 */
const onlyHolds = /^(results?|output|out|jmeter|jtl|\d+|[.-]*)$/i;

/** What paths say, each found out once: a history has thousands of measurements in one file. */
export function cachedCaseFromPath(patterns: readonly string[]): (file: string) => PathCase {
  const known = new Map<string, PathCase>();
  return (file) => {
    const key = known.get(file) ?? caseFromPath(file, patterns);
    known.set(file, key);
    return key;
  };
}

/** @param patterns the user's own, tried first, e.g. "results/{scenario}/{users}_users/**" */
export function caseFromPath(file: string, patterns: readonly string[] = []): PathCase {
  for (const pattern of patterns) {
    const found = new RegExp(`(?:^|/)${patternSource(pattern)}$`).exec(file)?.groups;
    if (found !== undefined) return fromAxes(Object.entries(found), false);
  }
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const axes = folders.map(axisOf);
  const first = axes.findIndex((axis) => axis !== undefined);
  const named = axes.filter((axis) => axis !== undefined);
  const before = first > 0 ? folders[first - 1] : undefined;
  if (named.some(([axis]) => axis === 'scenario')) return fromAxes(named, false);
  if (before !== undefined && !onlyHolds.test(before)) return fromAxes([['scenario', before], ...named], false);
  const stem = name
    .replace(/(\.(gz|csv|jtl|json|ndjson|xml|txt|md|tsv|log))+$/i, '')
    .replace(/[-_.]((measurement[-_]?)?summary|stats)$/, '');
  const telling = [stem, ...folders.filter((folder) => axisOf(folder) === undefined).reverse()].find(
    (part) => !saysNothing.test(part),
  );
  // Gatling names the folder of a report SIMULATION-20261121071603787, each time another.
  return fromAxes([['scenario', telling?.replace(/-\d{13,17}$/, '') ?? 'default'], ...named], true);
}

function axisOf(folder: string): readonly [string, string] | undefined {
  const [, key, value] = keyValue.exec(folder) ?? [];
  if (key !== undefined && value !== undefined) return [key, value];
  for (const [pattern, axis] of axisFolders) {
    const found = pattern.exec(folder)?.[1];
    if (found !== undefined) return [axis, found];
  }
  return undefined;
}

function fromAxes(axes: readonly (readonly [string, string])[], guessed: boolean): PathCase {
  const { scenario, ...configuration } = Object.fromEntries(axes);
  return { ...(scenario === undefined ? {} : { scenario }), configuration, guessed };
}

/** {axis} is a piece of one folder's name, * anything in one folder, ** any folders. */
function patternSource(pattern: string): string {
  return pattern
    .split(/(\{[A-Za-z]\w*\}|\*\*|\*)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      const axis = /^\{(\w+)\}$/.exec(part)?.[1];
      return axis === undefined ? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&') : `(?<${axis}>[^/]+?)`;
    })
    .join('');
}
