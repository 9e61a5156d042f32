/** Mutates the bytes of every fixture and of small raw results, and checks what must hold whatever the bytes are. */
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '../../src/cli.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { RunDocument } from '../../src/model/documents.js';
import type { Host } from '../../src/model/host.js';

/** An input that is read without an error as it is. */
export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Counts the rows, samples or requests in a text; undefined where a format has none that can be counted by eye. */
  readonly countRows?: (text: string) => number;
}

/** What to do with the bytes, in this order. Positions are fractions, so that a mutation fits an input of any size. */
export type Mutation =
  | { readonly kind: 'truncate'; readonly at: number }
  | { readonly kind: 'replace' | 'insert'; readonly at: number; readonly byte: number }
  | { readonly kind: 'delete' | 'repeat'; readonly at: number; readonly length: number };

const position = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
/** Bytes that mean something in one format or another, and any others. */
const byte = fc.oneof(fc.constantFrom(...Buffer.from('"\n\r,;\t<>&|{}[]0-.'), 0, 0xff), fc.nat(255));
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('truncate' as const), at: position }),
    fc.record({ kind: fc.constantFrom('replace' as const, 'insert' as const), at: position, byte }),
    fc.record({ kind: fc.constantFrom('delete' as const, 'repeat' as const), at: position, length: fc.nat(200) }),
  ),
  { minLength: 1, maxLength: 4 },
);

export function mutate(bytes: Uint8Array, list: readonly Mutation[]): Uint8Array {
  return list.reduce<Uint8Array>((before, mutation) => {
    const at = Math.floor(mutation.at * before.length);
    const [head, tail] = [before.subarray(0, at), before.subarray(at)];
    switch (mutation.kind) {
      case 'truncate':
        return head;
      case 'replace':
        return Buffer.concat([head, Uint8Array.of(mutation.byte), tail.subarray(1)]);
      case 'insert':
        return Buffer.concat([head, Uint8Array.of(mutation.byte), tail]);
      case 'delete':
        return Buffer.concat([head, tail.subarray(mutation.length)]);
      case 'repeat':
        return Buffer.concat([head, tail.subarray(0, mutation.length), tail]);
    }
  }, bytes);
}

const countMatches =
  (pattern: RegExp) =>
  (text: string): number =>
    text.match(pattern)?.length ?? 0;
const rowPatterns: Readonly<Record<string, RegExp>> = {
  'jmeter-csv': /^\d{13},\d+,[^\n]*,(true|false),/gm,
  'jmeter-xml': /<(httpSample|sample) /g,
  'gatling-log': /^REQUEST\t/gm,
};

const rawCsv = `timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes
${Array.from({ length: 40 }, (_, i) => `${String(1_760_000_000_000 + i * 100)},${String(20 + (i % 7))},GET /${String(i % 3)},${i % 9 === 0 ? '500,"Internal, Error",t 1-1,text,false,"expected ""a""\nfound b"' : '200,OK,t 1-1,text,true,'},${String(100 + i)}`).join('\n')}
`;

/** Every fixture of tests/input/readers that is read without an error, and a raw result. */
export async function findSeeds(): Promise<readonly Seed[]> {
  const root = 'tests/input/readers';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/golden|options/.test(file) && /\.\w+$/.test(file))
    .sort();
  const seeds: Seed[] = [{ name: 'jmeter-csv', bytes: Buffer.from(rawCsv) }];
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    if (bytes.length < 200_000 && (await read(bytes)).exitCode === 0) seeds.push({ name: file, bytes });
  }
  return seeds.map((seed) => {
    const pattern = rowPatterns[seed.name.split('/')[0] ?? ''];
    return pattern === undefined ? seed : { ...seed, countRows: countMatches(pattern) };
  });
}

function memoryHost(files: Readonly<Record<string, Uint8Array>>, print: (text: string) => void): Host {
  return {
    ...nodeHost(),
    find: (pattern) => Promise.resolve(pattern in files ? [pattern] : []),
    // eslint-disable-next-line @typescript-eslint/require-await -- has the type of a stream
    read: async function* (file) {
      yield files[file] ?? new Uint8Array();
    },
    content: () => Promise.resolve(undefined),
    readText: () => Promise.resolve(undefined),
    stdout: print,
    stderr: print,
    progress: () => undefined,
  };
}

interface ReadOutcome {
  readonly exitCode: number;
  readonly printed: string;
  readonly samples: number;
}

async function read(bytes: Uint8Array): Promise<ReadOutcome> {
  let [stdout, stderr] = ['', ''];
  const host = { ...memoryHost({ input: bytes }, () => undefined) };
  const exitCode = await cli(['read', 'input'], {
    ...host,
    stdout: (text) => void (stdout += text),
    stderr: (text) => void (stderr += text),
  });
  const measurements = stdout.startsWith('{') ? (JSON.parse(stdout) as RunDocument).measurements : [];
  const samples = measurements.reduce((sum, measurement) => sum + (measurement.samples ?? 0), 0);
  return { exitCode, printed: stdout + stderr, samples };
}

/** No work on a small input takes this long. */
const maxMs = 5000;

/** Why a mutated input breaks a promise; undefined if it keeps all. */
export async function findFault(seed: Seed, list: readonly Mutation[]): Promise<string | undefined> {
  const bytes = mutate(seed.bytes, list);
  const start = performance.now();
  const outcome = await read(bytes);
  let printed = outcome.printed;
  const host = memoryHost({ now: bytes, before: seed.bytes }, (text) => void (printed += text));
  const checked = await cli(['check', 'now', '--against', 'before'], host);
  const took = performance.now() - start;
  if (took > maxMs) return `took ${took.toFixed(0)} ms`;
  if (![0, 1, 2, 3].includes(checked) || ![0, 3].includes(outcome.exitCode)) return `exit ${String(checked)}`;
  if (/defect of its own/.test(printed)) return printed.slice(0, 300);
  if (outcome.exitCode !== 0 && checked === 0) return 'check passes although a part was not read';
  if (outcome.exitCode !== 0 || seed.countRows === undefined) return undefined;
  const rows = seed.countRows(Buffer.from(bytes).toString());
  return rows > outcome.samples
    ? `${String(rows)} rows, but ${String(outcome.samples)} samples, without an error`
    : undefined;
}
