/** The programs of dist/, built from the sources as they are now. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Product {
  readonly cli: string;
  readonly action: string;
}

/** Builds the programs unless another test file of this run has built them. */
export function builtProduct(): Product {
  const folder = join(tmpdir(), 'product'); // tools/jest-setup.mjs creates a temporary folder for each run
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(join(tmpdir(), 'product-'));
    const build = `import { buildProduct } from './tools/product.mjs';
      await buildProduct(${JSON.stringify(fresh)});`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', build]);
    try {
      renameSync(fresh, folder);
    } catch {
      rmSync(fresh, { recursive: true }); // another test file was faster
    }
  }
  return { cli: join(folder, 'cli.cjs'), action: join(folder, 'action.cjs') };
}
