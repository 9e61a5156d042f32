/** Where measurements were read. */
import { caseKey, nameCase } from '../cases/names.js';
import type { Measurement } from '../model/documents.js';
import type { Source } from '../model/reading.js';

/** A measurement and the places it was read from. */
export interface LocatedMeasurement {
  readonly measurement: Measurement;
  readonly sources: readonly Source[];
}

export const filesOf = ({ sources }: LocatedMeasurement): readonly string[] => sources.map(({ file }) => file);
export const fileOf = ({ sources }: LocatedMeasurement): string => sources[0]?.file ?? '';
export const caseKeyOf = ({ measurement }: LocatedMeasurement): string => nameCase(measurement).key;
/** The key of its case, whatever the scenario. */
export const testKeyOf = ({ label, configuration }: Measurement): string => caseKey('', label, configuration);

/** Whether the files of each group, and of no other, come from one of the files or folders that the user named. */
export function areNamedApart(groups: readonly (readonly string[])[], patterns: readonly string[]): boolean {
  const findPattern = (file: string): string | undefined =>
    patterns.find((pattern) => file === pattern || file.startsWith(`${pattern.replace(/\/+$/, '')}/`));
  const used = groups.map((files) => [...new Set(files.map(findPattern))]);
  return used.every((own) => own.length === 1 && own[0] !== undefined) && new Set(used.flat()).size === groups.length;
}
