/**
 * Results of several load generators whose names differ in a number, such as engine1.jtl and engine2.jtl. If only these names
 * give the scenario, each would be a load test of its own with a part of the throughput.
 */
import { groupBy } from '../lang/objects.js';
import type { Problem } from '../model/documents.js';
import { caseFromPath } from './case-from-path.js';
import { tidy, withoutNumbers } from './file-names.js';
import { fileOf } from './located.js';
import type { NamedMeasurement } from './name-case.js';
import { exactSpan, spanLength, unionOfSpans, type Span } from './time-gaps.js';
import { alikeAtOnce } from '../problems/belonging.js';

/** One result whose scenario is the name of its file or folder. */
interface ResultFile {
  readonly file: string;
  readonly scenario: string;
  readonly span: Span;
  /** Its labels and configurations. */
  readonly content: string;
}

/** Gives results of one test the same scenario, if their names differ in numbers only. */
export function uniteGenerators(measurements: readonly NamedMeasurement[]): {
  readonly measurements: readonly NamedMeasurement[];
  readonly problems: readonly Problem[];
} {
  const files = listFiles(measurements);
  if (files.length < 2) return { measurements, problems: [] };
  const scenarioOf = new Map<string, string>();
  const problems: Problem[] = [];
  for (const alike of groupBy(files, ({ content }) => content).values()) {
    for (const group of groupBy(alike, ({ file }) => withoutNumbers(file)).values()) {
      // A letter counts beside a word, as in loadgen-a. Alone, it is a name.
      if (findPair(group) === undefined || group.some(({ scenario }) => scenario.length === 1)) continue;
      const shared = caseFromPath(tidy(withoutNumbers(group[0]?.file ?? ''))).scenario ?? 'default';
      for (const { file } of group) scenarioOf.set(file, shared);
    }
    const apart = findPair(alike.filter(({ file }) => !scenarioOf.has(file)));
    if (apart !== undefined && problems.length === 0) problems.push(alikeAtOnce(apart.map(({ file }) => file)));
  }
  if (scenarioOf.size === 0) return { measurements, problems };
  return {
    measurements: measurements.map((named) => {
      const scenario = scenarioOf.get(fileOf(named));
      return scenario === undefined ? named : { ...named, measurement: { ...named.measurement, scenario } };
    }),
    problems,
  };
}

function listFiles(measurements: readonly NamedMeasurement[]): readonly ResultFile[] {
  const own = measurements.filter(
    ({ run, scenarioFrom, measurement }) =>
      run === undefined && scenarioFrom === 'guess' && exactSpan(measurement) !== undefined,
  );
  return [...groupBy(own, fileOf)].map(([file, members]) => ({
    file,
    scenario: members[0]?.measurement.scenario ?? '',
    span: unionOfSpans(members.flatMap(({ measurement }) => exactSpan(measurement) ?? [])),
    content: JSON.stringify(
      members.map(({ measurement: { label, configuration } }) => [label, Object.entries(configuration).sort()]).sort(),
    ),
  }));
}

/** Two results of different scenarios that were measured at the same time for at least half of the shorter one. */
function findPair(files: readonly ResultFile[]): readonly [ResultFile, ResultFile] | undefined {
  const byStart = files.toSorted((a, b) => a.span.startMs - b.span.startMs);
  for (const [i, first] of byStart.entries())
    for (const second of byStart.slice(i + 1)) {
      if (second.span.startMs >= first.span.endMs) break;
      const sharedMs = Math.min(first.span.endMs, second.span.endMs) - second.span.startMs;
      const shorterMs = Math.min(spanLength(first.span), spanLength(second.span));
      if (first.scenario !== second.scenario && sharedMs * 2 >= shorterMs) return [first, second];
    }
  return undefined;
}
