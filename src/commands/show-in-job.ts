/** Shows what a step of the Action did, beside its log. */
import { escapeInvisible } from '../lang/printable.js';
import { unusable } from '../model/exit-code.js';
import type { Host } from '../model/host.js';
import { writeJobSummary } from '../report/outputs.js';
import { jobSummary } from '../report/publishers/job.js';
import { unjudgedRenderings } from '../report/renderings.js';
import { showProblems } from './show-problems.js';
import type { Shown } from './command.js';

/** Writes the summary page of the job and sets the outputs. */
export async function showInJob(
  { exitCode, problems, document, outputs, files = [] }: Shown<unknown>,
  summary: string | undefined,
  host: Host,
): Promise<void> {
  const isRefused = exitCode === unusable && document === undefined && outputs === undefined;
  if (isRefused) showProblems(await jobSummary(unjudgedRenderings(problems, host), host), host);
  else if (summary !== undefined) showProblems(await writeJobSummary(summary, host), host);
  for (const [name, value] of Object.entries(outputs ?? { outcome: 'unusable' }))
    host.job?.setOutput(name, typeof value === 'string' ? value : escapeInvisible(JSON.stringify(value)));
  setFilesOutput(files, host);
}

/** Sets the output `files` for later steps. */
export function setFilesOutput(files: readonly string[], { job }: Host): void {
  const named = files.map((file) => job?.pathInJob?.(file) ?? file);
  job?.setOutput('files', escapeInvisible(JSON.stringify(named)));
}
