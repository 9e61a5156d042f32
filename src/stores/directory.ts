import type { Host, PastMeasurement, Store } from '../model.js';

/**
 * A folder with one NDJSON file per scenario: append-only, keys in one order, one measurement a line, so that git merges
 * it as a union and any engine reads it as it is.
 */
export const directory: Store = {
  id: 'directory',
  files: async (place, host) => (await host.find(place)).filter((file) => file.endsWith('.ndjson')),
  append: async (place, past, host) => {
    const known: PastMeasurement[] = [];
    const files: string[] = [];
    for (const [name, measurements] of byFile(past)) {
      const file = `${place}/${name}`;
      const { text, repeated } = await extended(file, measurements, host);
      known.push(...repeated);
      if (text === undefined) continue;
      await host.writeText(file, text);
      files.push(file);
    }
    return { files, known };
  },
};

async function extended(
  file: string,
  measurements: readonly PastMeasurement[],
  host: Host,
): Promise<{ text?: string; repeated: readonly PastMeasurement[] }> {
  const before = (await host.readText(file)) ?? '';
  const lines = new Set(before.split('\n'));
  const isThere = (each: PastMeasurement): boolean => lines.has(lineOf(each));
  const added = measurements.filter((each) => !isThere(each));
  const repeated = measurements.filter(isThere);
  if (added.length === 0) return { repeated };
  // A file whose last line was cut off must not swallow the first new one.
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return { text: `${start}${added.map(lineOf).join('\n')}\n`, repeated };
}

const lineOf = ({ measurement, provenance }: PastMeasurement): string =>
  canonical({ schemaVersion: 1, measurement, provenance });

/** JSON with the keys of every object in alphabetical order: the same measurement is always the same line. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function byFile(past: readonly PastMeasurement[]): ReadonlyMap<string, readonly PastMeasurement[]> {
  const files = new Map<string, PastMeasurement[]>();
  for (const each of past) {
    const name = fileName(each.measurement.scenario);
    files.set(name, [...(files.get(name) ?? []), each]);
  }
  return files;
}

/** A scenario's name comes from results and so may be anything; as a file it is letters, digits, dots and dashes, never a path. */
function fileName(scenario: string): string {
  const safe = scenario
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100);
  return `${safe === '' ? 'scenario' : safe}.ndjson`;
}
