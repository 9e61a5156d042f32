/** What a job is about. It is derived once from the event, the variables of the CI system and git; nothing else reads them. */

/** The context of a job, or of a command outside of CI. */
export interface Context {
  /** The CI system; absent outside of CI. */
  readonly system?: string;
  /** What started the job, as the system names it: "pull_request", "push". */
  readonly event?: string;
  readonly subject: Subject;
  readonly change: Change;
  readonly run: JobRun;
  readonly place: RepositoryPlace;
  /** Why the job runs no command of the work tree: it has the rights of this repository, and the code may be that of another one. */
  readonly foreignCode?: string;
}

/** The measured version. */
export interface Subject {
  readonly commit?: string;
  /** The branch that contains the commit; for a change, its source branch. */
  readonly branch?: string;
}

/**
 * Whether the job is about a change that is to be merged. The rules and baselines of its target judge a change, not its own.
 *
 * none: it is not, such as a build of the default branch. unknown: neither the event nor the variables tell. contradictory: they
 * disagree, so that nothing can be judged. known: it is.
 */
export type Change =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'unknown' | 'contradictory';
      /** What the system states instead, as the end of a sentence: "a push to the branch x". */
      readonly why: string;
      /** Not even the branch is known, so that git has to show whether the commit is one of the default branch. */
      readonly isUnplaced?: true;
    }
  | KnownChange;

export interface KnownChange {
  readonly kind: 'known';
  /** "#7", "!7", "a merge group" */
  readonly name: string;
  /** The number of the pull request or merge request, if it has one. */
  readonly number?: number;
  /** The newest commit of the change when the job started. */
  readonly head?: string;
  /** The repository that the change comes from, for a run whose change was not named. */
  readonly source?: string;
  readonly target: Target;
}

/** What a change will be merged into. If it is empty, the target is unknown. */
export interface Target {
  readonly commit?: string;
  readonly branch?: string;
}

/** The execution of a step of a job. */
interface JobRun {
  /** The run of the workflow, pipeline or build. Later runs have larger ids. */
  readonly id?: string;
  /** Counts from 1. */
  readonly attempt?: number;
  readonly workflow?: string;
  readonly job?: string;
  /** Distinguishes the steps of a job. */
  readonly step?: string;
  /** The web page of the job's log. */
  readonly url?: string;
  /** The event is a completed run, whose results this job judges. */
  readonly isAfterRun?: boolean;
}

/** Where rules and history are read. */
interface RepositoryPlace {
  /** "https://github.com/owner/name" */
  readonly url?: string;
  readonly defaultBranch?: string;
  /** The folder of the checkout. Its owner may be another user, in a job that runs in a container. */
  readonly workspace?: string;
}

/** The context of a command outside of CI. */
export const noJob: Context = { subject: {}, change: { kind: 'none' }, run: {}, place: {} };

/** Where nothing is known, not even the branch. */
export const unplaced = (why: string): Change => ({ kind: 'unknown', why, isUnplaced: true });

/** The change that a job is about; undefined if there is none, or if it is unknown whether there is one. */
export const findKnownChange = ({ change }: Context): KnownChange | undefined =>
  change.kind === 'known' ? change : undefined;

/** Whether the event is a completed run of a pull request, whose results this job judges. */
export const isAfterPullRequest = ({ change, run }: Context): boolean =>
  run.isAfterRun === true && change.kind === 'known';
