/** One more round after a gate has failed for speed: base, head and base with a profiler. It names methods and decides nothing. */
import { recordingReader, recordingSettings } from '../../generated/profiler.js';
import type { GuardedSettings } from '../../history/guarded-settings.js';
import { formatSpan } from '../../lang/format.js';
import type { Measurement, ProfileAnswer } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Measurer, Side, Version } from '../measurer.js';
import { isDisturbed } from '../disturbance.js';
import { createReader } from '../read-measured.js';
import { countRequests } from '../work.js';
import { largest, sum } from '../../stats/averages.js';
import { compareProfiles } from './compare-profiles.js';
import { findSources } from './sources.js';
import { sumStacks, type Profile } from './sum-stacks.js';

interface Round {
  readonly measurer: Measurer;
  readonly versions: Readonly<Record<Side, Version>>;
  /** Where all measurements are. */
  readonly out: string;
  readonly guarded: GuardedSettings;
}

const order = [
  { side: 'base', number: 1 },
  { side: 'head', number: 1 },
  { side: 'base', number: 2 },
] as const;

/** Shorter measurements have too few samples. */
const leastMs = 8000;
/** Reading takes seconds. */
const readingMs = 60_000;
/** Distinct stacks of a service take less. */
const mostBytes = 100_000_000;

/** @returns the methods that got slower, or why nothing can be said */
export async function profileRound({ measurer, versions, out, guarded }: Round, host: Host): Promise<ProfileAnswer> {
  const none = (why: string): ProfileAnswer => ({ methods: [], why });
  if (measurer.lacksTimeFor(order.length)) return none('the budget has no time for three more measurements');
  const place = await host.makeFolder(`${out}/profile`);
  const [settings, reader] = [`${place}/gate.jfc`, `${place}/ReadRecording.java`];
  await host.writeText(settings, recordingSettings);
  await host.writeText(reader, recordingReader);
  const results: string[] = [];
  const recordings: string[] = [];
  for (const { side, number } of order) {
    const recording = await host.makeFolder(`${out}/profile/${side}/${String(number)}/recording`);
    const javaOptions = `-XX:StartFlightRecording=settings=${settings},filename=${recording},dumponexit=true -Xlog:jfr*=error`;
    const measured = await measurer.measure(versions[side], { number, place: 'profile', javaOptions });
    if (typeof measured !== 'string') return none(measured.message);
    results.push(measured);
    recordings.push(recording);
  }
  const requests = await countMeasured(results, guarded, host);
  if (typeof requests === 'string') return none(requests);
  const sources = await findSources(host);
  const profiles: Profile[] = [];
  for (const [i, recording] of recordings.entries()) {
    const stacks = await readStacks(recording, reader, host);
    if ('why' in stacks) return none(stacks.why);
    profiles.push(sumStacks(stacks.text, requests[i] ?? NaN, sources));
  }
  const [before, head, after] = profiles as [Profile, Profile, Profile];
  return { methods: compareProfiles([before, after], head, sources) };
}

/** @returns the number of requests of each measurement, or why they cannot be compared */
async function countMeasured(
  [before = '', head = '', after = '']: readonly string[],
  guarded: GuardedSettings,
  host: Host,
): Promise<readonly number[] | string> {
  const read = createReader(guarded, host);
  const base = await read(
    'base',
    [before, after].map((folder) => ({ base: folder, head, first: 'base' })),
  );
  const changed = await read('head', [{ base: before, head, first: 'base' }]);
  const measured = [base.read[0], changed.read[0], base.read[1]];
  const shortestMs = Math.min(...measured.map((each) => spanOf(each?.candidate?.run.measurements ?? [])));
  if (!(shortestMs >= leastMs)) return `the load test must take ${formatSpan(leastMs)} at least`;
  if (measured.some((each) => each?.machine !== undefined && isDisturbed(each.machine)))
    return 'other programs disturbed it';
  return measured.map((each) => sum([...countRequests(each ?? {}).values()]));
}

/** From the first request to the last one, in milliseconds; NaN if that is unknown. */
function spanOf(measurements: readonly Measurement[]): number {
  const starts = measurements.map(({ startedAt }) => Date.parse(startedAt ?? ''));
  const ends = measurements.map(({ durationMs = NaN }, i) => (starts[i] ?? NaN) + durationMs);
  return largest(ends) - Math.min(...starts);
}

/** @returns what the recordings in a folder hold, by kind and stack */
async function readStacks(
  folder: string,
  reader: string,
  host: Host,
): Promise<{ readonly text: string } | { readonly why: string }> {
  const files = (await host.find(folder)).filter((file) => file.endsWith('.jfr'));
  if (files.length === 0)
    return {
      why: 'no recording was written: the load test starts the service with $GUARDBAND_JAVA_OPTIONS and ends it in order',
    };
  const out = `${folder}/stacks.tsv`;
  // The files are those of the change: what reads them has no secrets, and ends.
  const java = ['sh', '-c', 'exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" "$@"', 'java', reader, out, ...files];
  const { code } = await host.runProgram(java, {}, { timeoutMs: readingMs });
  const bytes = host.sizeOf?.(out) ?? 0;
  if (code !== 0 || bytes > mostBytes) return { why: 'the recording cannot be read; that needs a JDK of 17 or later' };
  return { text: (await host.readText(out)) ?? '' };
}
