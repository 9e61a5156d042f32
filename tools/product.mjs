import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import './generate.mjs';

/** Code that is always loaded together, so that it is one file: the imports of the first of these sources that needs a module. */
const files = {
  start: 'src/bin.ts',
  scan: 'src/hosts/node/scan-worker.ts',
  read: 'src/commands/read/cli.ts',
  judge: 'src/commands/record/cli.ts',
  check: 'src/commands/check/cli.ts',
};

/**
 * Builds everything that is executed as ES modules that share their code. What few calls need is loaded on demand.
 *
 * @returns the paths of all modules that the output contains
 */
export async function buildProduct(folder) {
  const { output } = await build({
    input: {
      'command-line': 'src/bin.ts',
      action: 'src/action.ts',
      index: 'src/index.ts',
      'scan-worker': 'src/hosts/node/scan-worker.ts',
      'program-worker': 'src/hosts/node/program-worker.ts',
    },
    platform: 'node',
    transform: { target: 'node20' },
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: folder,
      format: 'esm',
      // In one folder, because a module finds the scanner thread beside itself.
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      comments: false,
      charset: 'ascii', // V8 keeps any other text in twice the memory, and compiles it more slowly
      minify: true,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf(), debugName: 'files' }] },
    },
  });
  // The names under which scripts and action.yml call the program, whatever folder dist/ is copied to.
  writeFileSync(join(folder, 'cli.cjs'), "#!/usr/bin/env node\nimport('./command-line.mjs');\n", { mode: 0o755 });
  writeFileSync(join(folder, 'action.cjs'), "import('./action.mjs');\n");
  return output.flatMap(({ moduleIds }) => moduleIds ?? []);
}

/** Returns the function that names the file of a module. An entry stays alone: who imports its file would run it. */
function fileOf() {
  let imports;
  return (id, graph) => {
    const collect = (name, found = new Set()) => {
      if (found.has(name)) return found;
      found.add(name);
      for (const other of graph.getModuleInfo(name)?.importedIds ?? []) collect(other, found);
      return found;
    };
    imports ??= Object.entries(files).map(([name, root]) => [name, collect(resolve(root))]);
    if (graph.getModuleInfo(id)?.isEntry) return null;
    return imports.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}
