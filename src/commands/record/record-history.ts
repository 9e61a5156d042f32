/** Records every run of an existing history, with the dates and commits that they have, in memory that does not grow with it. */
import { environmentDifferences, nameCase, runKey } from '../../cases/names.js';
import { toAbsence } from '../../compare/usable-values.js';
import { findGivenLevels } from '../../compare/levels/given-levels.js';
import { retainRuns } from '../../compare/levels/long-histories.js';
import { readHistory, toPastMeasurements } from '../../history/baseline.js';
import { serializeValues } from '../../history/doubt-results.js';
import { addAll, defined } from '../../lang/objects.js';
import { hash } from '../../lang/digest.js';
import { historyOptions, type Settings } from '../../config/settings.js';
import { appendEntries, assessDamage, type Damage, findRepository, sayRecorder } from '../../history/append-entries.js';
import { toleratedMs } from '../../history/decisions.js';
import type { Measurement, Problem, Provenance } from '../../model/documents.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { type HistoryEntry, type Run, startOf } from '../../model/run.js';
import { badValue } from '../../problems/config.js';
import { historyRefused, type LeftOut, runsLeftOut } from '../../problems/history.js';
import { nothingRead } from '../../problems/inputs.js';
import { isError } from '../../problems/problem.js';
import { completeGiven, describeGiven, type Given } from '../given.js';
import { findRefusals, judgeAlone, toEntries } from '../recordable.js';
import type { RecordResult } from './record.js';
import { type Place, readPlace, type RunsRead } from './runs-of-history.js';
import { median } from '../../stats/averages.js';

/** What the user says about results of one run. */
interface StatedRun extends Pick<Provenance, 'commit' | 'tag' | 'note'> {
  /** When it was measured, in any form. */
  readonly at?: string;
}

export interface FoundRun {
  /** With the measurements that are new. */
  readonly run: Run;
  readonly whole: Run;
  readonly read: RunsRead;
}

/**
 * @returns instead of a result the only run, or the newest one if no other is new, as in a file to which every night adds its run: it
 *   is that of this job
 */
export async function recordHistory(
  places: readonly Place[],
  stated: StatedRun,
  settings: Settings,
  host: Host,
): Promise<RecordResult | FoundRun> {
  const recording = new Recording(stated, settings, host);
  let obstacles = await recording.readKnown();
  for (const place of places)
    for await (const read of readPlace(place, settings, host)) {
      if (!obstacles.some(isError)) obstacles = await recording.add(read);
      if (obstacles.some(isError)) return { ...nothing, problems: obstacles };
    }
  return await recording.end();
}

const nothing = { exitCode: unusable, recorded: [], refused: [], files: [] };

/** A bucket writes the entries of a call as one object. */
const entriesAtOnce = 5000;
/** The runs that are named where some are left out. */
const mostNames = 6;
/** Codes of rows and cases that were not recorded, although nothing is wrong with the others. */
const leavesOut: ReadonlySet<string> = new Set(['run-left-out', 'refused', 'same-row-again', 'measured-twice']);

/** Where a measurement is known from. */
type KnownFrom = 'history' | 'input';

/** What a history has, in little memory: so that no run is recorded twice. */
class KnownRuns {
  /** By a hash of what a measurement is known by: the runs that have it. */
  private readonly runs = { history: new Map<number, Known>(), input: new Map<number, Known>() };

  /** @param isRepeatable whether several measurements of a case at one time are repetitions unless their values are equal */
  find(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): KnownFrom | undefined {
    const isIn = (from: KnownFrom): boolean =>
      marksOf(measurement, provenance, isRepeatable).some((mark) =>
        [this.runs[from].get(mark) ?? []].flat().some((other) => areAlike(provenance, other)),
      );
    return isIn('history') ? 'history' : isIn('input') ? 'input' : undefined;
  }

  add(from: KnownFrom, measurement: Measurement, provenance: Provenance, isRepeatable: boolean): void {
    for (const mark of marksOf(measurement, provenance, isRepeatable)) {
      const known = this.runs[from].get(mark);
      this.runs[from].set(mark, known === undefined ? provenance : [...[known].flat(), provenance]);
    }
  }
}

/** Almost all have one. */
type Known = Provenance | readonly Provenance[];

/** What one of them does not say may be equal. */
const areAlike = (own: Provenance, other: Provenance): boolean =>
  (own.tag === undefined || own.tag === other.tag) &&
  (own.commit === undefined || other.commit === undefined || own.commit === other.commit) &&
  environmentDifferences(own, other).length === 0;

function marksOf(measurement: Measurement, provenance: Provenance, isRepeatable: boolean): readonly number[] {
  const { key } = nameCase(measurement);
  const start = Date.parse(measurement.startedAt ?? provenance.startedAt ?? '');
  if (isRepeatable) return [hash(`${key} ${String(start)} ${serializeValues({ measurement, provenance })}`)];
  // Excluding another warm-up changes the start of a test, but not its end.
  const end = measurement.startedAt === undefined ? NaN : start + (measurement.durationMs ?? NaN);
  return [hash(`${key} from ${String(start)}`), ...(Number.isNaN(end) ? [] : [hash(`${key} to ${String(end)}`)])];
}

class Recording {
  private readonly known = new KnownRuns();
  private readonly units = new OtherUnits();
  private readonly casesBefore = new Set<string>();
  /** The new cases of histories that nobody judged. */
  private readonly unjudged = new Set<string>();
  private readonly recorded = new Set<string>();
  private readonly refusals = new Map<string, number>();
  private readonly leftOut = new Map<LeftOut, { readonly names: string[]; runs: number }>();
  private readonly files = new Set<string>();
  private readonly problems = new Map<string, Problem>();
  private damage: Damage = { broken: [], problems: [], moved: [] };
  /** The first new run, until there is a second one. */
  private held: FoundRun | undefined;
  private only: FoundRun | undefined;
  private count = { found: 0, fresh: 0, added: 0, lines: 0 };
  private repository: string | undefined;
  private newest = '';
  /** The run that was added last: a part of a file may begin with the rest of it. */
  private last = '';
  private readonly span = { first: '~', last: '' };

  constructor(
    private readonly stated: StatedRun,
    private readonly settings: Settings,
    private readonly host: Host,
  ) {}

  /** Reads what is recorded. Returns what is wrong with it. */
  async readKnown(): Promise<readonly Problem[]> {
    const { store, readBaseline } = this.settings;
    this.repository = await findRepository(this.host);
    const history = await readHistory([], readBaseline, store, this.host);
    for (const { provenance, measurements } of history.runs)
      for (const measurement of measurements) {
        this.casesBefore.add(nameCase(measurement).key);
        for (const isRepeatable of [true, false]) this.known.add('history', measurement, provenance, isRepeatable);
      }
    const found = history.problems.filter(({ code }) => code !== 'no-history');
    this.damage = assessDamage(found, store);
    this.tell(this.damage.problems);
    return this.damage.problems;
  }

  /** Records some runs. Returns why nothing can be recorded. */
  async add(read: RunsRead): Promise<readonly Problem[]> {
    this.tell(read.problems);
    this.units.learn(read.runs);
    const fresh = read.runs.flatMap((run) => this.examine(run, read) ?? []);
    this.count.fresh += fresh.length;
    const { at, commit, tag, note } = this.stated;
    const ofSeveral = this.count.fresh > 1 ? { at, commit, tag, note } : { at };
    const [given] = this.count.found > 1 ? Object.entries(defined(ofSeveral)) : [];
    if (given !== undefined)
      return [badValue(`--${given[0]}`, given[1], 'the results of one run; these are of several')];
    if (this.count.fresh === 1 && read.accepts.length === 0) {
      this.held ??= fresh[0];
      return [];
    }
    const first = this.held === undefined ? [] : [this.held];
    this.held = undefined;
    return await this.write(
      [...first, ...fresh],
      read.accepts.map((accept) => ({ accept })),
    );
  }

  /** The run with what is new of it; undefined if nothing is, or if it is left out. */
  private examine(whole: Run, read: RunsRead): FoundRun | undefined {
    this.count.found++;
    this.only = { run: whole, whole, read };
    const { measurements } = whole;
    const { at } = this.stated;
    const startedEarlier = at === undefined ? undefined : new Date(at).toISOString();
    const provenance = { ...defined({ startedAt: startedEarlier }), ...whole.provenance };
    const run = { measurements, provenance };
    const { startedAt } = provenance;
    const isFuture = Date.parse(startedAt ?? '') > this.host.now().getTime() + toleratedMs;
    if (startedAt === undefined || isFuture || this.units.areOther(run)) {
      this.leaveOut(startedAt === undefined ? 'undated' : isFuture ? 'future' : 'unit', run, read);
      return undefined;
    }
    if (startedAt > this.newest) this.newest = startedAt;
    const fresh = measurements.filter((measurement) => {
      const from = this.known.find(measurement, provenance, read.hasRepetitions);
      if (from === 'input' && read.mayRepeat !== true) this.leaveOut('doubled', run, read);
      if (from === undefined) this.known.add('input', measurement, provenance, read.hasRepetitions);
      return from === undefined;
    });
    return fresh.length === 0 ? undefined : { run: { provenance, measurements: fresh }, whole, read };
  }

  private leaveOut(why: LeftOut, { provenance: { startedAt }, measurements: [first] }: Run, read: RunsRead): void {
    const [{ file, line } = { file: '' }] = (first && read.sources.get(first)) ?? [];
    const name = startedAt ?? (line === undefined ? file : `${file}:${String(line)}`);
    const known = this.leftOut.get(why) ?? { names: [], runs: 0 };
    this.leftOut.set(why, known);
    if (known.names.at(-1) === name) return;
    known.runs++;
    if (known.names.length < mostNames) known.names.push(name);
  }

  private async write(found: readonly FoundRun[], marks: readonly HistoryEntry[]): Promise<readonly Problem[]> {
    const entries: HistoryEntry[] = [];
    for (const { run, read } of found) {
      const accepted = read.isOwn ? run : this.select(run, read, entries);
      const by = read.isOwn ? 'guardband' : 'import';
      addAll(entries, toEntries(accepted.measurements, sayRecorder(accepted.provenance, by, this.repository)));
      if (accepted.measurements.length === 0) continue;
      this.count.added += runKey(run.provenance) === this.last ? 0 : 1;
      this.last = runKey(run.provenance);
      this.count.lines += accepted.measurements.length;
      const start = startOf(run.provenance);
      if (start < this.span.first) this.span.first = start;
      if (start > this.span.last) this.span.last = start;
      for (const { key } of accepted.measurements.map(nameCase)) {
        this.recorded.add(key);
        if (!read.isOwn && !this.casesBefore.has(key)) this.unjudged.add(key);
      }
    }
    return await this.append([...entries, ...marks]);
  }

  /** Judges a run by itself: cases that failed, are invalid or partial never become a baseline. */
  private select({ provenance, measurements }: Run, read: RunsRead, entries: HistoryEntry[]): Run {
    const { policy } = this.settings;
    const environment = { ...this.settings.environment, ...provenance.environment };
    const run = {
      provenance: { ...provenance, ...(Object.keys(environment).length > 0 && { environment }) },
      measurements,
    };
    const reasons = findRefusals(judgeAlone(measurements, policy), read, policy, true);
    const from = startOf(provenance);
    for (const name of new Map(measurements.map((one) => [nameCase(one).key, nameCase(one)])).values()) {
      const why = reasons.get(name.key);
      if (why === undefined) continue;
      const told = `${name.key}: ${why}`;
      this.refusals.set(told, (this.refusals.get(told) ?? 0) + 1);
      entries.push({ accept: toAbsence({ case: name, from }, why, from) });
    }
    return { ...run, measurements: measurements.filter((measurement) => !reasons.has(nameCase(measurement).key)) };
  }

  private async append(entries: readonly HistoryEntry[]): Promise<readonly Problem[]> {
    const { store, policy } = this.settings;
    for (let start = 0; start < Math.max(entries.length, this.damage.broken.length); start += entriesAtOnce) {
      this.host.progress(`writing line ${String(this.count.lines)}`);
      const part = entries.slice(start, start + entriesAtOnce);
      const { broken, moved } = this.damage;
      const appended = await appendEntries(part, store, retainRuns(policy), this.host, { broken });
      if (appended.problems?.some(isError)) return [...this.problems.values(), ...appended.problems];
      for (const file of appended.files) this.files.add(file);
      this.tell(moved);
      this.damage = { broken: [], problems: [], moved: [] };
    }
    return [];
  }

  /** Every problem once: each part of a large file has the same ones. */
  private tell(problems: readonly Problem[]): void {
    for (const problem of problems) {
      const key = `${problem.code} ${problem.message} ${problem.file?.replace(/ from line \d+$/, '') ?? ''}`;
      if (!this.problems.has(key)) this.problems.set(key, problem);
    }
  }

  async end(): Promise<RecordResult | FoundRun> {
    const { at, ...ofOne } = this.stated;
    const { held, only, count } = this;
    if (count.found === 0) return { ...nothing, problems: [...this.problems.values(), nothingRead()] };
    const last = count.found === 1 ? only : held;
    const isOfJob = at === undefined && last?.read.isOwn === false;
    if (last !== undefined && isOfJob && (last === only || startOf(last.run.provenance) === this.newest)) return last;
    const single = held && { ...held.run, provenance: { ...ofOne, ...held.run.provenance } };
    const unwritten = await this.write(held && single ? [{ ...held, run: single }] : [], []);
    if (unwritten.length > 0) return { ...nothing, problems: unwritten };
    const given = await this.findGiven();
    const ungiven = await this.append(given.accepts.map((accept) => ({ accept })));
    if (ungiven.length > 0) return { ...nothing, problems: ungiven };
    const told = [
      ...this.problems.values(),
      ...[...this.leftOut].map(([why, { names, runs }]) => runsLeftOut(why, runs, names)),
      ...(this.refusals.size > 0 ? [historyRefused(this.refusals)] : []),
      ...describeGiven(given, historyOptions(this.settings)),
    ];
    return {
      exitCode: told.some((problem) => isError(problem) || leavesOut.has(problem.code)) ? 1 : 0,
      recorded: [...this.recorded],
      refused: [...this.refusals.keys()],
      files: [...this.files],
      history: {
        runs: count.added,
        lines: count.lines,
        ...(count.added > 0 && this.span),
      },
      problems: told,
    };
  }

  /** What is taken as given of new cases: of those that the history knew before, a loss may be a regression that this gate found. */
  private async findGiven(): Promise<Given> {
    const { store, policy, readBaseline } = this.settings;
    const acceptedAt = this.host.now().toISOString();
    if (this.unjudged.size === 0) return completeGiven([], [], acceptedAt);
    const { runs, accepts } = await readHistory([], readBaseline, store, this.host);
    const past = runs.flatMap(toPastMeasurements).filter((one) => this.unjudged.has(nameCase(one.measurement).key));
    return completeGiven([findGivenLevels(past, accepts, policy, acceptedAt)], past, acceptedAt);
  }
}

/** Units of time differ by powers of a thousand, and a load test varies by less than this. */
const mostVariation = 4;

/** Runs whose response times are in another unit than those of the other runs, because a script was changed. */
class OtherUnits {
  /** The usual times of the cases, as logarithms to the base of 1,000. */
  private readonly usual = new Map<string, number>();
  private readonly rates = new Map<string, number>();

  /** The first runs that have a case show its usual time. */
  learn(runs: readonly Run[]): void {
    const found = new Map<string, Measurement[]>();
    for (const measurement of runs.flatMap(({ measurements }) => measurements)) {
      const { key } = nameCase(measurement);
      if (!this.usual.has(key)) found.set(key, [...(found.get(key) ?? []), measurement]);
    }
    for (const [key, own] of found) {
      const [times, rates] = [own.flatMap(timeOf), own.flatMap(rateOf)];
      if (times.length >= fewestRuns) this.usual.set(key, median(times));
      if (rates.length >= fewestRuns) this.rates.set(key, median(rates));
    }
  }

  /** Whether all times of a run are a thousand times the usual ones, or a thousandth, at about the usual rates. */
  areOther({ measurements }: Run): boolean {
    const steps = measurements.flatMap((measurement) => {
      const { key } = nameCase(measurement);
      const [time, rate] = [timeOf(measurement)[0], rateOf(measurement)[0]];
      const [usual, usualRate] = [this.usual.get(key), this.rates.get(key)];
      if (time === undefined || usual === undefined) return [];
      // What really takes a thousand times as long is requested less often.
      const isRateOther = rate !== undefined && usualRate !== undefined && Math.abs(rate - usualRate) > Math.log10(30);
      return [isRateOther ? 0 : time - usual];
    });
    const tolerance = Math.log(mostVariation) / Math.log(1000);
    return (
      steps.length > 0 && steps.every((step) => Math.abs(step) > 0.5 && Math.abs(step - Math.round(step)) < tolerance)
    );
  }
}

/** Fewer runs show no usual time. */
const fewestRuns = 3;

const timeOf = ({ metrics }: Measurement): readonly number[] => {
  const value = [metrics['p50'], metrics['mean'], metrics['p90'], metrics['p99'], metrics['value']].find(
    (each) => typeof each === 'number' && each > 0,
  );
  return typeof value === 'number' ? [Math.log(value) / Math.log(1000)] : [];
};

const rateOf = ({ metrics: { throughput } }: Measurement): readonly number[] =>
  typeof throughput === 'number' && throughput > 0 ? [Math.log10(throughput)] : [];
