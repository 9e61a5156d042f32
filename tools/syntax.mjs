// The syntax trees of source files, by TypeScript's own parser.
import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';

/** Calls `use` with the syntax tree of each file. The trees are valid during the call only. */
export function parseFiles(files, use) {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects();
    return files.map((file) => use(project.program.getSourceFile(resolve(file)), file));
  } finally {
    api.close();
  }
}
