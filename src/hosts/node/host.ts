/**
 * Hosts: the outside world. Files, git, the clock, processes, GitHub and GitLab are reached through the interface Host only
 * (model/host.ts), so that the rooms that this one imports from compute the same from the same input.
 *
 * The way: context/ finds from the variables of seventeen CI systems what a job is about (its change, commit and branch), node/
 * has files, git and programs, github/ and gitlab/ post results; job.ts chooses between them.
 * What must hold: a refusal of the system ends as a problem; run-program.ts holds what decides, and only its own process,
 * program-worker.ts, starts what is measured: its answer is data.
 *
 * Example: CI_MERGE_REQUEST_IID=7 with the target main is the change !7 of gitlab, whose runs are judged by the history of main.
 *
 * File access is synchronous, because nothing else needs to run in the meantime, and the thread pool takes longer than reading a
 * small file.
 */
import { attempt, defined } from '../../lang/objects.js';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve, join } from 'node:path';
import { isObjectName, type Host, type Repository } from '../../model/host.js';
import { isAfterPullRequest, noJob, type Context } from '../../model/context.js';
import type { Provenance } from '../../model/documents.js';
import { systemCode } from '../../problems/problem.js';
import { fileContent } from './threads.js';
import { watchFiles } from './watch-files.js';
import { listFolder, isLink, toLocalPath, passedStream, readTextFile, refuseLinks, refuseLinksOut } from './paths.js';
import { holdSignals, isProcessRunning } from './processes.js';
import { gitIn } from './git.js';
import {
  withFolderLock,
  hasTrackedJournal,
  removeTrackedLocks,
  finishJournal,
  readTogether,
  writeTogether,
} from './folder-lock.js';
import { printer, progressLine, type Printer } from './printer.js';
import { isJob } from '../context/read-context.js';
import { tmpdir } from 'node:os';

/**
 * The outside world of a Node process: its files, clock, standard streams and git.
 *
 * @param provenance known facts about the current run, such as the commit; added to every run that is read
 * @param context what the job is about; by default there is no job, and no change that is to be merged
 * @returns the host that every function of the library takes
 */
export function nodeHost(provenance: Provenance = {}, context: Context = noJob): Host {
  const output = printer(() => process.stdout, 1);
  const error = printer(() => process.stderr, 2);
  const line = progressLine(error);
  const git = gitIn(defined({ workspace: context.place.workspace }));
  const inPlace = (named: string, mayBeLink = false): string => {
    const file = toLocalPath(named);
    if (isJob(process.env) && file !== '-' && !isObjectName(file))
      refuseLinksOut(file, isAfterPullRequest(context) && !mayBeLink);
    return file;
  };
  return {
    now: () => new Date(),
    find,
    sizeOf: (file) => readStat(toLocalPath(file))?.size,
    isSpecial: (file) => isSpecial(toLocalPath(file)),
    read: (file) => read(inPlace(file)),
    gunzip: async function* (open, mayBeCut) {
      yield* (await import('./gunzip.js')).gunzip(open, mayBeCut);
    },
    gunzipAtOnce: async (packed) => (await import('./gunzip.js')).gunzipAtOnce(packed),
    content: async (file) => (file === '-' || isObjectName(file) ? undefined : await fileContent(inPlace(file))),
    // Other texts are the configuration and the baselines of the checkout.
    readText: (file) => asPromise(() => readText(inPlace(file, !/\.json$/i.test(file)))),
    writeText: (file, text) => writeText(toLocalPath(file), text),
    removeFile: (file) => remove(toLocalPath(file), false),
    ...createLocking({ git }),
    makeFolder: (named) =>
      asPromise(() => {
        const folder = toLocalPath(named);
        makeFolder(folder);
        return toLocalPath(resolve(folder));
      }),
    watchFiles: (files, ids) => asPromise(() => watchFiles(files, ids)),
    holdSignals,
    runProgram: async (words, variables, options) => {
      line.clear();
      return (await import('./run-program.js')).runProgram(words, variables, options);
    },
    random: () => Math.random(),
    makeTemporaryFolder: () => asPromise(() => fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'guardband-'))),
    moveFolder: (folder, to) =>
      asPromise(() => {
        const place = toLocalPath(to);
        makeFolder(dirname(place));
        refuseLinks(place);
        fs.renameSync(toLocalPath(folder), place);
      }),
    removeFolder: (folder) => remove(toLocalPath(folder), true),
    processId: process.pid,
    isProcessRunning,
    openBucket: async (name) => (await import('./objects.js')).openBucket(name),
    git,
    pauseUpTo: async (mostMs) => (await import('node:timers/promises')).setTimeout(Math.random() * mostMs),
    progress: line.show,
    stdout: (text) => {
      line.clear();
      output.print(text);
    },
    stderr: (text) => {
      line.clear();
      error.print(text);
    },
    page: toPage(output, context),
    context,
    provenance,
  };
}

/** Reads and writes the files of a folder together. */
const createLocking = (repository: Repository): Pick<Host, 'writeTogether' | 'readTogether' | 'withLock'> => ({
  writeTogether: (folder, texts) => writeTogether(toLocalPath(folder), texts, writeText),
  readTogether: async (named, isWanted) => {
    const folder = toLocalPath(named);
    return await readTogether(folder, find, isWanted, !(await hasTrackedJournal(folder, repository)));
  },
  withLock: async (named, work) => {
    const folder = toLocalPath(named);
    makeFolder(folder);
    await removeTrackedLocks(folder, repository);
    return await withFolderLock(folder, async () => {
      await finishJournal(folder, writeText);
      return await work();
    });
  },
});

/** Width and colours are getters, because the terminal can change between outputs. */
const toPage = (output: Printer, { place }: Context): Host['page'] => ({
  get width() {
    return output.width;
  },
  get colour() {
    return wantsColour(output);
  },
  // Loading it takes as long as reading a result, and only a page with much data needs it.
  compress: (text) => {
    const { deflateRawSync } = createRequire(import.meta.url)('node:zlib') as typeof import('node:zlib');
    return deflateRawSync(text, { level: 7 }).toString('base64');
  },
  ...defined({ repositoryUrl: place.url }),
});

/** NO_COLOR disables colours, FORCE_COLOR enables them; by default terminals get them. */
function wantsColour(output: Printer): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0') return true;
  return output.isTerminal && TERM !== 'dumb';
}

function read(file: string): AsyncIterable<Uint8Array> {
  if (isObjectName(file)) return readObject(file);
  return file === '-' ? process.stdin : fs.createReadStream(file, { highWaterMark: 256 * 1024 });
}

/** Reads an object. The client is loaded on first use. */
async function* readObject(name: string): AsyncGenerator<Uint8Array> {
  yield* (await import('./objects.js')).readObject(name);
}

/** Matching a name takes a time that grows with its length to the power of the stars. */
const mostStars = 4;

/** Expands a file, folder, glob, object or prefix to files. Hidden files and node_modules are skipped. */
async function find(named: string): Promise<readonly string[]> {
  if (named === '-') return ['-'];
  if (isObjectName(named)) return (await import('./objects.js')).findObjects(named);
  const pattern = toLocalPath(named);
  const kind = readStat(pattern);
  if (kind?.isDirectory() === true) return listFolder(pattern).sort();
  // Reading a broken link fails with an error that names it.
  if (kind !== undefined || isLink(pattern)) return [pattern];
  if (!/[*?{[]/.test(pattern)) return [];
  if (pattern.split('/').some((name) => name.replace(/[^*]/g, '').length > mostStars))
    throw Object.assign(new Error(`a glob has at most ${String(mostStars)} stars in one name`), { code: 'EINVAL' });
  const { expandGlob } = await import('./expand-glob.js'); // loaded only for a glob
  const files = await expandGlob(pattern);
  // In a glob, a backslash may also escape a special character.
  return (files.length > 0 || pattern === named ? files : await expandGlob(named)).toSorted();
}

/** Turns exceptions into rejections. */
// oxlint-disable-next-line typescript/require-await -- for that
const asPromise = async <Value>(work: () => Value): Promise<Value> => work();

const remove = (path: string, recursive: boolean): Promise<void> =>
  asPromise(() => {
    refuseLinks(path);
    fs.rmSync(path, { recursive, force: true });
  });

/** Whether the path exists and is not a regular file. */
function isSpecial(file: string): boolean {
  const kind = readStat(file);
  return kind !== undefined && !kind.isFile();
}

/** Undefined also if a part of the path is not a folder, or not accessible. */
const readStat = (file: string): fs.Stats | undefined => attempt(() => fs.statSync(file, { throwIfNoEntry: false }));

function readText(file: string): string | undefined {
  try {
    return readTextFile(file);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

// oxlint-disable-next-line typescript/require-await -- as above
async function writeText(file: string, text: string): Promise<void> {
  makeFolder(dirname(file));
  refuseLinks(file);
  // Outside of a job, links outside of the checkout are followed, so that they are preserved.
  const isReplaced = isLink(file) && isJob(process.env) && !passedStream.test(file);
  const kind = isReplaced ? undefined : readStat(file);
  // Devices and pipes are written to directly, because renaming a file over /dev/null would replace it.
  if (kind !== undefined && !kind.isFile()) {
    // Where nobody reads a pipe, opening it would wait for ever: this fails.
    const probe = fs.openSync(file, fs.constants.O_WRONLY | fs.constants.O_NONBLOCK);
    try {
      fs.writeFileSync(file, text);
    } finally {
      fs.closeSync(probe);
    }
    return;
  }
  const place = kind === undefined ? file : fs.realpathSync(file);
  // Nobody can guess it, and what breaks the lock of this process finds it by its end.
  const temporary = `${place}.${crypto.randomUUID()}.${String(process.pid)}.tmp`;
  try {
    fs.writeFileSync(temporary, text, { flag: 'wx' });
    fs.renameSync(temporary, place);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

function makeFolder(folder: string): void {
  refuseLinks(folder);
  try {
    fs.mkdirSync(resolve(folder), { recursive: true }); // node never gives up on a relative one in a removed folder
  } catch (error) {
    const code = systemCode(error);
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw Object.assign(new Error(`${folder} is not a folder and cannot be created`), { code });
  }
}
