/** Finds a ramp-up within the first run, before a history is built on it. */
import type { ReadRequest } from '../config/settings.js';
import type { Measurement, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import type { Source } from '../model/reading.js';
import { readRawTraits } from './raw-traits.js';
import { rampUpMeasured } from '../problems/commands.js';

/** The name of standard input, which cannot be read a second time. */
const standardInput = '-';

/** @param options how the results were read: the warm-up is excluded already */
export async function findRampUp(
  sources: ReadonlyMap<Measurement, readonly Source[]> | undefined,
  { options }: Pick<ReadRequest, 'options'>,
  host: Host,
): Promise<readonly Problem[]> {
  const counted = [...(sources ?? [])].filter(([{ histogram }]) => histogram !== undefined);
  const files = new Set(counted.flatMap(([, places]) => places.map(({ file }) => file)));
  files.delete(standardInput);
  const { rampUp } = await readRawTraits([...files], host);
  return rampUp === undefined || rampUp.seconds * 1000 <= options.warmupMs
    ? []
    : [rampUpMeasured(rampUp.file, rampUp.seconds, false)];
}
