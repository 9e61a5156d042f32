import { printableLine } from '../lang/printable.js';
import { systemCode } from '../problems/problem.js';

/**
 * An unhandled error, as one line. A stack trace with Node's exit code 1 would read as a regression, so every
 * front end exits with this line and exit code 3.
 */
export function describeFailure(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  if (systemCode(error) !== undefined) return printableLine(`error: ${message}`);
  return printableLine(`error: Guardband stopped because of an internal error; please report it: ${name}: ${message}`);
}
