/** The command line of this process. */
import { cli } from './cli.js';
import { commitHere } from './hosts/commit.js';
import { nodeHost } from './hosts/node.js';
import type { ExitCode } from './model.js';

export function run(argv: readonly string[]): Promise<ExitCode> {
  const host = nodeHost();
  return cli(argv, host, (from) => commitHere(from === 'job' ? undefined : host.git));
}
