/** Options of the command line and inputs of the Action. */
import type { Problem } from './documents.js';

/** An option of a command, or an input of the Action. */
export interface Option {
  readonly name: string;
  /** The placeholder of the value in the help text; absent for a switch. */
  readonly value?: string;
  /** Whether the option can be given more than once. */
  readonly multiple?: boolean;
  /** One letter, e.g. "o" for -o. */
  readonly short?: string;
  /** The phrase that describes the option in the help text. */
  readonly about: string;
  /** The allowed values; the first is the default. */
  readonly choices?: readonly string[];
  /** Explains a value that is not one of `choices`, if the standard message is not enough. */
  readonly refuse?: (value: string) => Problem | undefined;
  /** Whether few need it: it stands under `--help --all` and in docs/options.md. */
  readonly isRare?: true;
  /** The front end that has this option; absent if both have it. */
  readonly frontEnd?: 'command-line' | 'action';
}

/** The values that the caller gave, by name of the option. */
export interface Options {
  /** The value, the first of several; undefined if the option was not given. */
  readonly get: (name: string) => string | undefined;
  /** All values, in order. */
  readonly getAll: (name: string) => readonly string[];
}
