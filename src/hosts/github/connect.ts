/** Finds the pull request that a job is about, and connects the host to it. */
import { quote, shortList } from '../../lang/format.js';
import { defined, readProperty } from '../../lang/objects.js';
import {
  findKnownChange,
  isAfterPullRequest,
  type Context,
  type KnownChange,
  type Subject,
} from '../../model/context.js';
import type { Problem } from '../../model/documents.js';
import type { Forge } from '../../model/forge.js';
import type { ConnectedHost, Host } from '../../model/host.js';
import { readHead } from '../../history/commits.js';
import { findForeignCode } from '../context/actions-events.js';
import type { GithubOptions } from './command-line.js';
import {
  findHead,
  findHeadsAtCommit,
  findHeadsOfBranch,
  githubForge,
  type GithubRepository,
  type Head,
} from './forge.js';
import { foundPullRequest, noPullRequest, pullRequestUnknown, staleReport } from '../../problems/publishing.js';
import { isOf } from '../../problems/problem.js';

/** Returns the repository of the job; undefined without a token for it. */
export type FindRepository = (options?: Pick<GithubOptions, 'isPatient'>) => GithubRepository | undefined;

/**
 * Returns a host with access to the change under test: the named pull request, or that of the event, or the open one whose
 * newest commit is under test, because a push starts a job without naming the pull request. Once the pull request is known, so
 * is its target, whose rules judge it.
 *
 * @param find the repository of the job, if there is a token for it
 * @param isPosting whether something is posted. Otherwise GitHub is asked only, and once, if the event does not tell whether
 * there is a change
 * @param wanted the number of a pull request, if the workflow names one
 */
export async function connectToChange(
  host: Host,
  find: FindRepository,
  isPosting: boolean,
  wanted?: number,
): Promise<ConnectedHost> {
  const { context } = host;
  const place = find();
  if (isPosting) return await withTrendPage(await findChange(host, place, wanted), place);
  const isNamed = context.change.kind !== 'unknown' && wanted === undefined && !isAfterPullRequest(context);
  if (isNamed && hasTarget(context)) return { host, problems: [] };
  const found = await findChange(host, find({ isPatient: false }), wanted);
  const { forge: _, ...silent } = found.host;
  // The forge tells who controls the input, also for reports that are not posted.
  return { host: isAfterPullRequest(context) ? found.host : silent, problems: found.problems.filter(isFound) };
}

const hasTarget = ({ change }: Context): boolean =>
  change.kind !== 'known' || change.target.commit !== undefined || change.target.branch !== undefined;

const isFound = (problem: Problem): boolean => isOf(problem, foundPullRequest);

async function findChange(
  host: Host,
  place: GithubRepository | undefined,
  wanted: number | undefined,
): Promise<ConnectedHost> {
  if (place === undefined) return { host, problems: [] };
  const { context } = host;
  if (isAfterPullRequest(context)) return await connectToRun(host, place, 'results', wanted);
  const stated = findKnownChange(context);
  const number = wanted ?? stated?.number;
  if (number !== undefined) return await connectToNumber(host, place, number);
  const own = { ...host, forge: githubForge(place, context) };
  // Neither a group of a merge queue nor a job of the default branch has a pull request. Outside of a job, nothing is known.
  if (context.change.kind !== 'unknown' && context.system !== undefined) return { host: own, problems: [] };
  const commit = context.subject.commit ?? '';
  const heads = await findHeadsAtCommit(place, commit);
  if ('refusal' in heads) return { host: own, problems: [pullRequestUnknown(heads.refusal.why)] };
  const [head, ...others] = heads.value;
  const short = commit.slice(0, 10);
  if (head === undefined)
    return {
      host: own,
      problems: [
        noPullRequest(`the event names no pull request, and ${short} is not the newest commit of an open one`),
      ],
    };
  if (others.length > 0) return { host: own, problems: [fromSeveral(short, heads.value)] };
  return { host: await withHead(host, place, head), problems: [foundPullRequest(nameHead(head), short)] };
}

/** The pull request with this number. GitHub is asked for its present state, because an event can be old. */
async function connectToNumber(host: Host, place: GithubRepository, number: number): Promise<ConnectedHost> {
  const stated = findKnownChange(host.context);
  const head = await findHead(place, number);
  if ('value' in head) return { host: await withHead(host, place, head.value), problems: [] };
  const change: KnownChange =
    stated?.number === number ? stated : { kind: 'known', name: `#${String(number)}`, number, target: {} };
  const context = { ...host.context, change };
  return { host: { ...host, context, forge: githubForge(place, context, number) }, problems: [] };
}

/** A host that knows a pull request and its target. */
async function withHead(host: Host, place: GithubRepository, head: Head, foreign?: Forge['foreign']): Promise<Host> {
  const stated = findKnownChange(host.context);
  // The event names the target's commit when the job started; if it names another branch, the pull request was retargeted.
  const isSameTarget = stated?.target.branch === undefined || stated.target.branch === head.target.branch;
  const target = isSameTarget && stated?.target.commit !== undefined ? stated.target : head.target;
  const subject = await findSubject(host, head);
  // The commit that a comment saw may be older than the newest one, but not a part of the target.
  const isOfTarget = ['merge-base', '--is-ancestor', subject.commit ?? '', head.target.commit ?? ''];
  const measured = (await host.git(isOfTarget)).code === 0 ? head.commit : subject.commit;
  const change: KnownChange = {
    kind: 'known',
    name: nameHead(head),
    number: head.number,
    target,
    ...defined({ head: stated?.head ?? measured, source: stated?.source }),
  };
  const { foreignCode: _, ...stateless } = host.context;
  // A job of another system has the token with which this was asked.
  const { event, system } = stateless;
  const cause = event ?? (system === undefined ? '' : `of ${system}`);
  const foreignCode = findForeignCode(cause, head.source, place.repository);
  const context = { ...stateless, subject, change, ...defined({ foreignCode }) };
  const newest = async (): Promise<string | undefined> => {
    const now = await findHead(place, head.number);
    return 'value' in now ? now.value.commit : undefined;
  };
  // A workflow that names a pull request itself may have reasons to report another commit.
  const isOfEvent = stated === undefined || stated.number === undefined || stated.number === head.number;
  return {
    ...host,
    context,
    provenance: { ...host.provenance, ...subject },
    forge: { ...githubForge(place, context, head.number, foreign), ...(isOfEvent && { newest }) },
  };
}

/** A job that checked out the merge of a pull request into its target measures the pull request. */
async function findSubject({ context, git }: Host, head: Head): Promise<Subject> {
  const { subject } = context;
  if (subject.commit === head.commit || findKnownChange(context)?.head !== undefined) return subject;
  const { parents } = await readHead({ git });
  return parents.includes(head.commit) ? { commit: head.commit } : subject;
}

const fromSeveral = (source: string, heads: readonly Head[]): Problem =>
  pullRequestUnknown(`${shortList(heads.map(nameHead))} all come from ${quote(source)}`);

const nameHead = ({ number }: Head): string => `#${String(number)}`;

/**
 * Returns a host with access to the pull request of the completed run. If there is none, the problem explains why.
 *
 * @param foreign the part of the input that the completed run controls
 * @param wanted the number of the pull request, if the workflow names one; it must come from the branch of the run
 */
async function connectToRun(
  host: Host,
  place: GithubRepository,
  foreign: NonNullable<Forge['foreign']>,
  wanted?: number,
): Promise<ConnectedHost> {
  const { change, subject } = host.context;
  const refuse = (problem: Problem): ConnectedHost => ({ host, problems: [problem] });
  if (!isAfterPullRequest(host.context) || change.kind !== 'known')
    return refuse(noPullRequest('the triggering run was not started by a pull request'));
  const branch = subject.branch ?? '';
  const found = await findHeadsOfBranch(place, change.source ?? '', branch);
  if ('refusal' in found) return refuse(pullRequestUnknown(found.refusal.why));
  const heads = found.value.filter(({ number }) => wanted === undefined || number === wanted);
  const [head, ...others] = heads;
  if (head === undefined) return refuse(noPullRequest(`there is no open pull request from ${quote(branch)}`));
  if (others.length > 0) return refuse(fromSeveral(branch, heads));
  if (head.commit !== subject.commit) return refuse(staleReport(nameHead(head), subject.commit ?? '', head.commit));
  return { host: await withHead(host, place, head, foreign), problems: [] };
}

/** Connects a job that posts the reports of other jobs: of a completed run, or of this run. */
export async function connectToReports(
  host: Host,
  place: GithubRepository | undefined,
  wanted?: number,
): Promise<ConnectedHost> {
  if (host.context.run.isAfterRun !== true) return await withTrendPage(await findChange(host, place, wanted), place);
  if (place === undefined) return { host, problems: [pullRequestUnknown('there is no token')] };
  return await withTrendPage(await connectToRun(host, place, 'report', wanted), place);
}

const mostMs = 3000;

/** Adds the link to the trend page, unless the caller named one, or the token may not read where the Pages are. */
async function withTrendPage(connected: ConnectedHost, place: GithubRepository | undefined): Promise<ConnectedHost> {
  const { host } = connected;
  if (place === undefined || host.page.links?.trend !== undefined) return connected;
  const answer = await place.api('GET', `/repos/${place.repository}/pages`);
  const site = 'value' in answer ? readProperty(answer.value, 'html_url') : undefined;
  if (typeof site !== 'string' || !(await isOurs(site))) return connected;
  const links = { ...host.page.links, trend: new URL('trend.html', site).href };
  return { ...connected, host: { ...host, page: { ...host.page, links } } };
}

/** The site may be that of something else. */
async function isOurs(site: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(mostMs);
    return (await fetch(new URL('guardband.json', site), { signal, redirect: 'error' })).ok;
  } catch {
    return false;
  }
}
