/** Selects one of several files with the same results: folders often contain raw results and summaries generated from them. */
import { runKey } from '../cases/names.js';
import type { Problem } from '../model/documents.js';
import { caseKeyOf, filesOf } from './located.js';
import { loadReaders } from '../formats/recognise/find-reader.js';
import type { NamedMeasurement } from './name-case.js';
import { twoFormats } from '../problems/inputs.js';

export interface Selection {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
}

/** @param companions files that are published beside another format of the same results */
export async function selectOneFormat(
  measurements: readonly NamedMeasurement[],
  companions: ReadonlySet<string>,
): Promise<Selection> {
  const isOfCompanion = (measurement: NamedMeasurement): boolean =>
    filesOf(measurement).every((file) => companions.has(file));
  const candidates = measurements.filter((measurement) => !isOfCompanion(measurement));
  const duplicates = await findLessDetailed(candidates);
  const unused = [...measurements.filter(isOfCompanion), ...duplicates];
  return {
    measurements: candidates.filter((measurement) => !duplicates.has(measurement)),
    problems: unused.length === 0 ? [] : [twoFormats([...new Set(unused.flatMap(filesOf))])],
  };
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
