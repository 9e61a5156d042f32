/**
 * Results whose rows are also in another result of the run: a listener that logs only errors, or only successes, writes these
 * rows a second time.
 */
import { groupBy } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import { fileOf } from './located.js';
import type { NamedMeasurement } from './name-case.js';
import { fromTimeline } from './samples/timeline-document.js';
import { widen, type IntervalCounts } from './samples/timeline.js';
import { rowsContained } from '../problems/belonging.js';

interface Contained {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
}

/** Leaves out each result whose samples are exactly the failed ones, or exactly the others, of another result. */
export function leaveOutContained(measurements: readonly NamedMeasurement[]): Contained {
  const own = measurements.filter(
    ({ run, measurement: { histogram, timeline } }) =>
      run === undefined && histogram !== undefined && timeline !== undefined,
  );
  const files = groupBy(own, fileOf);
  if (files.size < 2) return { measurements, problems: [] };
  /** The measurements with failures, by the part of their samples that another result may contain. */
  const wholes = groupBy(own.flatMap(listParts), ({ key }) => key);
  const contained = new Map<string, string>();
  for (const [file, members] of files) {
    const candidates = members.map((member) =>
      (wholes.get(partKey(member, isFailed(member))) ?? []).filter(
        (part) => part.whole !== member && contains(part, member),
      ),
    );
    const [first = []] = candidates;
    const whole = first
      .map((part) => fileOf(part.whole))
      .find(
        (other) => other !== file && candidates.every((parts) => parts.some((part) => fileOf(part.whole) === other)),
      );
    if (whole !== undefined) contained.set(file, whole);
  }
  return contained.size === 0
    ? { measurements, problems: [] }
    : {
        measurements: measurements.filter((member) => !contained.has(fileOf(member))),
        problems: [...contained].map(([file, whole]) => rowsContained(file, whole)),
      };
}

const countErrors = ({ measurement: { histogram } }: NamedMeasurement): number => histogram?.errors ?? 0;
const isFailed = (member: NamedMeasurement): boolean => countErrors(member) === member.measurement.samples;

/** The failed samples of a measurement, or the others. */
interface Part {
  readonly key: string;
  readonly whole: NamedMeasurement;
  readonly isOfFailed: boolean;
}

const partKey = ({ measurement: { label, configuration } }: NamedMeasurement, isOfFailed: boolean): string =>
  JSON.stringify([label, Object.entries(configuration).sort(), isOfFailed]);

function listParts(whole: NamedMeasurement): readonly Part[] {
  const errors = countErrors(whole);
  if (errors === 0 || errors >= (whole.measurement.samples ?? 0)) return [];
  return [true, false].map((isOfFailed) => ({ key: partKey(whole, isOfFailed), whole, isOfFailed }));
}

/**
 * Whether each sample of a measurement is in this part of another one. The list of failures may lack some: its warm-up begins
 * with the first failure.
 */
function contains({ whole, isOfFailed }: Part, member: NamedMeasurement): boolean {
  const others = (whole.measurement.samples ?? 0) - countErrors(whole);
  if (!isOfFailed && member.measurement.samples !== others) return false;
  const [all, own] = [intervalsOf(whole), intervalsOf(member)];
  widen(all, own.widthMs);
  widen(own, all.widthMs);
  const counts = new Map(
    all.intervals.map((interval, i) => {
      const failed = all.errors[i] ?? 0;
      return [interval, isOfFailed ? failed : (all.requests[i] ?? 0) - failed];
    }),
  );
  const isInTime = own.intervals.every((interval, i) => (own.requests[i] ?? 0) <= (counts.get(interval) ?? 0));
  return isInTime && isWithin(member, whole);
}

const intervalsOf = ({ measurement: { timeline } }: NamedMeasurement): IntervalCounts =>
  fromTimeline(timeline ?? { startMs: 0, widthMs: 1024, requests: [] });

/** Whether each response time occurs at least as often in the other measurement. */
function isWithin(member: NamedMeasurement, whole: NamedMeasurement): boolean {
  const [own, all] = [member.measurement.histogram, whole.measurement.histogram];
  if (own === undefined || all === undefined) return false;
  const times = new Map(all.values.map((value, i) => [value, all.counts[i] ?? 0]));
  return own.values.every((value, i) => (own.counts[i] ?? 0) <= (times.get(value) ?? 0));
}
