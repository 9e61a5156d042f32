/**
 * Shortens a text to a name that is practically unique.
 *
 * @param digits the number of hexadecimal digits of the SHA-256 digest
 */
export async function digest(text: string, digits: number): Promise<string> {
  const { createHash } = await import('node:crypto'); // loaded only by commands that need it
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
