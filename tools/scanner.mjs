/** Compiles an AssemblyScript scanner to WebAssembly. */
import asc from 'assemblyscript/asc';

const options = ['-O3', '--noAssert', '--enable', 'simd', '--runtime', 'stub', '--outFile', 'out.wasm'];

/** @param source returns the text of a file of scanner/; fails if there is none */
export async function compiled(name, source) {
  let wasm;
  const { error, stderr } = await asc.main([`${name}.ts`, ...options], {
    readFile: (file) => source(file).catch(() => null),
    writeFile: (file, bytes) => {
      if (file === 'out.wasm') wasm = bytes;
    },
  });
  if (error) throw new Error(`${name}.ts: ${error.message}\n${stderr.toString()}`);
  return wasm;
}
