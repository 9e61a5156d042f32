/** CLI entry point. Starts scanner threads first: starting them takes as long as everything else before the first read. */
import { cli, withdrawCommand } from './cli.js';
import { describeFailure } from './commands/show-problems.js';
import { hostOfProcess, withWebhook } from './hosts/job.js';
import { commitHere } from './hosts/node/git.js';
import { claimProcess, delayOptimization } from './hosts/node/processes.js';
import { isAllPrinted, isPrintLost } from './hosts/node/printer.js';
import { prestartThreads } from './hosts/node/threads.js';
import { unusable } from './model/exit-code.js';

// Handles errors that escape the promise below, such as in the callback of a stream.
process.on('uncaughtException', (error) => {
  process.stderr.on('error', () => process.exit(unusable));
  process.stderr.write(`${describeFailure(error)}\n`, () => void withdrawCommand().then(() => process.exit(unusable)));
});

claimProcess();
const argv = process.argv.slice(2);
if (argv[0] === 'check') void delayOptimization();
void prestartThreads(argv)
  .then(async () => {
    const host = withWebhook(await hostOfProcess());
    return await cli(argv, host, (source) => commitHere(host, source === 'job-or-git'));
  })
  .then((code) => {
    if (!isPrintLost()) process.exitCode = code;
    // Exits without tearing down threads and heap piece by piece.
    if (isAllPrinted()) process.exit();
  });
