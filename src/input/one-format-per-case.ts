/**
 * Selects one of several files with the same results: folders often contain raw results, summaries generated from them, and
 * totals.
 */
import { runKey } from '../cases/names.js';
import type { Problem } from '../model/documents.js';
import { caseKeyOf, fileOf, filesOf } from './located.js';
import { loadReaders } from '../formats/recognise/find-reader.js';
import { readFolder } from '../formats/recognise/result-names.js';
import type { NamedMeasurement } from './name-case.js';
import { twoFormats } from '../problems/inputs.js';
import { totalsLeftOut } from '../problems/tables.js';

export interface Selection {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
  /** Files whose totals were dropped because their parts were read, too. */
  readonly unusedTotals: ReadonlySet<string>;
}

/** @param companions files that are published beside another format of the same results */
export async function selectOneFormat(
  measurements: readonly NamedMeasurement[],
  companions: ReadonlySet<string>,
): Promise<Selection> {
  const totals = findTotalsBesideParts(measurements);
  const isOfCompanion = (measurement: NamedMeasurement): boolean =>
    filesOf(measurement).every((file) => companions.has(file));
  const parts = measurements.filter((measurement) => !totals.has(measurement));
  const candidates = parts.filter((measurement) => !isOfCompanion(measurement));
  const duplicates = await findLessDetailed(candidates);
  const unused = [...parts.filter(isOfCompanion), ...duplicates];
  const unusedTotals = new Set([...totals].flatMap(filesOf));
  return {
    measurements: candidates.filter((measurement) => !duplicates.has(measurement)),
    problems: [
      ...(unusedTotals.size === 0 ? [] : [totalsLeftOut([...unusedTotals])]),
      ...(unused.length === 0 ? [] : [twoFormats([...new Set(unused.flatMap(filesOf))])]),
    ],
    unusedTotals,
  };
}

/** A total next to its parts would be judged as an additional case, although no user sends "all requests together". */
function findTotalsBesideParts(measurements: readonly NamedMeasurement[]): ReadonlySet<NamedMeasurement> {
  const folderOf = (measurement: NamedMeasurement): string => readFolder(fileOf(measurement));
  const partFolders = [...new Set(measurements.filter(({ isTotal }) => !isTotal).map(folderOf))];
  return new Set(
    measurements.filter(
      (measurement) => measurement.isTotal && partFolders.some((folder) => folder.startsWith(folderOf(measurement))),
    ),
  );
}

/**
 * The same case of the same run in two formats is one measurement read twice, not a repetition. The format that comes first
 * in the registry is the most detailed.
 */
async function findLessDetailed(measurements: readonly NamedMeasurement[]): Promise<ReadonlySet<NamedMeasurement>> {
  if (measurements.every(({ format }) => format === measurements[0]?.format)) return new Set();
  const rank = new Map((await loadReaders()).map(({ id }, index) => [id, index]));
  const bestFormats = new Map<string, string>();
  const runCaseKey = (named: NamedMeasurement): string => `${runKey(named.run ?? {})} ${caseKeyOf(named)}`;
  for (const measurement of measurements) {
    const key = runCaseKey(measurement);
    const best = bestFormats.get(key);
    if (best === undefined || (rank.get(measurement.format) ?? 0) < (rank.get(best) ?? 0))
      bestFormats.set(key, measurement.format);
  }
  return new Set(measurements.filter((measurement) => bestFormats.get(runCaseKey(measurement)) !== measurement.format));
}
