/** Gathers what the context of a job is derived from. */
import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { defined } from '../../lang/defined.js';
import type { Context } from '../../model/context.js';
import { gitIn } from '../node/git.js';
import { readContext } from './read-context.js';
import type { Variables } from './system.js';

/** The context of this process. Git is only asked inside of a CI job. */
export async function findContext(variables: Variables = process.env): Promise<Context> {
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  const facts = { variables, event: readEvent(variables['GITHUB_EVENT_PATH']), hasTerminal };
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

/** The event; undefined if it cannot be read, since everything in it is optional. */
function readEvent(file: string | undefined): unknown {
  if (file === undefined || file === '') return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}
