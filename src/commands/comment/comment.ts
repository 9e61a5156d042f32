/**
 * Posts what another run reported: that one, of a fork, was judged without any right to speak, and this one speaks without
 * running anything of the fork's. The report is a stranger's file; which pull request it is about GitHub says, never the file.
 */
import { unusable, type ExitCode } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import type { Publisher } from '../../model/rendering.js';
import { noReportLeft } from '../../problems/reports.js';
import { reportRenderings, unjudgedRenderings } from '../../report/renderings.js';
import { readReport } from '../../documents/read-report.js';

export interface Commented {
  readonly exitCode: ExitCode;
  readonly problems: readonly Problem[];
}

/**
 * @param place finds the pull request of the run that ended, and gives a host that speaks there; or says why there is none
 * @returns exit code 3 where the file is no report; that nothing could be posted is a problem and no failure. Where the run left
 * none, that is what is posted, or what an earlier one found would stay as if it were still true
 */
export async function commentOnRun(
  file: string,
  publishers: readonly Publisher[],
  host: Host,
  place: () => Promise<{ readonly host: Host } | { readonly problem: Problem }>,
): Promise<Commented> {
  const { report, problems } = await readReport(file, host);
  const isLeft = !problems.some(({ code }) => code === 'no-such-report');
  if (report === undefined && isLeft) return { exitCode: unusable, problems };
  const there = await place();
  if ('problem' in there) return { exitCode: 0, problems: [there.problem] };
  const what =
    report === undefined ? unjudgedRenderings([noReportLeft()], there.host) : reportRenderings(report, there.host);
  const unpublished = await Promise.all(publishers.map((publisher) => publisher.publish(what, there.host)));
  return { exitCode: 0, problems: unpublished.flat() };
}
