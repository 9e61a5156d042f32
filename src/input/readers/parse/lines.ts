/** Logs have any size, so they are read line by line. */

/** No line of a log is longer; what is gets cut, so that a file without line breaks does not fill the memory. */
const longest = 64 * 1024;

/** The lines of an input in order, many at a time. `cut`: the last one has no line break behind it. */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly cut: boolean }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, longest);
    yield { lines, cut: false };
  }
  if (rest !== '') yield { lines: [rest], cut: true };
}
