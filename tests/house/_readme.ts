import { readFileSync } from 'node:fs';

/** The arguments of node in the first command in README.md. */
export const exampleCommand =
  /^node (dist\/cli\.cjs check .*(?:\\\n.*)*)$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
