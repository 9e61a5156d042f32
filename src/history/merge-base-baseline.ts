/** What a pull request is judged against: never baselines that it changed itself. */
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import { baselinesNew, baselinesUnguarded, targetTaken } from '../problems/git.js';
import { findStore } from './stores/index.js';

export interface MergeBaseBaseline {
  /** What `--against` should be; undefined: the history as it is here. */
  readonly against?: string;
  readonly problems: readonly Problem[];
}

/**
 * The baselines as they were where the branch left its target.
 *
 * @param target the commit that the pull request is to be merged into
 * @param settings.store where the baselines are: a history that is no part of the code cannot be changed with it
 */
export async function findMergeBaseBaseline(
  target: string,
  { store: at }: { store: string },
  host: Host,
): Promise<MergeBaseBaseline> {
  const { store, place } = findStore(at);
  if (store.filesAt === undefined) return { problems: [] };
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return { problems: [baselinesUnguarded(repository.stderr.trim().split('\n')[0] ?? '')] };
  const left = `${target}...HEAD`;
  const then = await store.filesAt(place, left, host);
  const isKnown = !then.problems?.some(({ level }) => level === 'error');
  if (isKnown) return then.files.length > 0 ? { against: `ref:${left}`, problems: [] } : own(place, host);
  // The usual checkout has one commit only, which a fetch of one more does not make any shallower.
  const { stdout } = await host.git(['rev-parse', '--is-shallow-repository']);
  const fetch = ['--quiet', '--depth=1', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  if (stdout.trim() === 'true') await host.git(['fetch', ...fetch, 'origin', target]);
  const now = await store.filesAt(place, target, host);
  if (now.problems?.some(({ level }) => level === 'error')) return { against: `ref:${left}`, problems: [] };
  return now.files.length > 0 ? { against: `ref:${target}`, problems: [targetTaken(target)] } : own(place, host);
}

/** Where the target has none there are no goalposts to be moved yet, nor where they are not kept in git at all. */
async function own(place: string, host: Host): Promise<MergeBaseBaseline> {
  return { problems: (await host.find(place)).length > 0 ? [baselinesNew()] : [] };
}
