// Jest's transformer for TypeScript. It only strips types; tsc checks them.
import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

export default {
  getCacheKey: (source, file) => createHash('sha256').update('1').update(file).update(source).digest('hex'),
  process: (source, file) =>
    transformSync(source, { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: file }),
};
