/** The pairs that an interrupted search has measured, so that the next one goes on there. */
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { folderInUse } from '../../problems/gate.js';

/** What pairs of one folder have in common. */
export interface MeasuredBy {
  readonly build?: string;
  readonly run: string;
}

export interface KeptPairs {
  /** How many pairs of a place are complete. */
  readonly count: (place: string) => number;
  /** Notes that one more is complete. */
  readonly add: (place: string) => Promise<void>;
}

/** A file that this command writes beside the results. */
const listed = 'pairs.json';

/** @param out the folder of all measurements */
export async function keepPairs(
  out: string,
  { build = '', run }: MeasuredBy,
  host: Host,
): Promise<KeptPairs | Problem> {
  const file = `${out}/${listed}`;
  const text = await host.readText(file);
  if (text === undefined && (await host.find(out)).length > 0) return folderInUse(out);
  const before = parse(text);
  if (before !== undefined && (before.build !== build || before.run !== run))
    return folderInUse(out, 'This folder contains measurements that other commands made.');
  const counts = new Map(Object.entries(before?.pairs ?? {}).filter(([, count]) => Number.isSafeInteger(count)));
  return {
    count: (place) => counts.get(place) ?? 0,
    add: async (place) => {
      counts.set(place, (counts.get(place) ?? 0) + 1);
      await host.writeText(file, `${JSON.stringify({ build, run, pairs: Object.fromEntries(counts) })}\n`);
    },
  };
}

interface Listed {
  readonly build?: unknown;
  readonly run?: unknown;
  readonly pairs?: Readonly<Record<string, number>> | null;
}

/** A file that cannot be parsed is as good as none: its pairs are measured again. */
function parse(text = 'null'): Listed | undefined {
  try {
    const value = JSON.parse(text) as Listed | null;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
