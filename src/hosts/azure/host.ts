/** Adapts the command line's host to a job of Azure Pipelines. */
import type { Host } from '../../model/host.js';

/** The agent executes "##vso[...]" and formats "##[...]" anywhere in the output, which contains untrusted names. */
const neutralizeCommands = (text: string): string => text.replace(/##(?=(?:vso)?\[)/gi, '## ');

export const withAzureJob = (host: Host): Host => ({
  ...host,
  stdout: (text) => {
    host.stdout(neutralizeCommands(text));
  },
  stderr: (text) => {
    host.stderr(neutralizeCommands(text));
  },
});
