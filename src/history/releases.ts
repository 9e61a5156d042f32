/** Finds the releases of a history without parsing or keeping all of its runs. */
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import type { StoredFiles } from '../model/store.js';
import { isSegment } from './segment-names.js';
import { openStore } from './stores/index.js';
import { streamHistory } from './stream-history.js';

/** Reads the recent runs, and the runs of segments that have a tag. */
export async function readReleases(store: string, host: Host): Promise<StoredFiles> {
  const opened = await openStore(store, host);
  const problems: Problem[] = [...(opened.problems ?? [])];
  const texts = new Map<string, string>();
  for await (const { file, text = (await host.readText(file)) ?? '' } of streamHistory(opened, problems)) {
    const kept = isSegment(file) ? keepTagged(text) : text;
    if (kept !== '') texts.set(file, kept);
  }
  return { files: [...texts.keys()], texts, problems };
}

/** Drops the runs without a tag from the segments of a history. */
export function keepReleases({ files, texts, ...stored }: StoredFiles): StoredFiles {
  if (texts === undefined) return { files, ...stored };
  const kept = new Map([...texts].map(([file, text]) => [file, isSegment(file) ? keepTagged(text) : text]));
  for (const [file, text] of kept) if (text === '') kept.delete(file);
  return { ...stored, files: files.filter((file) => kept.has(file)), texts: kept };
}

/** How every line ends that Guardband writes. */
const lineEnd = ',"schemaVersion":1}';

/** Blank lines keep the line numbers of the others. A line that may be cut is kept, because its tag may be missing. */
function keepTagged(text: string): string {
  const lines = text.split('\n').map((line) => (line.includes('"tag":') || !line.endsWith(lineEnd) ? line : ''));
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}
