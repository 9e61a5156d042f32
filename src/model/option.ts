/** Options of the command line and inputs of the Action. */
import type { Problem } from './documents.js';

/** An option of a command, or an input of the Action. */
export interface Option {
  readonly name: string;
  /** What the help text calls its value; an option without one is a switch. */
  readonly value?: string;
  /** May be given more than once. */
  readonly multiple?: boolean;
  /** One letter, e.g. "o" for -o. */
  readonly short?: string;
  /** The half sentence that the help text shows. */
  readonly about: string;
  /** The words it accepts; the first is the default. */
  readonly choices?: readonly string[];
  /** What is wrong with a value that is not one of `choices`, where a plain "is not one of" is too little. */
  readonly refuse?: (value: string) => Problem | undefined;
  /** The face that has it; both if absent. */
  readonly face?: 'command-line' | 'action';
}

/** The values that the caller gave, by name of the option. */
export interface Options {
  /** The value, the first of several; undefined if the option was not given. */
  readonly one: (name: string) => string | undefined;
  /** All values, in order. */
  readonly all: (name: string) => readonly string[];
}
