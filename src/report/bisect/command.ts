/** The command that searches a range of commits, for advice. */
import { printableLine, printablePattern, quoteShell } from '../../lang/printable.js';

/** What a search looks at; absent: everything. */
interface BisectOptions {
  readonly pattern?: string | undefined;
  /** The path of the configuration. */
  readonly config?: string | undefined;
}

/** @returns undefined unless both are ids of different commits */
export function bisectCommand(
  good: string | undefined,
  bad: string | undefined,
  { pattern, config }: BisectOptions = {},
): string | undefined {
  const ids = [good, bad].map((commit) => /^[0-9a-f]{7,64}$/i.exec(commit ?? '')?.[0].slice(0, 12));
  const [first, last] = ids;
  if (first === undefined || last === undefined || first.startsWith(last) || last.startsWith(first)) return undefined;
  return printableLine(
    [
      `guardband bisect ${first} ${last}`,
      ...(pattern === undefined ? [] : [`--case ${quoteShell(printablePattern(pattern))}`]),
      ...(config === undefined ? [] : [`--config ${quoteShell(config)}`]),
    ].join(' '),
  );
}
