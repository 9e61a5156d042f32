/** Finds folders that were named together, to be judged as one run, but have no case in common. */
import { nameCase } from '../cases/names.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Source } from '../model/reading.js';
import { foldersDoNotMeet } from '../problems/inputs.js';

/**
 * @param patterns the files and folders that were named
 * @returns a warning for the first two folders that measured the same labels and axes under different scenarios. This
 * happens if the scenario is only the name of the folder
 */
export function checkUnmetFolders(
  patterns: readonly string[],
  sources: ReadonlyMap<Measurement, readonly Source[]>,
): readonly Problem[] {
  if (patterns.length < 2) return [];
  const named = patterns.map((pattern) => {
    const folder = pattern.replace(/\/+$/, '');
    const measured = [...sources].flatMap(([measurement, files]) =>
      files.some(({ file }) => file === folder || file.startsWith(`${folder}/`)) ? [measurement] : [],
    );
    return { pattern, measured, keys: new Set(measured.map((measurement) => nameCase(measurement).key)) };
  });
  const [first, ...others] = named.filter(({ measured }) => measured.length > 0);
  for (const entry of others) {
    if (first === undefined || [...entry.keys].some((key) => first.keys.has(key))) continue;
    const pair = findTwin(first.measured, entry.measured);
    if (pair !== undefined) return [foldersDoNotMeet([first.pattern, entry.pattern], pair)];
  }
  return [];
}

/** The scenarios of two measurements that differ in nothing else. */
function findTwin(
  measured: readonly Measurement[],
  others: readonly Measurement[],
): readonly [string, string] | undefined {
  const testKey = ({ label, configuration }: Measurement): string =>
    nameCase({ scenario: '', configuration, ...(label !== undefined && { label }) }).key;
  const scenarios = new Map(measured.map((measurement) => [testKey(measurement), measurement.scenario]));
  for (const measurement of others) {
    const scenario = scenarios.get(testKey(measurement));
    if (scenario !== undefined && scenario !== measurement.scenario) return [scenario, measurement.scenario];
  }
  return undefined;
}
