/** The options of a command on one front end, and their values. */
import type { Problem } from '../model/documents.js';
import type { Option, Options } from '../model/option.js';
import { badValue } from '../problems/config.js';

export const optionsOf = (
  { options }: { readonly options: readonly Option[] },
  frontEnd: NonNullable<Option['frontEnd']>,
): readonly Option[] => options.filter((known) => (known.frontEnd ?? frontEnd) === frontEnd);

const ofSwitch = ['true', 'false'];

/** Problems with options or inputs whose values are not accepted. */
export const findWrongInputs = (
  options: readonly Option[],
  { get, getAll }: Options,
  prefix = '',
): readonly Problem[] =>
  options.flatMap(({ name, value: usage, multiple, refuse, choices = usage === undefined ? ofSwitch : undefined }) =>
    (multiple === true ? getAll(name) : [get(name) ?? []].flat()).flatMap((value) => {
      if (refuse !== undefined) return refuse(value) ?? [];
      return choices === undefined || choices.includes(value) ? [] : [badValue(prefix + name, value, choices)];
    }),
  );
