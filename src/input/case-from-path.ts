/** Reads the case from a path: results/{scenario}/{heap}_heap/{users}_users/{messageSize}B/{backendDelay}ms_sleep/. */
import { formatAxisValue, parseAxis } from '../cases/axes.js';
import { defined } from '../lang/objects.js';
import type { Configuration } from '../model/documents.js';
import { compilePathPattern } from './path-pattern.js';

/** The parts of a case that a path contains. */
export interface PathCase {
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
export function cachedCaseFromPath(patterns: readonly string[], only?: string): (file: string) => PathCase {
  const known = new Map<string, PathCase>();
  return (file) => {
    const found = known.get(file) ?? caseFromPath(file, patterns, only);
    known.set(file, found);
    return found;
  };
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
