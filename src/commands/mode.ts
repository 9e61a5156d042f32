/** What a mode of the Action is. */
import type { Problem } from '../model/documents.js';
import type { ExitCode } from '../model/exit-code.js';
import type { Forge } from '../model/forge.js';
import type { Host } from '../model/host.js';
import type { Option, Options } from '../model/option.js';
import { notAChoice, notANumber } from '../problems/publishing.js';

/** One mode of the Action. Each has its own file in commands/, next to the use case it runs. */
export interface Mode {
  readonly name: string;
  /** One sentence for action.yml. */
  readonly summary: string;
  /** The values of the output `outcome`. */
  readonly outcomes: readonly string[];
  /** The inputs that only accept some values. */
  readonly options: readonly Option[];
  /** The file endings that `out` accepts. */
  readonly endings: readonly string[];
  readonly run: (step: Step) => Promise<ExitCode>;
}

/** One step of a job: its inputs, and the world around it. Inputs that are blank are not given. */
export interface Step extends Options {
  readonly host: Host;
  /** The host with a connection to the pull request and the commit that the event is about. */
  readonly withForge: () => Host;
  /** The host with a connection to the pull request that the input `pr-number`, the event or the commit names. */
  readonly withPullRequest: () => Promise<{ readonly host: Host; readonly problems: readonly Problem[] }>;
  /** Whether another run triggered this one. */
  readonly isAfterRun: () => boolean;
  /** Whether a run of a pull request triggered this one. */
  readonly isAfterPullRequest: () => boolean;
  /** The host with a connection to the pull request of the run that triggered this one, or why there is none. */
  readonly withForgeOfRun: (
    foreign: NonNullable<Forge['foreign']>,
  ) => Promise<{ readonly host: Host } | { readonly problem: Problem }>;
}

/** Which pull request to comment on, where the event does not say so. */
export const pullRequestOption: Option = {
  name: 'pr-number',
  about: 'the pull request to comment on',
  refuse: (value) => (/^[1-9]\d{0,9}$/.test(value) ? undefined : notANumber('pr-number', value)),
};

/** The inputs whose value is not accepted. */
export const findWrongInputs = (options: readonly Option[], { one, all }: Options): readonly Problem[] =>
  options.flatMap(({ name, multiple, choices, refuse }) =>
    (multiple === true ? all(name) : [one(name) ?? []].flat()).flatMap((value) => {
      if (refuse !== undefined) return refuse(value) ?? [];
      return choices === undefined || choices.includes(value) ? [] : [notAChoice(name, value, choices)];
    }),
  );

/** Sets an output to a list or an object. */
export const setJsonOutput = (name: string, value: object, host: Host): void =>
  host.job?.setOutput(name, JSON.stringify(value));
