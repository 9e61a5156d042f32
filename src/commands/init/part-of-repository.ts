/** Fits the workflows to a project that is a folder of a larger repository. */
import type { Host } from '../../model/host.js';

/** A folder of the repository, with slashes, e.g. "services/shop". */
export interface Part {
  readonly folder: string;
  /** The relative path to the root of the repository, e.g. "../../". */
  readonly root: string;
  /** The folder as a part of a file name, e.g. "services-shop". */
  readonly name: string;
}

/** The folder in which init was called; undefined at the root of a repository and outside repositories. */
export async function findPart(host: Host): Promise<Part | undefined> {
  const { code, stdout } = await host.git(['rev-parse', '--show-prefix']);
  const folder = stdout.trim().replace(/\/$/, '');
  if (code !== 0 || !/^[\w.-]+(\/[\w.-]+)*$/.test(folder)) return undefined;
  return { folder, root: folder.replace(/[^/]+\/?/g, '../'), name: folder.replaceAll('/', '-') };
}

/**
 * A workflow for the root of the repository that works in the folder of the project and runs only for changes there.
 *
 * @param file the path of the workflow from the root
 */
export function fitWorkflow(workflow: string, { folder, name }: Part, file: string): string {
  const paths = `paths: ['${folder}/**', '${file}']`;
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^name: .*/m, `$& of ${folder}`],
    [/^ {2}pull_request:\n/m, `$&    ${paths}\n`],
    [/^ {4}branches: .*/m, `$&\n    ${paths}`],
    [/^permissions: \{\}\n/m, `$&\ndefaults:\n  run:\n    working-directory: ${folder}\n`],
    [/^( +group: )(record-)?performance/gm, `$&-${name}`],
    [/^( +path: )(results$|guardband-gate\b)/gm, `$1${folder}/$2`],
    [/^( +)mode: .*/gm, `$1working-directory: ${folder}\n$&`],
  ];
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), workflow);
}
