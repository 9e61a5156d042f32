/**
 * Posts the report of another run. A run of a fork's pull request has no permission to comment; this one has, and runs none
 * of the fork's code. The report is an untrusted file. GitHub says which pull request it belongs to, never the file itself.
 */
import { readReport } from '../../documents/read-report.js';
import { unusable } from '../../model/exit-code.js';
import type { Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Publisher } from '../../model/rendering.js';
import { noReportLeft } from '../../problems/reports.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import type { Result } from '../result.js';

/**
 * Publishes a report that another run wrote. If that run wrote none, this is posted instead: otherwise the comment of an
 * earlier run would look current.
 *
 * @param file the report
 * @param publishers where to post it
 * @param connect finds the pull request of the other run and returns a host that can post there, or a problem that says why
 *   there is none
 * @returns exit code 3 where the file is not a report. Failing to post is a problem but not an error: exit code 0
 */
export async function commentOnRun(
  file: string,
  publishers: readonly Publisher[],
  host: Host,
  connect: () => Promise<{ readonly host: Host } | { readonly problem: Problem }>,
): Promise<Result> {
  const { report, problems } = await readReport(file, host);
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
