/** Completes the case of each measurement: user settings come first, then the file's content, then its path. */
import { pathBelowConfig, type ReadRequest } from '../config/settings.js';
import { boundName } from '../lang/printable.js';
import { defined, remember } from '../lang/objects.js';
import type { Accept, Configuration, Measurement, Problem, Provenance, Renaming } from '../model/documents.js';
import type { LocatedMeasurement } from './open-input.js';
import type { FormattedReading } from './read-files.js';
import { notOneCase, setOverrides } from '../problems/inputs.js';
import { formatAxisValue, parseAxis } from '../cases/axes.js';
import { nameCase, runKey } from '../cases/names.js';

/** A measurement with its complete case. */
export interface NamedMeasurement extends LocatedMeasurement {
  /** The recorded run it belongs to, if it comes from a history. */
  readonly run?: Provenance;
  /** Id of the reader. */
  readonly format: string;
  /**
   * What names the scenario: an option, the content, a path that states it, the default of the configuration, or only the
   * name of a file or folder.
   */
  readonly scenarioFrom: 'option' | 'content' | 'path' | 'default' | 'guess';
}

/** Values that `--set` replaced, by axis, each with a file that contains it. */
type OverriddenValues = Map<string, Map<string, string>>;

export function nameMeasurements(
  readings: readonly FormattedReading[],
  { folder = '', paths, scenario, set }: Pick<ReadRequest, 'folder' | 'paths' | 'scenario' | 'set'>,
): { readonly measurements: readonly NamedMeasurement[]; readonly problems: readonly Problem[] } {
  const parsePath = cachedCaseFromPath(paths, scenario);
  const overridden: OverriddenValues = new Map();
  const labels = new Map<string, Set<string | undefined>>();
  for (const { source, measurement } of readings)
    labels.set(source.file, (labels.get(source.file) ?? new Set()).add(measurement.label));
  const measurements = readings.map((reading) => {
    const { file } = reading.source;
    const path = parsePath(pathBelowConfig(folder, file));
    // A path has one label, which several of the content have not.
    const label = labels.get(file)?.size === 1 ? path.label : undefined;
    const labelled = label === undefined ? reading : { ...reading, measurement: { ...reading.measurement, label } };
    noteOverridden(reading, set, path, overridden);
    return nameMeasurement(labelled, set, path, scenario);
  });
  return {
    measurements,
    problems: [...overridden].map(([axis, values]) => setOverrides(axis, set[axis] ?? '', [...values])),
  };
}

/** Most configurations are short, and large matrices have many of them. */
const boundValues = (configuration: Configuration): Configuration =>
  Object.values(configuration).every((value) => value.length < 100)
    ? configuration
    : Object.fromEntries(Object.entries(configuration).map(([axis, value]) => [axis, boundName(value)]));

function nameMeasurement(
  { measurement, source, run, format }: FormattedReading,
  set: ReadRequest['set'],
  path: PathCase,
  byDefault: string | undefined,
): NamedMeasurement {
  const { scenario: setScenario, label: setLabel, ...setAxes } = set;
  const { scenario, label, configuration, ...values } = measurement;
  const ofCase = setLabel ?? label;
  const ofPath = path.guessed ? 'guess' : path.scenario === byDefault ? 'default' : 'path';
  return {
    measurement: {
      scenario: boundName(setScenario ?? scenario ?? path.scenario ?? 'default'),
      ...defined({ label: ofCase && boundName(ofCase) }),
      configuration: boundValues({ ...path.configuration, ...configuration, ...setAxes }),
      ...values,
    },
    sources: [source],
    format,
    scenarioFrom: setScenario !== undefined ? 'option' : scenario !== undefined ? 'content' : ofPath,
    ...defined({ run }),
  };
}

function noteOverridden(
  { measurement, source }: FormattedReading,
  set: ReadRequest['set'],
  path: PathCase,
  overridden: OverriddenValues,
): void {
  const stated: Readonly<Record<string, string | undefined>> = {
    ...path.configuration,
    ...measurement.configuration,
    scenario: measurement.scenario ?? (path.guessed ? undefined : path.scenario),
    label: measurement.label,
  };
  for (const [axis, value] of Object.entries(stated))
    if (value !== undefined && Object.hasOwn(set, axis) && set[axis] !== value) {
      const values = overridden.get(axis) ?? new Map<string, string>();
      overridden.set(axis, values.set(value, values.get(value) ?? source.file));
    }
}

/**
 * Patterns of paths such as "results/{scenario}/{users}_users/**". A regular expression would backtrack: on a long path, a
 * pattern with many wildcards would take hours.
 */

type Axis = readonly [axis: string, value: string];

/**
 * Compiles a pattern: {axis} matches a part of one folder's name, * anything within one folder, ** any number of folders.
 * It may begin at any folder, and must match the rest of the path.
 *
 * @returns a function from a path to its axes, in the order of the pattern; undefined if the path does not match
 */
export function compilePathPattern(pattern: string): (path: string) => readonly Axis[] | undefined {
  const parts = pattern
    .replaceAll('\\', '/')
    .split(/(\{[A-Za-z]\w*\}|\*\*|\*)/)
    .filter((part) => part !== '');
  return (path) => {
    const match = matcher(parts, path);
    for (let start = 0; start <= path.length; start++) {
      const axes = start === 0 || path[start - 1] === '/' ? match(0, start) : undefined;
      if (axes !== undefined) return axes.reverse();
    }
    return undefined;
  };
}

/**
 * Remembers which parts do not match at which position, so that no combination is tried twice. The axes of a match are in
 * reverse order.
 */
function matcher(parts: readonly string[], path: string): (index: number, position: number) => Axis[] | undefined {
  const width = path.length + 1;
  const failed = new Uint8Array(parts.length * width);
  const match = (index: number, position: number): Axis[] | undefined => {
    const part = parts[index];
    if (part === undefined) return position === path.length ? [] : undefined;
    if (failed[index * width + position] === 1) return undefined;
    for (const end of findEnds(part, path, position)) {
      const rest = match(index + 1, end);
      if (rest === undefined) continue;
      const axis = axisPart.exec(part)?.[1];
      if (axis !== undefined) rest.push([axis, path.slice(position, end)]);
      return rest;
    }
    failed[index * width + position] = 1;
    return undefined;
  };
  return match;
}

const axisPart = /^\{(\w+)\}$/;

/** The positions at which a part may end: {axis} takes as little as possible, * and ** as much as possible. */
function* findEnds(part: string, path: string, position: number): Generator<number> {
  const slash = path.indexOf('/', position);
  const last = part === '**' || slash === -1 ? path.length : slash;
  if (axisPart.test(part)) for (let end = position + 1; end <= last; end++) yield end;
  else if (/^\*/.test(part)) for (let end = last; end >= position; end--) yield end;
  else if (path.startsWith(part, position)) yield position + part.length;
}

/** The parts of a case that a path contains. */
interface PathCase {
  readonly scenario?: string;
  /** Only from a pattern of the user. */
  readonly label?: string;
  readonly configuration: Configuration;
  /** Whether the scenario is only the name of the file or a folder, in the absence of anything better. */
  readonly guessed: boolean;
}

/** Names of places for results, which do not describe what was tested. */
const bucketName = /^s3:\/\/[^/]*\//;

/** Names that describe a file instead of a test. */
const genericName =
  /^(results?|summary|aggregate|statistics|report|run|output|out|jmeter|jtl|data|log|benchmarks?|performance|measurement|history|(global_|final-)?stats|simulation|js|\d+|[.-]+)?$/i;

/** The id of a load generator, with the name that Taurus gives its result. */
export const generator = /(?:^kpi)?(?:^|[-_.])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?=[-_. ]|$)/gi;

/** A date in a name, with or without a time of day. */
const date = /(?:^|[-_. ])\d{4}-?\d{2}-?\d{2}(?:[-_T ]?\d{2}[-_:\d]*Z?)?(?=[-_. ]|$)/g;

/**
 * Folders that only contain results. Any other folder directly above an axis is a scenario, even with a generic name: two
 * services called report and history must remain two cases.
 */
const resultFolder = /^(results?|output|out|jmeter|jtl|\d+|[.-]*)$/i;

/** Caches caseFromPath by file: a history has thousands of measurements in one file. */
function cachedCaseFromPath(patterns: readonly string[], only?: string): (file: string) => PathCase {
  const known = new Map<string, PathCase>();
  return (file) => remember(known, file, () => caseFromPath(file, patterns, only));
}

/**
 * @param patterns the user's patterns, which take precedence, e.g. "results/{scenario}/{users}_users/**"
 * @param only the scenario to use if neither patterns nor folders such as scenario=NAME name one
 */
export function caseFromPath(file: string, patterns: readonly string[] = [], only?: string): PathCase {
  for (const pattern of patterns) {
    const axes = compilePathPattern(pattern)(file);
    if (axes === undefined) continue;
    const label = axes.find(([axis]) => axis === 'label')?.[1];
    const others = axes.filter(([axis]) => axis !== 'label');
    return { ...toPathCase([...Object.entries(defined({ scenario: only })), ...others], false), ...defined({ label }) };
  }
  const folders = file.replace(bucketName, '').split('/');
  const fileName = folders.pop() ?? '';
  const axisByFolder = folders.map(parseAxis);
  const axes = axisByFolder.filter((axis) => axis !== undefined);
  if (axes.some(([axis]) => axis === 'scenario')) return toPathCase(axes, false);
  if (only !== undefined) return toPathCase([['scenario', only], ...axes], false);
  const firstAxis = axisByFolder.findIndex((axis) => axis !== undefined);
  const parent = firstAxis > 0 ? folders[firstAxis - 1] : undefined;
  if (parent !== undefined && !resultFolder.test(parent)) return toPathCase([['scenario', parent], ...axes], false);
  const otherFolders = folders.filter((_, index) => axisByFolder[index] === undefined);
  return toPathCase([['scenario', guessScenario(fileName, otherFolders)], ...axes], true);
}

/** The innermost name that is not generic. */
function guessScenario(fileName: string, folders: readonly string[]): string {
  const stem = fileName
    .replace(/(\.(gz|csv|jtl|json|ndjson|xml|txt|md|tsv|log))+$/i, '')
    .replace(/[-_.]((measurement[-_]?)?summary|stats)$/, '');
  // Without dates, so that all runs share a name: Gatling's reports are in folders such as SIMULATION-20261121071603787.
  const names = [stem, ...folders.toReversed()].map((part) =>
    part
      .replace(generator, '')
      .replace(date, '')
      .replace(/^[-_. ]+(?=.)/, ''),
  );
  return names.find((part) => !genericName.test(part)) ?? 'default';
}

function toPathCase(axes: readonly (readonly [string, string])[], guessed: boolean): PathCase {
  const { scenario, ...values } = Object.fromEntries(axes);
  const formatted = Object.entries(values).map(([axis, value]) => [axis, formatAxisValue(axis, value)] as const);
  return { ...defined({ scenario }), configuration: Object.fromEntries(formatted), guessed };
}

/** A measurement, or the case of an accepted level. */
interface NamedCase {
  readonly scenario: string;
  readonly label?: string;
}

/** Applies the entries in order, each to the name that the entries before it produced. */
export const renameCase = <Value extends NamedCase>(value: Value, renamed: readonly Renaming[] = []): Value =>
  renamed.reduce((named, { scenario, label, to }) => {
    if (scenario !== undefined && scenario !== named.scenario) return named;
    if (label === undefined) return { ...named, scenario: to };
    return label === named.label ? { ...named, label: to } : named;
  }, value);

/** A measurement of a history. */
export interface RecordedMeasurement {
  readonly measurement: Measurement;
  /** Absent: the only run of its input. */
  readonly run?: Provenance;
}

/**
 * Renames measurements and the levels of a history. Cases that were measured in one run are different cases: if two of them would
 * get the same name, one keeps its own. Otherwise a removed case could be given the name of another one, and nobody would
 * miss it.
 */
export function renameCases<Item extends RecordedMeasurement, Mark extends Pick<Accept, 'case'>>(
  items: readonly Item[],
  marks: readonly Mark[],
  renamed: readonly Renaming[],
): { readonly items: readonly Item[]; readonly marks: readonly Mark[]; readonly problems: readonly Problem[] } {
  if (renamed.length === 0) return { items, marks, problems: [] };
  const proposed = items.map((item) => ({ item, to: renameCase(item.measurement, renamed) }));
  /** The former name of each case, by run. */
  const owners = new Map<string, Map<string, string>>();
  const isOwner = ({ item, to }: (typeof proposed)[number]): boolean => {
    const ofRun = remember(owners, runKey(item.run ?? {}), () => new Map<string, string>());
    const from = nameCase(item.measurement).key;
    return remember(ofRun, nameCase(to).key, () => from) === from;
  };
  // Cases that keep their names come first.
  for (const entry of proposed) if (entry.to === entry.item.measurement) isOwner(entry);
  const kept = new Map<string, string>();
  const named = proposed.map((entry): Item => {
    const { item, to } = entry;
    if (to === item.measurement) return item;
    if (isOwner(entry)) return { ...item, measurement: to };
    kept.set(nameCase(item.measurement).key, nameCase(to).key);
    return item;
  });
  return {
    items: named,
    marks: marks.map((mark) =>
      kept.has(nameCase(mark.case).key) ? mark : { ...mark, case: renameCase(mark.case, renamed) },
    ),
    problems: kept.size === 0 ? [] : [notOneCase([...kept])],
  };
}
