/**
 * The largest of many numbers, NaN if one of them is: Math.max with a hundred thousand arguments exceeds the stack.
 *
 * @param min the result without numbers, or if none is larger
 */
export function largest(values: readonly number[], min = -Infinity): number {
  let found = min;
  for (let i = 0; i < values.length; i++) found = Math.max(found, values[i] ?? NaN);
  return found;
}
