/**
 * The largest of many numbers, NaN if one of them is: Math.max with a hundred thousand arguments exceeds the stack.
 *
 * @param least the result without numbers, or if none is larger
 */
export function largest(values: readonly number[], least = -Infinity): number {
  let found = least;
  for (let i = 0; i < values.length; i++) found = Math.max(found, values[i] ?? NaN);
  return found;
}
