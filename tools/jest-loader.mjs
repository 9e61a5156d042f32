// Node's loader of the tests: strips types, which tsc checks, and finds a .ts file where an import says .js.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals')
    return next(new URL(`jest-globals.mjs${new URL(context.parentURL).search}`, import.meta.url).href, context);
  if (/^\.{1,2}\/.*\.js$/.test(specifier)) {
    const { href } = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(fileURLToPath(href))) return { url: href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const options = { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: file };
  const { code } = await transform(await readFile(file, 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
