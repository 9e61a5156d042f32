/**
 * Shortens a text to a name that differs for another text.
 *
 * @param digits of the SHA-256 digest in hexadecimal
 */
export async function digest(text: string, digits: number): Promise<string> {
  const { createHash } = await import('node:crypto'); // only loaded by commands that need it
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
