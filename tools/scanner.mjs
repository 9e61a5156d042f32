/** Compiles an AssemblyScript scanner to WebAssembly. */
import { readFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';

const options = ['-O3', '--noAssert', '--enable', 'simd', '--runtime', 'stub', '--outFile', 'out.wasm'];

/** @param folder URL of its source folder, with a trailing slash */
export async function compiled(name, folder) {
  let wasm;
  const { error, stderr } = await asc.main([`${name}.ts`, ...options], {
    readFile: (file) => readFile(new URL(file, folder), 'utf8').catch(() => null),
    writeFile: (file, bytes) => {
      if (file === 'out.wasm') wasm = bytes;
    },
  });
  if (error) throw new Error(`${name}.ts: ${error.message}\n${stderr.toString()}`);
  return wasm;
}
