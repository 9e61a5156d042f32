// The report page of the first command in README.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuilt } from './example.mjs';

/** @param command the command as README.md shows it */
export function reportPage(command) {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-pictures-'));
  try {
    const file = join(folder, 'report.html');
    runBuilt([...command.split(' ').slice(2), '--out', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
