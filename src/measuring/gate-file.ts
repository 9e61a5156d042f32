/** gate.json beside the measurements of a gate: what decided, so that they get the same verdict when they are judged again. */
import { posix } from 'node:path';
import type { Settings } from '../config/settings.js';
import type { Screen } from '../judge/pairs/screen.js';
import { defined } from '../lang/objects.js';
import { digest } from '../lang/digest.js';
import type { GateDocument, GateRun, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { gateUnread } from '../problems/gate.js';
import { version } from '../model/version.js';
import { readKeptFile } from '../documents/kept-file.js';
import { resultsOf, type Side, type MeasuredPair } from './measurer.js';

/** How a gate came to its decision. */
export interface GateDecision {
  readonly gate: GateRun;
  /** What the history showed before the pairs. */
  readonly screen?: Screen;
  /** The side that was measured first in each pair. */
  readonly order: readonly Side[];
}

/** The measurements of a gate, and what decided. */
export interface KeptGate extends Omit<GateDecision, 'order'> {
  readonly pairs: readonly MeasuredPair[];
  /** Whether the configuration is the one that judged. */
  readonly hasSameRules: boolean;
}

/** Enough for no other configuration to have the same ones. */
const digits = 16;

const fileIn = (folder: string): string => posix.join(folder, 'gate.json');

/** @param folder of all measurements */
export async function writeGate(
  folder: string,
  { gate, screen, order }: GateDecision,
  { rules }: Settings,
  { writeText }: Pick<Host, 'writeText'>,
): Promise<void> {
  const document: GateDocument = {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    rules: await digest(rules, digits),
    gate,
    order: [...order],
    ...(screen !== undefined && {
      screen: {
        ...defined({ isCalm: screen.isCalm, suspects: screen.suspects && [...screen.suspects] }),
        noise: Array.from(screen.noise, ([group, noise]) => ({ group, ...noise })),
      },
    }),
  };
  await writeText(fileIn(folder), `${JSON.stringify(document, undefined, 2)}\n`);
}

/**
 * What decided, if the results to judge are all those of a gate: FOLDER/head against FOLDER/base, or FOLDER/screen.
 *
 * @returns undefined if they are not, or if no gate.json is beside them
 */
export async function readGate(
  { read: { patterns }, against, rules }: Settings,
  host: Pick<Host, 'readText' | 'find'>,
): Promise<KeptGate | Problem | undefined> {
  const [results = '', ...others] = patterns.map((path) =>
    posix.join(path, '.').replace(/(?<=.)\/(?:results\/?)?$/, ''),
  );
  const folder = posix.dirname(results);
  const isPairs = posix.basename(results) === 'head' && posix.join(against, '.') === posix.join(folder, 'base');
  const isScreen = posix.basename(results) === 'screen' && against === 'history';
  if (others.length > 0 || !(isPairs || isScreen)) return undefined;
  const file = fileIn(folder);
  const found = await readKeptFile(file, async () => await import('../generated/validators/gate.js'), host);
  if (found === undefined) return undefined;
  if ('why' in found) return gateUnread(file, found.why);
  const { gate, order, screen, rules: judged } = found.document as GateDocument;
  if ((gate.decidedBy === 'pairs') !== isPairs) return undefined;
  // What the file leaves out would not be judged.
  const placeOf = (side: Side, i: number): string => resultsOf(folder, side, { number: i + 1 });
  const more = isPairs ? await host.find(placeOf('head', order.length)) : [];
  if (more.length > 0) return gateUnread(file, 'it lists fewer pairs than were measured.');
  return {
    gate,
    pairs: order.map((first, i) => ({
      first,
      base: placeOf('base', i),
      head: placeOf('head', i),
    })),
    hasSameRules: judged === (await digest(rules, digits)),
    ...(screen !== undefined && {
      screen: {
        ...defined({ isCalm: screen.isCalm, suspects: screen.suspects && new Set(screen.suspects) }),
        noise: new Map(screen.noise.map(({ group, own, relative }) => [group, { own, relative }])),
      },
    }),
  };
}
