/** Makes a run part of the history: what failed, is invalid or partial is refused by name, the rest recorded. */
import { nameCase } from '../../cases/names.js';
import { readErrorPercent } from '../../metrics/values.js';
import { groupBy } from '../../lang/group-by.js';
import { judgeRun } from '../../judge/judge-run.js';
import { metricById } from '../../metrics/index.js';
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type { Finding, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Pair } from '../../model/run.js';
import { findMetricPolicy, type Policy } from '../../config/policy.js';
import { alreadyRecorded, recordedOtherwise, recordedUndated, refused } from '../../problems/history.js';
import { partialCodes } from '../../problems/commands.js';
import { isError } from '../../problems/problem.js';
import { findRecorded, type Repetition } from '../../history/already-recorded.js';
import { readSettings, type Request } from '../../config/settings.js';
import { readBaseline } from '../../history/baseline.js';
import { readCandidate } from '../../input/candidate.js';
import { findStore } from '../../history/stores/index.js';

export interface RecordRequest extends Omit<Request, 'against' | 'only'> {
  /** A release name to find these measurements by. */
  readonly tag?: string;
}

export interface Recorded {
  /** 0: everything was recorded. 1: some cases were refused. 3: nothing could be read. */
  readonly exitCode: ExitCode;
  /** Names of cases. */
  readonly recorded: readonly string[];
  readonly refused: readonly string[];
  readonly files: readonly string[];
  /** When the run began that was to be recorded. */
  readonly startedAt?: string;
  readonly problems: readonly Problem[];
}

export async function record({ tag, ...request }: RecordRequest, host: Host): Promise<Recorded> {
  const nothing = { exitCode: unusable, recorded: [], refused: [], files: [] };
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return { ...nothing, problems: settings.problems };
  const { run, sources, problems } = await readCandidate(settings, host);
  if (run === undefined) return { ...nothing, problems };

  const provenance = {
    ...run.provenance,
    startedAt: run.provenance.startedAt ?? host.now().toISOString(),
    ...(tag === undefined ? {} : { tag }),
  };
  const baseline = await readBaseline(settings, host);
  const judged = judgeRun({
    candidate: run,
    past: { measurements: baseline.past, accepts: baseline.accepts, selection: 'history', isResult: false },
    policy: settings.policy,
    today: host.now().toISOString().slice(0, 10),
    isInputIncomplete: problems.some(isError),
  });
  const findings = groupBy(judged.findings, (finding) => finding.case.key);
  const partial = new Set(problems.filter(({ code }) => partialCodes.has(code)).map(({ file }) => file));
  const isPartial = (pair: Pair): boolean =>
    pair.candidate.some((each) => sources?.get(each)?.some(({ file }) => partial.has(file)));

  const measured = judged.pairs.filter((pair) => pair.candidate.length > 0);
  const reasons = new Map(
    measured.map((pair) => [
      pair.case.key,
      isPartial(pair)
        ? 'its result is partial'
        : reasonAgainst(pair, findings.get(pair.case.key) ?? [], settings.policy),
    ]),
  );
  const good = run.measurements.filter((each) => reasons.get(nameCase(each).key) === undefined);
  const before = findRecorded(
    { ...run, provenance: { ...run.provenance, ...(tag === undefined ? {} : { tag }) } },
    baseline.past,
  );
  const { store, place } = findStore(settings.store);
  const appended = await store.append(
    place,
    // Without histograms: a thousand lines of them would be the larger part of a repository.
    good.filter((each) => !before.has(each)).map(({ histogram, ...measurement }) => ({ measurement, provenance })),
    host,
  );
  if (appended.problems?.some(isError)) return { ...nothing, problems: [...problems, ...appended.problems] };
  const knownAs = (as: Repetition): readonly string[] => [
    ...new Set(good.filter((each) => before.get(each) === as).map((each) => nameCase(each).key)),
  ];
  const again = appended.known.flatMap((each) => ('measurement' in each ? [nameCase(each.measurement).key] : []));
  const same = [...new Set([...knownAs('same-result'), ...again])];
  const [otherwise, undated] = [knownAs('other-values'), knownAs('same-values')];
  const added = good.filter((each) => !before.has(each)).map((each) => nameCase(each).key);
  const refusals = [...reasons].flatMap(([key, reason]) => (reason === undefined ? [] : [refused(key, reason)]));
  return {
    exitCode: refusals.length > 0 || problems.some(isError) ? 1 : 0,
    recorded: [...new Set(added)].filter((key) => !again.includes(key)),
    refused: [...reasons].filter(([, reason]) => reason !== undefined).map(([key]) => key),
    files: appended.files,
    startedAt: provenance.startedAt,
    problems: [
      ...problems,
      ...baseline.problems,
      ...refusals,
      ...(same.length > 0 ? [alreadyRecorded(same)] : []),
      ...(otherwise.length > 0 ? [recordedOtherwise(otherwise)] : []),
      ...(undated.length > 0 ? [recordedUndated(undated)] : []),
    ],
  };
}

/** Why a case must not become a baseline, if anything speaks against it. */
function reasonAgainst(pair: Pair, findings: readonly Finding[], policy: Policy): string | undefined {
  const errorPercent = metricById.get('errorPercent');
  const cap = errorPercent && findMetricPolicy(policy, pair.case, errorPercent).cap;
  const errors = Math.max(...pair.candidate.map(readErrorPercent));
  const worse = findings.some(({ metric, verdict }) => metric === 'errorPercent' && verdict === 'regression');
  if (worse || (cap !== undefined && errors > cap)) return `it failed: ${errors.toFixed(2)} % errors`;
  const broken = findings.find(({ gated, verdict }) => gated && (verdict === 'invalid' || verdict === 'missing'));
  if (broken?.verdict === 'invalid') return `it is invalid: ${broken.metric} was not recorded`;
  return broken === undefined ? undefined : `it is partial: ${broken.metric} is missing`;
}
