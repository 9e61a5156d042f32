import { defined } from '../../lang/objects.js';
import { noJob, unplaced, type Context, type Subject } from '../../model/context.js';
import type { JobFacts, System, Variables } from './system.js';
import { systems } from './systems.js';
import { attempt } from '../../lang/attempt.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../node/git.js';
import { isFileOrPipe } from '../node/printer.js';
import { findCheckout } from '../node/refuse-links.js';

const withoutEmpty = (all: Variables): Variables => select(all, (value) => value !== '');
/** Some systems state what is not so: TRAVIS_PULL_REQUEST=false. */
const withoutFalse = (all: Variables): Variables => select(all, (value) => !/^false$/i.test(value));

const select = (all: Variables, isKept: (value: string) => boolean): Variables =>
  Object.fromEntries(Object.entries(all).filter(([, value = '']) => isKept(value)));

/** Variables of systems that are not in the table, and of programs that run jobs. */
const ofJob = /^(?:CI|CI_NAME|BUILD_(?:ID|NUMBER|URL)|GO_(?:SERVER_URL|PIPELINE_NAME)|ATC_EXTERNAL_URL|PROW_JOB_ID)$/;

/** The systems whose variables are present: several if a job sets those of another one, or a job runs inside of another. */
function findSystems(variables: Variables): readonly System[] {
  const stated = withoutFalse(variables);
  const here = systems.filter(({ isHere }: System) => isHere(stated));
  const found: readonly System[] =
    here.length > 0 ? here : systems.filter(({ isLikely }: System) => isLikely?.(variables) === true);
  return found.filter(({ id }) => !found.some(({ imitates }) => imitates === id));
}

const isOfJob = (variables: Variables): boolean =>
  Object.keys(withoutFalse(variables)).some((name) => ofJob.test(name));

/** Whether these are the variables of a job of a CI system, known or not. */
export function isJob(all: Variables): boolean {
  const variables = withoutEmpty(all);
  return isOfJob(variables) || findSystems(variables).length > 0;
}

/** Finds out what a job is about. Pure: everything that it reads is in `facts`. */
export function readContext({ variables: all, ...facts }: JobFacts): Context {
  const variables = withoutEmpty(all);
  const [system, ...others] = findSystems(variables);
  if (system !== undefined) {
    const context = { system: system.id, ...system.read({ variables: withoutFalse(variables), ...facts }) };
    if (others.length === 0) return { ...context, ...reconcile(context, facts) };
    const named = [system, ...others].map(({ id }) => id).join(' and ');
    return { ...context, change: { kind: 'contradictory', why: `its variables are those of ${named}` } };
  }
  const subject = defined({ commit: facts.head });
  if (isOfJob(variables))
    return { ...noJob, subject, change: unplaced('a job of a CI system that Guardband does not know') };
  const isOwnMachine = facts.mayBeJob !== true || /^false$/i.test(all['CI'] ?? '');
  return isOwnMachine ? noJob : { ...noJob, change: unplaced('a program without a terminal') };
}

/**
 * A job that is not about a change measures what is checked out, whatever commit started it. One that contains that commit may be a
 * change, too: the merge of a pull request contains the newest commit of its target.
 */
function reconcile(
  { subject, change, run, event, system }: Context,
  { head }: Omit<JobFacts, 'variables'>,
): { readonly subject?: Subject; readonly change?: Context['change'] } {
  const { commit } = subject;
  const isElsewhere = head !== undefined && commit !== undefined && head !== commit;
  if (!isElsewhere || change.kind === 'known' || run.isAfterRun === true) return {};
  const why = `${event ?? system ?? 'a job'} with another commit in the work tree`;
  return { subject: { commit: head }, change: unplaced(why) };
}

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
