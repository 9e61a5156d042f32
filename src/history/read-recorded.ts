/** Reads what is recorded: short lines at once, and files of the archive that nobody changed without checking their lines again. */
import { nameCase, runKey } from '../cases/names.js';
import type { ReadRequest } from '../config/settings.js';
import { historyNdjson } from '../formats/own/history-ndjson.js';
import { findUndeclared } from '../formats/parse/undeclared-metrics.js';
import { readFile } from '../input/read-file.js';
import { isSelected } from '../input/read-files.js';
import { renameCases } from '../input/rename-case.js';
import type { Accept, Measurement, Problem, Provenance } from '../model/documents.js';
import { hash } from '../lang/digest.js';
import type { Host } from '../model/host.js';
import { byStart, startOf, type PastMeasurement } from '../model/run.js';
import type { OpenedHistory, Scope } from '../model/store.js';
import { ifRefused, isError } from '../problems/problem.js';
import { isIntact, isOwnLine, readArchive } from './stores/ndjson.js';
import { parseLine } from './recent-runs.js';
import { forgotten } from './decisions.js';
import { leaveOutOthers } from './repository.js';
import { withStoredFiles } from './stores/index.js';

export interface RecordedHistory {
  /** Oldest first. */
  readonly measurements: readonly PastMeasurement[];
  readonly accepts: readonly Accept[];
  readonly problems: readonly Problem[];
  /** Whether another program made the history, so nobody judged it. */
  readonly isForeign: boolean;
}

/** @param scope the part that is needed */
export async function readRecorded(
  { files, texts, segments, problems = [] }: OpenedHistory,
  scope: Scope,
  request: ReadRequest,
  host: Host,
): Promise<RecordedHistory> {
  const reading = new Reading(request, host);
  const failed: Problem[] = [];
  for await (const read of readArchive(scope === 'recent' ? undefined : segments))
    if ('code' in read) failed.push(read);
    else await reading.addSegment(...read, scope === 'releases');
  for (const file of files) {
    const isSpecial = texts?.has(file) !== true && host.isSpecial?.(file) === true;
    const text = isSpecial
      ? undefined
      : (texts?.get(file) ?? (await host.readText(file).catch(ifRefused(() => undefined))));
    await reading.addRecent(file, text);
  }
  const found = await reading.end();
  return { ...found, problems: [...problems, ...failed, ...found.problems] };
}

class Reading {
  private readonly past: PastMeasurement[] = [];
  private readonly accepts: Accept[] = [];
  private readonly problems: Problem[] = [];
  /** The file of each measurement, and where it is found by a hash: two jobs can move the same run into two. */
  private readonly files: string[] = [];
  private readonly found = new Map<number, number>();
  private readonly runs = new Map<string, Provenance>();
  private newest: readonly [given: Provenance, run: Provenance] | undefined;
  private readonly ids = new Set<string>();
  private isOwn = false;

  constructor(
    private readonly request: ReadRequest,
    private readonly host: Host,
  ) {}

  async addSegment(file: string, text: string, isForTags: boolean): Promise<void> {
    if (!(await isIntact(file, text))) {
      await this.addRecent(file, text);
      return;
    }
    const lines = text.split('\n');
    for (const line of lines) {
      const entry = line === '' || (isForTags && !line.includes('"tag":')) ? undefined : parseLine(line);
      if (entry === undefined || !('measurement' in entry)) continue;
      // Courses take most of the memory, and only pages show that of the newest run.
      const { course: _, ...measurement } = entry.measurement;
      this.add({ measurement, provenance: entry.provenance }, file);
    }
    this.isOwn ||= lines.some(isOwnLine);
  }

  /** Checks every line. Entries of a history name their cases, so no paths or axes are added. */
  async addRecent(file: string, text: string | undefined): Promise<void> {
    const { options } = this.request;
    const texts = new Map(text === undefined ? [] : [[file, text] as const]);
    const source = text === undefined ? this.host : withStoredFiles({ files: [file], texts }, this.host);
    const input = { file, head: text?.slice(0, 65_536) ?? '', bytes: () => source.read(file) };
    // Without keeping all of it first, as what is read only if it is whole.
    const readings = historyNdjson.recognises(input.head)
      ? historyNdjson.read(input, options)
      : readFile({ file, isNamed: true, mayBePipe: false }, options, source);
    for await (const reading of readings)
      if (reading.kind === 'accept') this.accepts.push(reading.accept);
      else if (reading.kind === 'problem') this.problems.push(reading.problem);
      else if (reading.kind === 'measurement') {
        const { measurement: bare, run = {} } = reading;
        const measurement = bare.scenario === undefined ? { ...bare, scenario: 'default' } : (bare as Measurement);
        this.add({ measurement, provenance: run }, file);
      }
    this.isOwn ||= text?.split('\n').some(isOwnLine) === true;
  }

  private add({ measurement, provenance }: PastMeasurement, file: string): void {
    const { course } = measurement;
    if (!isSelected(measurement.label, this.request.labels)) return;
    const run = this.intern(provenance);
    const key = hash(`${runKey(run)} ${nameCase(measurement).key} ${measurement.startedAt ?? ''}`);
    const first = this.found.get(key);
    if (first !== undefined && this.files[first] !== file) {
      // Only the file of the scenario gives the course of the newest run.
      const known = this.past[first];
      if (known && course) this.past[first] = { ...known, measurement: { ...known.measurement, course } };
      return;
    }
    this.found.set(key, this.files.push(file) - 1);
    for (const id in measurement.metrics) this.ids.add(id);
    this.past.push({ measurement, provenance: run });
  }

  /** The same object for all measurements of a run. */
  private intern(provenance: Provenance): Provenance {
    if (this.newest?.[0] === provenance) return this.newest[1];
    const text = JSON.stringify(provenance);
    const known = this.runs.get(text) ?? provenance;
    this.runs.set(text, known);
    this.newest = [provenance, known];
    return known;
  }

  async end(): Promise<RecordedHistory> {
    const { accepts, problems, request } = this;
    const items = this.past.map(({ measurement, provenance: run }) => ({ measurement, run }));
    const renamed = renameCases(items, accepts, request.renamed ?? []);
    const own = await leaveOutOthers(
      {
        measurements: renamed.items.map(({ measurement, run }) => ({ measurement, provenance: run })),
        accepts: renamed.marks,
      },
      this.host,
    );
    const metrics = Object.fromEntries([...this.ids].map((id) => [id, 0]));
    const undeclared = findUndeclared([{ metrics }], { file: '' }, request.options.declared);
    const left = new Set(
      own.accepts.flatMap((one) => (one.metric === forgotten ? [`${one.from} ${nameCase(one.case).key}`] : [])),
    );
    const isReported = problems.some(({ code }) => code === undeclared[0]?.problem.code);
    return {
      measurements: own.measurements
        .filter((one) => !left.has(`${startOf(one.provenance)} ${nameCase(one.measurement).key}`))
        .toSorted((a, b) => byStart(a.provenance, b.provenance)),
      accepts: own.accepts,
      problems: [
        ...problems,
        ...renamed.problems,
        ...own.problems,
        ...(isReported ? [] : undeclared.map(({ problem }) => problem)),
      ],
      isForeign: !this.isOwn && this.past.length > 0 && !problems.some(isError),
    };
  }
}
