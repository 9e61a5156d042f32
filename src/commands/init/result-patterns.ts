import type { Host } from '../../model/host.js';

const anywhere = '**/';
/** More than that were not named by hand but by a shell's glob, and the next run may have others. */
const mostNamed = 3;

/** What `results:` is to say: no glob over every folder, and no long list of files, where they are all in one folder. */
export async function narrowed(patterns: readonly string[], host: Host): Promise<readonly string[]> {
  if (patterns.length > mostNamed) {
    const folder = folderOf(patterns);
    return folder === undefined || folder === '' ? patterns : [folder];
  }
  return Promise.all(
    patterns.map(async (pattern) => {
      if (!pattern.startsWith(anywhere)) return pattern;
      const files = await host.find(pattern);
      const folder = folderOf(files);
      if (folder === undefined) return pattern;
      const isFlat = files.every((file) => !file.includes('/'));
      return isFlat ? pattern.slice(anywhere.length) : [folder, pattern].filter((part) => part !== '').join('/');
    }),
  );
}

/** The innermost folder that all of them are in; '' is where we are. Undefined where a glob would read more into its name. */
function folderOf(files: readonly string[]): string | undefined {
  const folders = files.map((file) => file.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const depth = first.findIndex((part, i) => others.some((other) => other[i] !== part));
  const common = depth < 0 ? first : first.slice(0, depth);
  return common.every((part) => /^[\w .-]*$/.test(part)) ? common.join('/') : undefined;
}
