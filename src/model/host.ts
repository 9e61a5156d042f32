/** The interface to the outside world. */
import type { Context } from './context.js';
import type { Content } from './reading.js';
import type { MachineUse, Problem, Provenance } from './documents.js';
import type { Annotation, Forge } from './forge.js';

/** Where and when rendered text will be read. */
export interface Page {
  /** Columns of the terminal; Infinity for no limit. */
  readonly width: number;
  readonly colour: boolean;
  /** Size limit in bytes of UTF-8, if there is one; renderers omit whole sections to stay below it. */
  readonly mostBytes?: number;
  /** YYYY-MM-DD, if known. A report may be about an old run, or shown long after it was written. */
  readonly today?: string;
  /** The title of the report in headings, e.g. "Performance". */
  readonly title?: string;
  /** The heading in place of a verdict, for runs that are shown and not judged. */
  readonly heading?: string;
  /** Distinguishes reports of different jobs. */
  readonly key?: string;
  /** Related web pages; unknown ones are absent. */
  readonly links?: Links;
  /** The URL of the repository, for links to commits: "https://github.com/owner/name". */
  readonly repositoryUrl?: string;
  /** The inputs as the user named them, for commands to copy. */
  readonly inputs?: Inputs;
  /** The path of the output file, if any. */
  readonly file?: string;
  /** Compresses a text with deflate, as base64. */
  readonly compress?: (text: string) => string;
}

/** URLs of web pages. */
export interface Links {
  /** The log of the job that judged the run. */
  readonly job?: string;
  /** A page that compares two commits: `BASE...HEAD` is appended. */
  readonly compare?: string;
  /** The report as a page or an artifact. */
  readonly report?: string;
  readonly trend?: string;
  /** JMeter's dashboard: a web page, or a path relative to the report page. */
  readonly dashboard?: string;
}

/** The arguments that a suggested command repeats to read the same run again. */
export interface Inputs {
  /** Files, folders and globs. */
  readonly results: readonly string[];
  /** Further arguments: "--set", "users=100". */
  readonly options: readonly string[];
  /** Further arguments of commands that judge: "--only", "checkout*". */
  readonly judging?: readonly string[];
  /** Whether another run uploaded the results, so that a reader must download them first. */
  readonly areDownloaded?: boolean;
}

/** The file system and object stores. */
export interface Files {
  /** The files that a path, folder or glob matches, sorted. */
  readonly find: (pattern: string) => Promise<readonly string[]>;
  readonly read: (file: string) => AsyncIterable<Uint8Array>;
  /** The size of a file on disk in bytes; undefined if there is none. */
  readonly sizeOf?: (file: string) => number | undefined;
  /** Whether it is a pipe, a socket or a device: reading it could wait forever. */
  readonly isSpecial?: (file: string) => boolean;
  /** Opens a file for random access; undefined if that is impossible (standard input, a pipe). */
  readonly content?: (file: string) => Promise<Content | undefined>;
  /** Decompresses gzip. Errors of the source or the archive are thrown while reading. */
  readonly gunzip: (open: () => AsyncIterable<Uint8Array>, mayBeCut?: boolean) => AsyncIterable<Uint8Array>;
  /** Decompresses a whole gzip archive; undefined if its content is too large for memory. A broken archive throws. */
  readonly gunzipAtOnce?: (packed: Uint8Array) => Promise<Uint8Array | undefined>;
  /** The whole file as text; undefined if it does not exist. */
  readonly readText: (file: string) => Promise<string | undefined>;
  /** Writes a file atomically (a temporary file, then a rename). Creates missing folders. */
  readonly writeText: (file: string, text: string) => Promise<void>;
  /** Removes a file, if it exists. */
  readonly removeFile: (file: string) => Promise<void>;
  /** Writes several files of a folder; `readTogether` sees all or none of them. The caller holds the lock of the folder. */
  readonly writeTogether: (folder: string, texts: ReadonlyMap<string, string>) => Promise<void>;
  /** The texts of all files of a folder at a single moment, by path; undefined if the folder cannot be read. */
  readonly readTogether: (
    folder: string,
    isWanted: (file: string) => boolean,
  ) => Promise<ReadonlyMap<string, string> | undefined>;
  /**
   * Runs work while holding a lock on a folder, which is created if missing. Undefined if other processes held the lock for
   * too long; the work was then not started.
   */
  readonly withLock: <Value>(folder: string, work: () => Promise<Value>) => Promise<Value | undefined>;
  /** Creates a folder if it is missing. Returns its absolute path. */
  readonly makeFolder: (folder: string) => Promise<string>;
  /**
   * Remembers what some files, or all below a folder, are. Returns a function that names one that has changed since.
   *
   * @param ids the ids of git of the contents that some have: one that was written again is the same
   */
  readonly watchFiles: (
    files: readonly string[] | string,
    ids: ReadonlyMap<string, string>,
  ) => Promise<() => Promise<string | undefined>>;
  /** Opens a bucket of an object store. */
  readonly openBucket: (name: string) => Promise<Bucket>;
}

/** The git repository of the current folder. */
export interface Repository {
  /**
   * Runs git in the current folder, without prompts. Nothing that a commit contains leads it: neither a folder that looks like
   * a repository, nor hooks. It gets no secrets from the environment. A missing git is reported like any other failure.
   */
  readonly git: (args: readonly string[], input?: string) => Promise<GitAnswer>;
}

/** The terminal, the clock and other programs. */
interface Terminal {
  readonly now: () => Date;
  /** Waits a random time of at most this many milliseconds, so that competing processes do not collide again. */
  readonly pauseUpTo: (mostMs: number) => Promise<void>;
  /**
   * Runs a program without a shell, and waits until it ends, with all that it started. What it prints goes to the error stream
   * of this process, without what a CI system would obey. It gets no secrets of this process. A signal to this process ends it.
   *
   * @param words the program and its arguments
   * @param variables environment variables that only it gets
   */
  readonly runProgram: (
    words: readonly string[],
    variables: Readonly<Record<string, string>>,
    options?: ProgramOptions,
  ) => Promise<ProgramEnd>;
  /**
   * Lets a signal that comes while no program runs interrupt the next one instead of ending this process, so that there is
   * time to clean up.
   *
   * @returns a function that ends this
   */
  readonly holdSignals: () => () => void;
  /** A random number, at least 0 and below 1. */
  readonly random: () => number;
  /** Creates a new folder for temporary files, and returns its absolute path. */
  readonly makeTemporaryFolder: () => Promise<string>;
  /** Moves a folder of this machine to a place that does not exist yet. */
  readonly moveFolder: (folder: string, to: string) => Promise<void>;
  /** Removes a folder with everything in it. */
  readonly removeFolder: (folder: string) => Promise<void>;
  /** The number of this process, and whether a process of this machine runs. */
  readonly processId: number;
  readonly isProcessRunning: (id: number) => boolean;
  /** Shows the progress of long operations, on terminals only. */
  readonly progress: (text: string) => void;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly page: Page;
}

/** The CI job, and the services that it may use. */
interface JobServices {
  /** What the job is about: the measured version, the change, the run and the repository. */
  readonly context: Context;
  /** Facts about the current run that every result gets which does not state them: commit, branch, environment. */
  readonly provenance: Provenance;
  /** Present inside a CI job that shows annotations and a summary. */
  readonly job?: Job;
  /** Sends JSON to the configured webhook. Returns the reason if it was not accepted; the reason never contains the URL. */
  readonly webhook?: (json: string) => Promise<string | undefined>;
  /** Present if the job has a token to comment on the change under test. */
  readonly forge?: Forge;
  /**
   * Finds the change under test on the forge, and connects a host to it. Absent without a token for it.
   *
   * @param isPosting whether something is posted there
   * @param repositoryUrl the repository, if the job does not state it
   */
  readonly connect?: (host: Host, isPosting: boolean, repositoryUrl?: string) => Promise<ConnectedHost>;
}

/** The outside world. Only the entry points of src/ access it in any other way. A function takes the parts that it needs. */
export interface Host extends Files, Repository, Terminal, JobServices {}

/** A host with access to the change under test, and notes about how it was found. */
export interface ConnectedHost {
  readonly host: Host;
  readonly problems: readonly Problem[];
}

/** How a program ended. */
export interface ProgramEnd {
  /** 0 for success. */
  readonly code: number;
  /** Whether a signal told this process to end meanwhile. */
  readonly isInterrupted?: boolean;
  /** Why the program has no exit code: it could not be started, or a signal ended it. */
  readonly why?: string;
  /** The program took longer than allowed. */
  readonly isTimedOut?: boolean;
  /** The names of programs that it left running, and that could not be ended. */
  readonly left?: readonly string[];
  /** What it has touched that only Guardband may: nothing that follows can be believed. */
  readonly crossed?: string;
  /** The variables that it did not get, as far as the configuration may name them. */
  readonly leftOut?: readonly string[];
  /** What the machine did meanwhile, if it was asked for and the system tells. Only Linux is known. */
  readonly machine?: MachineUse | 'unknown-system';
}

export interface ProgramOptions {
  /** The folder to run in; by default that of this process. */
  readonly folder?: string;
  /** The program is ended after this time. */
  readonly timeoutMs?: number;
  /** Variables of this process that it gets, beside those that every program needs. */
  readonly passed?: readonly string[];
  /** Whether the machine is watched meanwhile. */
  readonly isMeasured?: boolean;
}

export interface GitAnswer {
  /** 0 for success. */
  readonly code: number;
  readonly stdout: string;
  /** The error message, in English; also for a timeout, too much output or a missing git. */
  readonly stderr: string;
}

/** The services of a CI system for a step of a job. */
interface Job {
  readonly annotate: (level: Annotation['level'], message: string, place: Annotation['place']) => void;
  /**
   * Converts the path of a file to the form that other steps of the job use. Absent if all steps have the same current
   * folder.
   */
  readonly pathInJob?: (file: string) => string;
  readonly setOutput: (name: string, value: string) => void;
  readonly writeSummary: (markdown: string) => Promise<void>;
}

/** The date of a host as YYYY-MM-DD, in UTC. */
export const today = ({ now }: Pick<Host, 'now'>): string => now().toISOString().slice(0, 10);

/** Objects in a bucket of an object store. */

export interface StoredObject {
  readonly key: string;
  /** Changes with the content. */
  readonly version: string;
}

/** The objects and folders below a prefix. */
interface Listing {
  /** Objects whose keys have no further slash. */
  readonly objects: readonly StoredObject[];
  /** The prefixes of all other objects, up to and including the next slash. */
  readonly folders: readonly string[];
}

/** A bucket. Failures of the store are thrown. */
export interface Bucket {
  readonly list: (prefix: string) => Promise<Listing>;
  /** Reads the text of an object; undefined if it does not exist or its version has changed. */
  readonly read: (
    key: string,
    version?: string,
  ) => Promise<{ readonly text: string; readonly version: string } | undefined>;
  /**
   * Writes an object unless another process has changed it in the meantime.
   *
   * @param replaces the version to replace; undefined for an object that must not exist yet
   * @returns false if the current version is another one
   */
  readonly write: (key: string, text: string, replaces: string | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}

/** Whether the name of a result is an object or a prefix of objects: s3://BUCKET/KEY. */
export const isObjectName = (name: string): boolean => name.startsWith('s3://');

/** Secrets of the job, and files with which a step changes those after it. No configuration passes them on. */
const never =
  /^(?:INPUT_.*|GUARDBAND_\w+|ACTIONS_\w+|(?:GH|GITHUB|GITEA|GITLAB|FORGEJO)_\w*(?:TOKEN|PAT)|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|(?:GITEA|FORGEJO)_(?:ENV|OUTPUT|PATH)|CI_JOB_(?:TOKEN|JWT\w*)|CI_(?:REGISTRY|DEPENDENCY_PROXY|DEPLOY)_(?:USER|PASSWORD)|CI_(?:REPOSITORY_URL|BUILD_TOKEN)|SYSTEM_ACCESSTOKEN|SYSTEM_OIDCREQUESTURI|AZURE_DEVOPS_EXT_PAT|(?:ENDPOINT|SECUREFILE|SECRET)_\w+|BITBUCKET_STEP_OIDC_TOKEN|CIRCLE_(?:TOKEN|OIDC_TOKEN\w*)|BUILDKITE_(?:AGENT_\w*TOKEN)|TRAVIS_(?:ID|SECURE)_\w+|AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY|S(?:ESSION|ECURITY)_TOKEN|PROFILE|ROLE_\w+|CONTAINER_\w+|WEB_IDENTITY_\w+|CONFIG_FILE|SHARED_CREDENTIALS_FILE)|(?:AZURE|ARM)_(?:CLIENT|TENANT|USERNAME|PASSWORD|FEDERATED|SUBSCRIPTION|OIDC|ACCESS|STORAGE)\w*|AZCOPY_\w+|GOOGLE_\w+|GCP_\w+|GCLOUD_\w+|CLOUDSDK_\w+|ALIBABA_CLOUD_\w+|DIGITALOCEAN_\w+|SSH_AUTH_SOCK|SSH_AGENT_PID)$/i;

/** Whether measured code gets this variable in no case, whatever the configuration names. */
export const isNeverPassed = (name: string): boolean => never.test(name);
