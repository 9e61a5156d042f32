// Jest's transformer for TypeScript: types are checked by tsc, here they are only taken out.
import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

export default {
  getCacheKey: (source, file) => createHash('sha256').update('1').update(file).update(source).digest('hex'),
  process: (source, file) =>
    transformSync(source, { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: file }),
};
