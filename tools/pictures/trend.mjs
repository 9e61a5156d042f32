// The trend page of the example's history.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuilt } from './example.mjs';

export function trendPage() {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-trend-'));
  try {
    const file = join(folder, 'trend.html');
    runBuilt(['trend', '--baselines', 'examples/shop/baselines', '--html', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
