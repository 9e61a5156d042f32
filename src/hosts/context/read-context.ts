import { defined } from '../../lang/objects.js';
import { type Context, noJob, type Subject, unplaced } from '../../model/context.js';
import type { JobFacts, System, Variables } from './system.js';
import { systems } from './systems.js';

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
