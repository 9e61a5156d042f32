/** Reads the measured runs of this folder, and recorded ones elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { readFiles } from '../../../src/input/read-files.js';
import type { Run } from '../../../src/model/run.js';

export const folder = 'tests/calibration/plain-plan/runs';

/** A line of index.json: the measured change and its conditions. */
export interface Entry {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  /** The labels in which the change must be found; empty if everything or nothing was changed. */
  readonly target: readonly string[];
  readonly condition: 'quiet' | 'quiet again' | 'shared' | 'busy' | 'crowded';
}

export const readIndex = (): readonly Entry[] =>
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as readonly Entry[];

export const startOf = ({ provenance }: Run): string => provenance.startedAt ?? '';

/** The runs of a file, oldest first. */
export async function readRuns(file: string): Promise<readonly Run[]> {
  const options = { warmupMs: 0, transactions: 'both' } as const;
  const reading = { patterns: [file], options, paths: [], set: {}, labels: { include: [], exclude: [] } };
  const { runs } = await readFiles({ ...reading, shards: 'overlap' }, nodeHost());
  return runs.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** The run of a line of index.json. */
export async function readRun({ file }: Entry): Promise<Run> {
  const [run] = await readRuns(join(folder, file));
  if (run === undefined) throw new Error(file);
  return run;
}
