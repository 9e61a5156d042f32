/** Reads logs line by line, because they may have any size. */

/** Lines longer than this are truncated, so that a file without line breaks does not exhaust the memory. */
const maxLineLength = 64 * 1024;

/** The lines of an input in order, in batches. `cut`: the last line does not end with a line break. */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly cut: boolean }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLineLength);
    yield { lines, cut: false };
  }
  if (rest !== '') yield { lines: [rest], cut: true };
}
