/** CLI entry point. Starts scanner threads first: starting them takes as long as everything else before the first read. */
import { cli } from './cli.js';
import { commitHere } from './hosts/node/commit.js';
import { nodeHost } from './hosts/node/host.js';
import { isAllPrinted } from './hosts/node/printer.js';
import { prestartThreads } from './hosts/node/threads.js';

const argv = process.argv.slice(2);
void prestartThreads(argv)
  .then(() => {
    const host = nodeHost();
    return cli(argv, host, (from) => commitHere(from === 'job' ? undefined : host.git));
  })
  .then((code) => {
    // A failure to print may have set an exit code already.
    process.exitCode ??= code;
    // Skip tearing down threads and heap piece by piece.
    if (isAllPrinted()) process.exit();
  });
