/**
 * Posts the report of another run. A run of a fork's pull request has no permission to comment; this one has, and runs none
 * of the fork's code. The report is an untrusted file. GitHub says which pull request it belongs to, never the file itself.
 */
import { createPolicy } from '../../config/policy.js';
import { readConfig } from '../../config/read-config.js';
import { readReport } from '../../documents/read-report.js';
import { unusable } from '../../model/exit-code.js';
import { findImpossibleCount, recountReport } from '../../judge/recount.js';
import type { Problem, Report } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Publisher } from '../../model/rendering.js';
import { isError } from '../../problems/problem.js';
import { impossibleReport, noReportLeft, reportRecounted } from '../../problems/reports.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import type { Result } from '../result.js';

export interface CommentRequest {
  /** The file that the other run wrote. */
  readonly report: string;
  /**
   * The configuration whose rules the findings must fail by; default: the built-in ones. Never guardband.yml by itself: what was
   * downloaded may hold one.
   */
  readonly config?: string;
}

/**
 * Publishes a report that another run wrote. If that run wrote none, this is posted instead: otherwise the comment of an
 * earlier run would look current.
 *
 * @param request the report, whose outcome is recomputed from its findings
 * @param publishers where to post it
 * @param connect finds the pull request of the other run and returns a host that can post there, or a problem that says why
 *   there is none
 * @returns exit code 3 where the file is not a report. Failing to post is a problem but not an error: exit code 0
 */
export async function commentOnRun(
  request: CommentRequest,
  publishers: readonly Publisher[],
  host: Host,
  connect: () => Promise<{ readonly host: Host } | { readonly problem: Problem }>,
): Promise<Result> {
  const { report, problems } = await readUntrusted(request, host);
  const exists = !problems.some(({ code }) => code === 'no-such-report');
  if (report === undefined && exists) return { exitCode: unusable, problems };
  const connected = await connect();
  if ('problem' in connected) return { exitCode: 0, problems: [connected.problem] };
  const target = connected.host;
  const rendering =
    report === undefined ? unjudgedRenderings([noReportLeft()], target) : reportRenderings(report, target);
  const unpublished = await Promise.all(publishers.map((publisher) => publisher.publish(rendering, target)));
  return { exitCode: 0, problems: unpublished.flat() };
}

/** Reads the report and recomputes everything in it that follows from its findings. */
async function readUntrusted(
  { report: file, config }: CommentRequest,
  host: Host,
): Promise<{ readonly report?: Report; readonly problems: readonly Problem[] }> {
  const read = await readReport(file, host);
  if (read.report === undefined) return read;
  const impossible = findImpossibleCount(read.report);
  if (impossible !== undefined) return { problems: [impossibleReport(file, impossible)] };
  const rules = config === undefined ? { config: {}, problems: [] } : await readConfig(config, host);
  const { policy, problems } = createPolicy(rules.config, config);
  const errors = [...rules.problems, ...problems].filter(isError);
  if (errors.length > 0) return { problems: errors };
  const { report, isCorrected } = recountReport(read.report, policy);
  const claimed = read.report.outcome;
  const corrections = isCorrected ? [reportRecounted(claimed, report.outcome)] : [];
  return { report: { ...report, problems: [...report.problems, ...corrections] }, problems: [] };
}
