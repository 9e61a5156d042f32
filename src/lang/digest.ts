/** The first hexadecimal digits of the SHA-256 digest of a text: a name that is practically unique. */
export async function digest(text: string, digits: number): Promise<string> {
  const { createHash } = await import('node:crypto'); // only some commands need it
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
