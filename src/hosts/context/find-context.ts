/** Gathers what the context of a job is derived from. */
import { attempt } from '../../lang/attempt.js';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defined } from '../../lang/objects.js';
import type { Context } from '../../model/context.js';
import { gitIn } from '../node/git.js';
import { isFileOrPipe } from '../node/printer.js';
import { readContext } from './read-context.js';
import type { Variables } from './system.js';

/** The context of this process. Git is only asked inside of a CI job. */
export async function findContext(variables: Variables = process.env): Promise<Context> {
  // Node's terminals take longer to load than the rest of this, and only a device may be one.
  const devices = [0, 1, 2].filter((stream) => !isFileOrPipe(stream));
  const hasTerminal = devices.length > 0 && devices.some((await import('node:tty')).isatty);
  const mayBeJob = !hasTerminal && isOffDefaultBranch();
  const facts = { variables, event: readEvent(variables['GITHUB_EVENT_PATH']), mayBeJob };
  const context = readContext(facts);
  if (context.system === undefined) return context;
  const git = gitIn(defined({ workspace: context.place.workspace }));
  const { code, stdout } = await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (code !== 0) return context;
  const head = stdout.trim();
  const { commit = head } = context.subject;
  const isContained = commit === head || (await git(['merge-base', '--is-ancestor', commit, head])).code === 0;
  return readContext({ ...facts, head, isContained });
}

/** Whether the current folder is in a checkout of something else than the default branch. Starting git would take too long. */
function isOffDefaultBranch(): boolean {
  let folder = process.cwd();
  while (!existsSync(join(folder, '.git'))) {
    if (folder === dirname(folder)) return false;
    folder = dirname(folder);
  }
  const read = (name: string): string | undefined => {
    const text = attempt(() => readFileSync(join(folder, '.git', name), 'utf8')) ?? '';
    return /^ref: refs\/(?:heads|remotes\/origin)\/(.+)/.exec(text)?.[1];
  };
  const branch = read('HEAD');
  return branch === undefined || branch !== read('refs/remotes/origin/HEAD');
}

/** The event; undefined if it cannot be read, since everything in it is optional. */
const readEvent = (file = ''): unknown => attempt(() => JSON.parse(readFileSync(file, 'utf8')) as unknown);
