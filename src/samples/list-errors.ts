import { defined } from '../lang/objects.js';
import { compareCodeUnits } from '../lang/natural-order.js';
import type { CountedError, Measurement } from '../model/documents.js';
import { formatMessage } from './error-kinds.js';
import type { Tally } from './tally.js';

/** The maximum number of errors per case in a document. */
const mostListedErrors = 8;

/** The most common errors of a case and the number of the others. Empty if no error has a code or a message. */
export function listErrors({ errors, errorKinds }: Tally): Pick<Measurement, 'errors' | 'otherErrors'> {
  return countErrors(
    errorKinds.map((kind) => ({ code: kind.code, message: formatMessage(kind), count: kind.count })),
    errors,
  );
}

/**
 * @param counted errors by code and message, each listed once
 * @param total the number of failed samples; NaN if unknown
 */
export function countErrors(
  counted: readonly Required<CountedError>[],
  total: number,
): Pick<Measurement, 'errors' | 'otherErrors'> {
  const described = counted.filter(({ code, message }) => code !== '' || message !== '');
  const listed = described.toSorted(byCount).slice(0, mostListedErrors);
  if (listed.length === 0) return {};
  const others = total - listed.reduce((sum, { count }) => sum + count, 0);
  return {
    errors: listed.map(({ code, message, count }) => ({
      ...defined({ code: code === '' ? undefined : code, message: message === '' ? undefined : message }),
      count,
    })),
    ...(others > 0 ? { otherErrors: others } : {}),
  };
}

type DescribedError = Required<CountedError>;
const byCount = (a: DescribedError, b: DescribedError): number =>
  b.count - a.count || compareCodeUnits(a.code, b.code) || compareCodeUnits(a.message, b.message);
