/** The pairs that an interrupted search has measured, so that the next one goes on there. */
import type { Measuring } from '../../config/measuring.js';
import { isObject } from '../../lang/objects.js';
import { parseJson } from '../../lang/printable.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import { folderInUse } from '../../problems/gate.js';
import type { Side } from '../../measuring/measurer.js';

export interface KeptPairs {
  /** The complete pairs of a place: for each of them the side that was measured first. */
  readonly firsts: (place: string) => readonly Side[];
  /** Notes that one more is complete. */
  readonly add: (place: string, first: Side) => Promise<void>;
}

/** A file that this command writes beside the results. */
const listed = 'pairs.json';

/**
 * @param out the folder of all measurements
 * @param measuring what the pairs of one folder have in common: the commands
 */
export async function keepPairs(
  out: string,
  { build = '', run }: Pick<Measuring, 'build'> & { readonly run: string },
  host: Host,
): Promise<KeptPairs | Problem> {
  const file = `${out}/${listed}`;
  const text = await host.readText(file);
  if (text === undefined && (await host.find(out)).length > 0) return folderInUse(out);
  // What a change commits, nobody measured here.
  const tracked = await host.git(['ls-files', '--', out]);
  if (tracked.stdout !== '') return folderInUse(out, 'files that are committed');
  const before = parse(text);
  if (before !== undefined && (before.build !== build || before.run !== run))
    return folderInUse(out, 'measurements that other commands made');
  const pairs = new Map(Object.entries(before?.pairs ?? {}).filter(([, firsts]) => Array.isArray(firsts)));
  const firsts = (place: string): readonly Side[] => pairs.get(place) ?? [];
  return {
    firsts,
    add: async (place, first) => {
      pairs.set(place, [...firsts(place), first]);
      await host.writeText(file, `${JSON.stringify({ build, run, pairs: Object.fromEntries(pairs) })}\n`);
    },
  };
}

interface Listed {
  readonly build?: unknown;
  readonly run?: unknown;
  readonly pairs?: Readonly<Record<string, readonly Side[]>> | null;
}

/** A file that cannot be parsed is as good as none: its pairs are measured again. */
function parse(text = ''): Listed | undefined {
  const value = parseJson(text);
  return isObject(value) ? value : undefined;
}
