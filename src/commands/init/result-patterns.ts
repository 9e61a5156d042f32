import type { Host } from '../../model/host.js';

const anywhere = '**/';
/** A longer list of patterns was probably expanded by a shell, and the next run may have other files. */
const maxNamed = 3;

/**
 * Patterns for `results:`. Replaces a glob over every folder, or a long list of files, with the one folder that contains
 * them all.
 */
export async function narrowPatterns(patterns: readonly string[], host: Host): Promise<readonly string[]> {
  if (patterns.length > maxNamed) {
    const folder = findCommonFolder(patterns);
    return folder === undefined || folder === '' ? patterns : [folder];
  }
  return Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.startsWith(anywhere)) return pattern;
      const files = await host.find(pattern);
      const folder = findCommonFolder(files);
      if (folder === undefined) return pattern;
      const isFlat = files.every((file) => !file.includes('/'));
      return isFlat ? pattern.slice(anywhere.length) : [folder, pattern].filter((part) => part !== '').join('/');
    }),
  );
}

/**
 * The innermost folder that contains all files; '' is the current one. Undefined if its name contains characters that a
 * glob interprets.
 */
function findCommonFolder(files: readonly string[]): string | undefined {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const depth = first.findIndex((part, i) => others.some((other) => other[i] !== part));
  const common = depth < 0 ? first : first.slice(0, depth);
  return common.every((part) => /^[\w .-]*$/.test(part)) ? common.join('/') : undefined;
}
