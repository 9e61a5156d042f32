/**
 * Posts the reports of other jobs as one comment. A run of a fork's pull request has no permission to comment; this one
 * has, and runs none of the fork's code. Reports are untrusted files, so GitHub determines the pull request they belong to,
 * never a file.
 */
import { createPolicy, type Policy } from '../../config/policy.js';
import { findKnownChange } from '../../model/context.js';
import { readConfig } from '../../config/read-config.js';
import { readReport } from '../../documents/read-report.js';
import { findSimilarPath } from '../../lang/nearest.js';
import { readGuardedSettings } from '../../history/guarded-settings.js';
import { unusable, type Result } from '../../model/exit-code.js';
import { findImpossibleCount, recountReport } from '../../judge/outcome.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Publication, Publisher } from '../../model/rendering.js';
import { isError } from '../../problems/problem.js';
import { jobRenderings, nameJobs, type ReportFile } from '../../report/jobs/markdown.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import * as documentProblems from '../../problems/config.js';
import type { CommitComment } from '../../model/comparison.js';
import { commentOnCommits } from '../../report/publishers/comment.js';
import { option, type CommandCall } from '../command.js';

interface CommentRequest {
  /** The files that the other jobs wrote: files, globs, or folders of JSON files. */
  readonly reports: readonly string[];
  /**
   * The configuration whose rules decide which findings fail; default: that of the merge base, or else the built-in rules. The
   * guardband.yml of the work tree is never used implicitly, because the downloaded files may contain one.
   */
  readonly config?: string;
}

type CommentResult = Result<{
  /** Whether everything was posted successfully. */
  readonly isPosted: boolean;
}>;

/**
 * Publishes reports that other jobs wrote. If none of them can be used, the comment states that: otherwise the comment of an
 * earlier run would look current.
 *
 * @param request the reports, whose outcomes are recomputed from their findings
 * @param publishers where to post them
 * @param connect finds the pull request and returns a host that can post there, or problems that explain why there is
 * none
 * @returns exit code 3 if a file is not a report. Failing to post is a problem but not an error: exit code 0
 */
export async function commentOnRun(
  request: CommentRequest,
  publishers: readonly Publisher[],
  host: Host,
  connect: () => Promise<{ readonly host: Host; readonly problems: readonly Problem[] }>,
): Promise<CommentResult> {
  const { files, problems } = await readReports(request, host);
  const exitCode = problems.some(isError) ? unusable : 0;
  const connected = await connect();
  const target = connected.host;
  if (target.forge === undefined && connected.problems.length > 0)
    return { exitCode, problems: [...problems, ...connected.problems], isPosted: false };
  const rendering = renderReports(files, problems, target);
  const unpublished = (await Promise.all(publishers.map((publisher) => publisher(rendering, target)))).flat();
  target.job?.setOutput('headline', rendering.headline);
  const all = [...problems, ...connected.problems, ...unpublished];
  return { exitCode, problems: all, isPosted: unpublished.length === 0 };
}

/** Renders a single report as its job would have; several reports share one comment. */
function renderReports(files: readonly ReportFile[], problems: readonly Problem[], host: Host): Publication {
  if (files.length > 1) return jobRenderings(nameJobs(files), host);
  const report = files[0]?.report;
  if (report !== undefined) return reportRenderings(report, host);
  return unjudgedRenderings(problems.length === 0 ? [documentProblems.noReportLeft()] : problems, host);
}

const isGlob = /[*?{[]/;
/** Far more jobs than fit in one comment. */
const maxReports = 1000;

/**
 * Reads every report that the request names. A missing file is not an error: the job that should have written it failed.
 */
async function readReports({ reports, config }: CommentRequest, host: Host) {
  const found = await Promise.all(
    reports.map(async (pattern) => {
      const all = await host.find(pattern);
      return all.length === 1 && all[0] === pattern ? all : all.filter((file) => /\.json$/i.test(file));
    }),
  );
  const names = [...new Set(found.flat())].slice(0, maxReports);
  // If other reports exist, a missing one means that its job judged nothing.
  const missing = names.length === 0 ? [] : reports.filter((name, i) => !isGlob.test(name) && found[i]?.length === 0);
  const rules = await readRules(config, host);
  if (rules.policy === undefined) return { files: [], problems: rules.problems };
  const files: ReportFile[] = [];
  for (const file of names) files.push({ file, ...(await readUntrusted(file, rules.policy, host)) });
  for (const file of missing)
    files.push({ file, problems: [documentProblems.noSuchReport(file, await findSimilarPath(file, host))] });
  return { files, problems: files.flatMap(({ problems }) => problems) };
}

async function readRules(config: string | undefined, host: Host) {
  if (config === undefined && host.context.run.isAfterRun !== true) {
    const { base, settings } = await readGuardedSettings({ results: [] }, host);
    if (base.kind === 'known' && !settings.problems.some(isError)) return { policy: settings.policy, problems: [] };
  }
  const rules = config === undefined ? { config: {}, problems: [] } : await readConfig(config, host);
  const { policy, problems } = createPolicy(rules.config, config);
  const errors = [...rules.problems, ...problems].filter(isError);
  return errors.length > 0 ? { problems: errors } : { policy, problems: [] };
}

/** Reads the report and recomputes everything in it that follows from its findings. */
async function readUntrusted(file: string, policy: Policy, host: Host) {
  const read = await readReport(file, host);
  if (read.report === undefined) return read;
  const impossible = findImpossibleCount(read.report);
  if (impossible !== undefined) return { problems: [documentProblems.impossibleReport(file, impossible)] };
  // Only a head that the system states is sure to be what the report names: elsewhere that may be a temporary merge.
  const [{ commit }, newest] = [read.report.candidate.provenance, findKnownChange(host.context)?.head];
  if (newest !== undefined && commit !== undefined && commit !== newest)
    return { problems: [documentProblems.otherCommit(file, commit, newest)] };
  const { report, isCorrected } = recountReport(read.report, policy);
  const claimed = read.report.outcome;
  const corrections = isCorrected ? [documentProblems.reportRecounted(claimed, report.outcome)] : [];
  return { report: { ...report, problems: [...report.problems, ...corrections] }, problems: [] };
}

/** Comments on commits, for modes of the Action that find one. */

export const commentOptions = [
  option('comment WORD', { about: 'where to comment', choices: ['none', 'commit'], frontEnd: 'action' }),
];

/** @param prefix distinguishes the comments of one mode from those of others with the same key */
export const commentIfAsked = async (
  create: () => readonly CommitComment[],
  prefix: string,
  { get, withForge }: CommandCall,
): Promise<readonly Problem[]> =>
  get('comment') === 'commit'
    ? await commentOnCommits(create(), prefix + (get('comment-key') ?? ''), withForge().forge)
    : [];
