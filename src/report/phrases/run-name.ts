import { joinParts } from '../../lang/list.js';
import type { Provenance } from '../../model/documents.js';
import { shortCommit } from './compared-runs.js';
import type { Wording } from './wording.js';

/** "the run of 2026-10-03 04:12, 1.4.0, commit 1a2b3c4d5e": what identifies a run in a history, as far as it is known. */
export function nameRun(provenance: Provenance, wording: Wording): string {
  const { startedAt, tag } = provenance;
  const minute = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(startedAt ?? '');
  const commit = shortCommit(provenance);
  const day = minute === null ? 'a run without a date' : `the run of ${joinParts([minute[1], minute[2]], ' ')}`;
  return joinParts([day, tag && wording.name(tag), commit && `commit ${commit}`], ', ');
}

/** "4.4.0 1a2b3c4d5e": the tag and the commit of a build, as far as they are known. */
export const nameBuild = (build: Pick<Provenance, 'tag' | 'commit'>, wording: Wording): string =>
  joinParts([build.tag && wording.name(build.tag), shortCommit(build)], ' ');
