/**
 * What nobody can write to unseen: the kernel sets the time at which a file changed, and only the administrator of a machine its
 * clock. So a file has its content as long as it has its number, its size and this time.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt } from '../../lang/objects.js';
import { readSystemFile } from './machine/watch-machine.js';
import { isOwnProcess } from './processes.js';
import { joinPath } from './paths.js';

/** Names a file that is no longer what it was. */
type FindChanged = () => Promise<string | undefined>;

/**
 * Remembers what files are, and which of them there are.
 *
 * @param named files, or a folder with everything in it
 * @param ids the ids of git of the contents that some have: one that was written again is the same
 */
export function watchFiles(
  named: readonly string[] | string,
  ids: ReadonlyMap<string, string> = new Map(),
): FindChanged {
  const read = (): ReadonlyMap<string, string> => readStates(typeof named === 'string' ? listAll(named) : named);
  const before = read();
  return async () => {
    const now = read();
    for (const file of new Set([...before.keys(), ...now.keys()])) {
      const [was = '', is = ''] = [before.get(file), now.get(file)];
      // Neither a link nor another mode is the same.
      const id = was.split(' ')[0] === is.split(' ')[0] ? ids.get(file) : undefined;
      if (was !== is && (id === undefined || (await hashBlob(file, id)) !== id)) return file;
    }
    return undefined;
  };
}

/** By path, with the kind first; what is absent has no entry. What is in a folder is looked at by itself. */
function readStates(files: readonly string[]): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const file of files) {
    const stat = attempt(() => lstatSync(file, { bigint: true, throwIfNoEntry: false }));
    const content = stat?.isDirectory() === true ? '' : `${String(stat?.size)} ${String(stat?.ctimeNs)}`;
    if (stat !== undefined) states.set(file, [stat.mode, stat.dev, stat.ino, content].join(' '));
  }
  return states;
}

/** Everything below a folder. A link is a file. */
const listAll = (folder: string): readonly string[] =>
  (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) => {
    const inner = joinPath(folder, entry.name);
    return entry.isDirectory() ? [inner, ...listAll(inner)] : [inner];
  });

/** The id that git gives to the content of a file, as long as another one. Git itself may be replaced. */
async function hashBlob(file: string, { length }: string): Promise<string | undefined> {
  const { createHash } = await import('node:crypto'); // takes a while to load
  return attempt(() => {
    const content = readFileSync(file);
    const hash = createHash(length === 64 ? 'sha256' : 'sha1').update(`blob ${String(content.length)}\0`);
    return hash.update(content).digest('hex');
  });
}

const ofStep = /^(?:(?:GITHUB|GITEA|FORGEJO)_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY|EVENT_PATH)|BASH_ENV)$/;

/** The files by which a step of a job speaks to its runner, and those of this program: no measured command changes them. */
export function watchStepFiles(): FindChanged {
  const named = Object.entries(process.env).flatMap(([name, value = '']) => (ofStep.test(name) ? [value] : []));
  // What a command loads of its parts later is what was there at first.
  const own = isOwnProcess() ? listAll(dirname(fileURLToPath(import.meta.url))) : [];
  return watchFiles([...named, process.execPath, ...own]);
}

/** What programs inherit from the process that starts them: where, when and how much of the machine they get. */
export function readStanding(id: number): string {
  const read = (file: string): string => readSystemFile(`/proc/${String(id)}/${file}`)?.toString() ?? '';
  const fields = (/.*\) (.*)/s.exec(read('stat'))?.[1] ?? '').split(' ');
  const allowed = read('status').match(/^(?:Cpus|Mems)_allowed:.*$/gm) ?? [];
  // Numbered as in `man proc_pid_stat`, from the third on: nice and policy.
  return [fields[16], fields[38], ...allowed, ...['oom_score_adj', 'cgroup', 'limits'].map(read)].join('\n');
}
