/** The first hexadecimal digits of the SHA-256 digest of a text: a name that is practically unique. */
export type Digest = (text: string, digits: number) => string;

/** Loads node's hashing, which only some commands need. */
export async function loadDigest(): Promise<Digest> {
  const { createHash } = await import('node:crypto');
  return (text, digits) => createHash('sha256').update(text).digest('hex').slice(0, digits);
}

export const digest = async (text: string, digits: number): Promise<string> => (await loadDigest())(text, digits);
