/** What the rows of the table of CI systems share. */
import { defined } from '../../lang/objects.js';
import { unplaced, type Change, type Context, type KnownChange } from '../../model/context.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that a row may read. */
export interface JobFacts {
  /** The environment of the process. Empty variables count as absent. */
  readonly variables: Variables;
  /** The event that started the job, for systems that write it to a file; any value, or undefined. */
  readonly event?: unknown;
  /** The commit of the work tree, if it is a repository. */
  readonly head?: string;
  /** Whether there is no terminal, and the work tree is not that of the default branch. */
  readonly mayBeJob?: boolean;
}

/** A CI system: a row of the table in systems.ts. */
export interface System {
  readonly id: string;
  /** Whether the variables are those of a job of this system. */
  readonly isHere: (variables: Variables) => boolean;
  /** The same from variables that others set as well, so that they count only where nothing else is known. */
  readonly isLikely?: (variables: Variables) => boolean;
  /** The system whose variables this one sets, too. */
  readonly imitates?: string;
  readonly read: (facts: JobFacts) => Omit<Context, 'system'>;
}

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;

/** The value if it is a full commit id: some systems state "HEAD" or an abbreviation. */
export const toCommit = (value: unknown): string | undefined =>
  typeof value === 'string' && commitId.test(value) ? value : undefined;

/** A branch without the prefixes of its ref or its remote; a tag is none. */
const toBranch = (value: string | undefined): string | undefined =>
  value?.replace(/^(?:refs\/(?:heads|remotes\/origin)\/|origin\/|refs\/tags\/.*)/, '') || undefined;

/** The ref of a job that also states its branch if it is of a tag. */
export const ofTag = (tag: string | undefined, branch: string | undefined): string | undefined =>
  tag === undefined ? branch : `refs/tags/${tag}`;

const toNumber = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;

/** The web page of the repository that a URL for git or of a pull request belongs to, without credentials. */
export function toRepositoryUrl(value: string | undefined): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/|git:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+(?=\/))?[:/]+([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/pull\/.*)?\/*$/.exec(
      value ?? '',
    ) ?? [];
  return host === undefined || path === undefined ? undefined : `https://${host}/${path}`;
}

/** The values of variables that describe a job. */
interface StatedJob {
  /** The number of the change, or what else shows that there is one. Absent: the job is not about a change. */
  readonly mark: string | undefined;
  /** Before the number: "#" or "!". */
  readonly sign?: '#' | '!';
  readonly targetBranch?: string | undefined;
  readonly targetCommit?: string | undefined;
  /** The newest commit of the change. */
  readonly head?: string | undefined;
  readonly sourceBranch: string | undefined;
  /** The commit of the job, where `head` is not stated. */
  readonly commit: string | undefined;
  /** The branch or the ref of a job that is not about a change. */
  readonly branch: string | undefined;
  readonly defaultBranch?: string | undefined;
  /** What a job that states no change is about, if its branch does not tell. */
  readonly otherwise?: Change | undefined;
  readonly id?: string | undefined;
  readonly attempt?: string | undefined;
  readonly workflow?: string | undefined;
  readonly job?: string | undefined;
  readonly url?: string | undefined;
  readonly repository?: string | undefined;
  readonly workspace?: string | undefined;
  readonly foreignCode?: string | undefined;
}

/**
 * Why a job of a change of another repository runs none of its commands: the job has a token, which they could find.
 *
 * @param source the other repository; undefined if the change is of this one
 */
export function findForeignFork(source: string | undefined, variables: Variables): string | undefined {
  const token = Object.keys(variables).find((name) =>
    /^(?:GUARDBAND_\w*(?:TOKEN|URL)|SYSTEM_ACCESSTOKEN)$/i.test(name),
  );
  return source === undefined || token === undefined ? undefined : `${token}, and code of ${source}`;
}

/** The change that variables state; undefined if they state none. */
export function statedChange({
  mark,
  sign = '#',
  ...stated
}: Pick<StatedJob, 'mark' | 'sign' | 'targetBranch' | 'targetCommit' | 'head'>): KnownChange | undefined {
  if (mark === undefined) return undefined;
  const number = toNumber(/^(?:https?:.*\/|.*!)?(\d+)$/.exec(mark)?.[1]);
  return {
    kind: 'known',
    name: number === undefined ? 'this change' : `${sign}${String(number)}`,
    target: defined({ commit: toCommit(stated.targetCommit), branch: toBranch(stated.targetBranch) }),
    ...defined({ number, head: toCommit(stated.head) }),
  };
}

/**
 * Whether a job that is not for a pull request may nevertheless be about a change. A job of the default branch is not.
 *
 * @param branch the branch of the job; undefined for a tag or a detached commit
 */
export function changeOfBranch(
  branch: string | undefined,
  defaultBranch: string | undefined,
  why: string = branch === undefined ? 'a commit without a branch' : `the branch ${branch}`,
): Change {
  return branch !== undefined && branch === defaultBranch ? { kind: 'none' } : { kind: 'unknown', why };
}

/** The context of a job from the values of variables. */
export function statedContext(stated: StatedJob): Omit<Context, 'system'> {
  const { branch: ref, defaultBranch } = stated;
  const branch = toBranch(ref);
  const ofRef = ref === undefined ? unplaced('a commit without a branch') : changeOfBranch(branch, defaultBranch);
  const { otherwise = ofRef } = stated;
  const change = statedChange(stated);
  return {
    ...defined({ foreignCode: stated.foreignCode }),
    subject: defined({
      commit: toCommit((change && stated.head) ?? stated.commit),
      branch: change ? toBranch(stated.sourceBranch) : branch,
    }),
    change: change ?? otherwise,
    run: defined({
      id: stated.id,
      attempt: toNumber(stated.attempt),
      workflow: stated.workflow,
      job: stated.job,
      url: stated.url,
    }),
    place: defined({ url: stated.repository, defaultBranch, workspace: stated.workspace }),
  };
}
