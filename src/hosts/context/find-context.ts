/** Gathers what the context of a job is derived from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, defined } from '../../lang/objects.js';
import type { Context } from '../../model/context.js';
import { gitIn } from '../node/git.js';
import { isFileOrPipe } from '../node/printer.js';
import { findCheckout } from '../node/paths.js';
import { isJob, readContext } from './read-context.js';
import type { Variables } from './system.js';

/** The context of this process. Git is only asked inside of a job of a CI system, known or not. */
export async function findContext(variables: Variables = process.env): Promise<Context> {
  // Node's terminals take longer to load than the rest of this, and only a device may be one.
  const devices = [0, 1, 2].filter((stream) => !isFileOrPipe(stream));
  const hasTerminal = devices.length > 0 && devices.some((await import('node:tty')).isatty);
  const mayBeJob = !hasTerminal && isOffDefaultBranch();
  const facts = { variables, event: readEvent(variables['GITHUB_EVENT_PATH']), mayBeJob };
  const context = readContext(facts);
  if (!isJob(variables)) return context;
  const git = gitIn(defined({ workspace: context.place.workspace }));
  const { code, stdout } = await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  return code === 0 ? readContext({ ...facts, head: stdout.trim() }) : context;
}

/** Whether this is a checkout of something else than the default branch. Starting git takes long, and it may be missing. */
function isOffDefaultBranch(): boolean {
  const folder = findCheckout(process.cwd());
  if (folder === undefined) return false;
  const read = (name: string): string => attempt(() => readFileSync(join(folder, '.git', name), 'utf8').trim()) ?? '';
  const packed = read('packed-refs').split('\n');
  const follow = (text: string): string => {
    const [, ref] = /^ref: (.+)$/.exec(text) ?? [];
    if (ref === undefined) return text;
    return read(ref) || (packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '');
  };
  const [head, trunk] = [read('HEAD'), follow(read('refs/remotes/origin/HEAD'))];
  const isAlone = !read('config').includes('[remote ') && /^ref: refs\/heads\/(?:main|master)$/.test(head);
  const isMerging = read('MERGE_HEAD') + read('SQUASH_MSG') !== '';
  return isMerging || (!isAlone && (trunk === '' || follow(head) !== trunk));
}

/** The event; undefined if it cannot be read, since everything in it is optional. */
const readEvent = (file = ''): unknown => attempt(() => JSON.parse(readFileSync(file, 'utf8')) as unknown);
