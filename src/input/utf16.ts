/** UTF-16 with a byte-order mark, which PowerShell writes when it redirects output to a file. */

export type Utf16 = 'utf-16le' | 'utf-16be';

/** The encoding indicated by a byte-order mark; undefined for anything but UTF-16. */
export function detectUtf16(head: Uint8Array): Utf16 | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

/** Converts the text to UTF-8, without its mark. */
export async function* decodeUtf16(bytes: AsyncIterable<Uint8Array>, encoding: Utf16): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield encoder.encode(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield encoder.encode(rest);
}
