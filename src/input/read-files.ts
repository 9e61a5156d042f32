/** Files in any supported format -> runs. The content of a file decides who reads it; its path may name the case. */
import type { Run } from '../model/run.js';
import type { Accept, Problem, Measurement, Provenance, Configuration } from '../model/documents.js';
import type { Source, Reader, Reading, Input, Content } from '../model/reading.js';
import { type Shard, mergeShards, isUnrecorded } from './merge-shards.js';
import type { ReadRequest } from '../config/settings.js';
import type { Host } from '../model/host.js';
import { cachedCaseFromPath, type PathCase } from './case-from-path.js';
import {
  noSuchFile,
  scenarioGuessed,
  setOverrides,
  twoFormats,
  reportAsResult,
  planAsResult,
  unknownFormat,
  emptyFile,
  skippedFile,
  unreadableFile,
} from '../problems/inputs.js';
import { totalsLeftOut } from '../problems/summaries.js';
import { checkRepetitions } from './repetitions.js';
import { commonReaders } from './readers/common.js';
import { openInput } from './open-input.js';
import { systemCode } from '../problems/problem.js';
import { globToRegExp } from '../cases/patterns.js';
import { runKey, nameCase } from '../cases/names.js';
import { compareCodeUnits } from '../lang/natural-order.js';

export interface ReadResult {
  /** Oldest first; what belongs to no dated run of a history is the last one. */
  readonly runs: readonly Run[];
  /** Levels that a history says were accepted. */
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Several where the parts of a run were merged. */
  readonly sources: ReadonlyMap<Measurement, readonly Source[]>;
}

/** A measurement with its case, on its way into a run. */
interface Found extends Shard {
  readonly format: string;
  readonly isTotal?: boolean;
}

export async function readFiles(request: ReadRequest, host: Host): Promise<ReadResult> {
  const problems: Problem[] = [];
  const found: Found[] = [];
  const accepts: Accept[] = [];
  const environments: Provenance[] = [];
  const pathKeyOf = cachedCaseFromPath(request.paths);
  const guessed = new Map<string, string>();
  const overridden: Overridden = new Map();
  const companions = new Set<string>();
  const take = async (file: string, isNamed: boolean, isCompanion = false): Promise<void> => {
    for await (const reading of readFile(file, isNamed, request, host)) {
      // What else a companion holds was not asked for, nor what is wrong with a line of it.
      if (
        isCompanion &&
        (reading.kind === 'measurement' ||
          (reading.kind === 'problem' && (reading.problem.level === 'note' || reading.problem.line !== undefined)))
      )
        continue;
      if (reading.kind === 'problem') problems.push(reading.problem);
      else if (reading.kind === 'provenance') environments.push(reading.provenance);
      else if (reading.kind === 'accept') accepts.push(reading.accept);
      else if (reading.kind === 'companion') companions.add(reading.file);
      else if (isWanted(reading.measurement.label, request))
        found.push(named(reading, request.set, pathKeyOf, guessed, overridden));
    }
  };
  const files = new Map<string, boolean>();
  for (const pattern of request.patterns) {
    const matching = await host.find(pattern);
    if (matching.length === 0) problems.push(noSuchFile(pattern));
    for (const file of matching) files.set(file, file === pattern || files.get(file) === true);
  }
  for (const [file, isNamed] of files) await take(file, isNamed);
  for (const companion of companions)
    if (!files.has(companion) && (await host.find(companion)).length > 0) await take(companion, false, true);
  if (guessed.size > 0) problems.push(scenarioGuessed([...guessed]));
  for (const [axis, values] of overridden) problems.push(setOverrides(axis, request.set[axis] ?? '', [...values]));
  const totals = totalsBesideParts(found);
  const unread = new Set([...totals].flatMap(filesOf));
  if (unread.size > 0) problems.push(totalsLeftOut([...unread]));
  const beside = found.filter(isBeside(companions));
  if (beside.length > 0) problems.push(twoFormats([...new Set(beside.flatMap(filesOf))]));
  const measured = found.filter((each) => !totals.has(each) && !beside.includes(each));
  const kept = await oneFormatPerCase(measured, problems);
  const { joined, problems: ofShards } = mergeShards(kept, request.shards, request.options);
  return {
    runs: runsOf(joined, environments),
    accepts,
    // What a total does not hold is nobody's loss where it is not used.
    problems: [
      ...problems.filter(({ code, file }) => code !== 'not-in-result' || !unread.has(file ?? '')),
      ...ofShards,
      ...checkRepetitions(joined.filter(isUnrecorded), request.shards),
    ],
    sources: new Map(joined.map(({ measurement, sources }) => [measurement, sources])),
  };
}
const allReaders = async (): Promise<readonly Reader[]> => (await import('./readers/index.js')).readers;
const titles = async (): Promise<readonly string[]> => (await allReaders()).map(({ title }) => title);

async function notRead(file: string, head: string): Promise<Problem> {
  if (reportHead.test(head)) return reportAsResult(file);
  return planHead.test(head) ? planAsResult(file) : unknownFormat(file, head, await titles());
}
const reportHead = /^\s*\{\s*"schemaVersion"\s*:[^,]*,\s*"tool"\s*:\s*\{\s*"name"\s*:\s*"guardband"/;

/** Behind comments, if there are any. */
const planHead = /^\s*(<[?!][^>]*>\s*|<!--[^]*?-->\s*)*<jmeterTestPlan\b/;

async function readerFor(head: string): Promise<Reader | undefined> {
  const recognises = (reader: Reader): boolean => reader.recognises(head);
  return commonReaders.find(recognises) ?? (await allReaders()).find(recognises);
}

async function* readFile(
  file: string,
  isNamed: boolean,
  request: ReadRequest,
  host: Host,
): AsyncGenerator<(Reading & { readonly format?: string }) | { readonly kind: 'companion'; readonly file: string }> {
  const problem = (problem: Problem): Reading => ({ kind: 'problem', problem });
  let input: Input | undefined;
  try {
    input = await openInput(file, host);
    const reader = input && (await readerFor(input.head));
    if (input === undefined) yield problem(emptyFile(file));
    else if (reader === undefined) yield problem(isNamed ? await notRead(file, input.head) : skippedFile(file));
    else {
      const watched = watch(input, (bytes) => {
        host.progress(`reading ${file}: ${(bytes / 1e6).toFixed(0)} MB`);
      });
      for await (const reading of reader.read(watched, request.options)) yield { ...reading, format: reader.id };
      for (const companion of reader.companions?.(file) ?? []) yield { kind: 'companion', file: companion };
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    yield problem(unreadableFile(file, reasonOf(error as Error)));
  } finally {
    input?.content?.close();
  }
}

/** Node 24 tells of a broken archive only in the cause. */
const reasonOf = ({ message, cause }: Error): string =>
  message || ((cause as Error | undefined)?.message ?? 'no reason given');

function watch(input: Input, tell: (bytes: number) => void): Input {
  const { bytes, content } = input;
  const read: Content['read'] = (into, at) => {
    const got = content?.read(into, at) ?? 0;
    tell(content?.taken() ?? 0);
    return got;
  };
  return { ...input, bytes: () => counted(bytes(), tell), ...(content && { content: { ...content, read } }) };
}

async function* counted(bytes: AsyncIterable<Uint8Array>, tell: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    tell(total);
    yield piece;
  }
}

/** By axis: the values that gave way to what the user set, each with a file that says so. */
type Overridden = Map<string, Map<string, string>>;

/** Adds what the path and the user say about the case: the user first, then the input itself, then the path. */
function named(
  {
    measurement,
    source,
    run,
    isTotal = false,
    format = '',
  }: Extract<Reading, { kind: 'measurement' }> & { readonly format?: string },
  set: ReadRequest['set'],
  pathKeyOf: (file: string) => PathCase,
  guessed: Map<string, string>,
  overridden: Overridden,
): Found {
  const path = pathKeyOf(source.file);
  const { scenario: setScenario, label: setLabel, ...setAxes } = set;
  const { scenario: ownScenario, label: ownLabel, configuration, ...rest } = measurement;
  const scenario = setScenario ?? ownScenario ?? path.scenario ?? 'default';
  if (path.guessed && setScenario === undefined && ownScenario === undefined) guessed.set(source.file, scenario);
  const label = setLabel ?? ownLabel;
  const saidAxes: Configuration = { ...path.configuration, ...configuration };
  const axes: Configuration = { ...saidAxes, ...setAxes };
  const said = { ...saidAxes, scenario: ownScenario ?? (path.guessed ? undefined : path.scenario), label: ownLabel };
  keepOverridden(said, set, source.file, overridden);
  return {
    measurement: { scenario, ...(label === undefined ? {} : { label }), configuration: axes, ...rest },
    sources: [source],
    format,
    isTotal,
    ...(run === undefined ? {} : { run }),
  };
}

function keepOverridden(
  said: Readonly<Record<string, string | undefined>>,
  set: ReadRequest['set'],
  file: string,
  overridden: Overridden,
): void {
  for (const [axis, value] of Object.entries(said))
    if (value !== undefined && Object.hasOwn(set, axis) && set[axis] !== value) {
      const values = overridden.get(axis) ?? new Map<string, string>();
      overridden.set(axis, values.set(value, values.get(value) ?? file));
    }
}
const isWanted = (label: string | undefined, { labels: { include, exclude } }: ReadRequest): boolean =>
  label === undefined ||
  ((include.length === 0 || include.some((each) => globToRegExp(each).test(label))) &&
    !exclude.some((each) => globToRegExp(each).test(label)));

/** A log's total beside the result it sums would be judged as one more case, and no user sends "everything together". */
function totalsBesideParts(found: readonly Found[]): ReadonlySet<Found> {
  const folderOf = ({ sources }: Found): string => sources[0]?.file.replace(/[^/]*$/, '') ?? '';
  const parts = [...new Set(found.filter(({ isTotal }) => isTotal !== true).map(folderOf))];
  return new Set(
    found.filter((each) => each.isTotal === true && parts.some((folder) => folder.startsWith(folderOf(each)))),
  );
}

/** Whether something was read from a file that is published beside another format of the same results. */
const isBeside =
  (companions: ReadonlySet<string>) =>
  (found: Found): boolean =>
    filesOf(found).every((file) => companions.has(file));
const filesOf = ({ sources }: Found): readonly string[] => sources.map(({ file }) => file);

/**
 * A folder often holds a raw result and summaries made from it. The same case in two formats is the same measurement
 * twice, not a repetition: the format that stands first in the registry is kept.
 */
async function oneFormatPerCase(found: readonly Found[], problems: Problem[]): Promise<readonly Found[]> {
  if (found.every(({ format }) => format === found[0]?.format)) return found;
  const order = new Map((await allReaders()).map(({ id }, i) => [id, i]));
  const best = new Map<string, string>();
  const keyOf = ({ measurement, run = {} }: Found): string => `${runKey(run)} ${nameCase(measurement).key}`;
  for (const each of found) {
    const key = keyOf(each);
    const format = best.get(key);
    if (format === undefined || (order.get(each.format) ?? 0) < (order.get(format) ?? 0)) best.set(key, each.format);
  }
  const dropped = found.filter((each) => best.get(keyOf(each)) !== each.format);
  if (dropped.length > 0)
    problems.push(twoFormats([...new Set(dropped.flatMap(({ sources }) => sources.map(({ file }) => file)))]));
  return found.filter((each) => best.get(keyOf(each)) === each.format);
}

function runsOf(found: readonly Shard[], said: readonly Provenance[]): readonly Run[] {
  const common = said.reduce(merged, {});
  const runs = new Map<string, { run: Provenance; measurements: Measurement[] }>();
  for (const { measurement, run = {} } of found) {
    const known = runs.get(runKey(run)) ?? { run, measurements: [] };
    known.measurements.push(measurement);
    runs.set(runKey(run), known);
  }
  return [...runs.values()]
    .map(({ run, measurements }) => {
      const [startedAt] = measurements.flatMap((each) => each.startedAt ?? []).sort();
      return {
        provenance: merged(merged(common, { ...(startedAt !== undefined && { startedAt }) }), run),
        measurements,
      };
    })
    .sort((a, b) => compareCodeUnits(a.provenance.startedAt ?? '9', b.provenance.startedAt ?? '9'));
}

/** What the second says counts, also of the environment. */
function merged(a: Provenance, b: Provenance): Provenance {
  const environment = { ...a.environment, ...b.environment };
  return { ...a, ...b, ...(Object.keys(environment).length > 0 && { environment }) };
}
