/** What a profiler saw after a gate failed, in words. */
import type { ProfiledMethod, Report } from '../../model/documents.js';
import type { Page } from '../../model/host.js';
import { fullCommit, repositoryLinks } from './compared-runs.js';
import type { Wording } from './wording.js';

/** Writes a text with a link to a web page. */
export type WriteLink = (text: string, address: string) => string;

/**
 * "A profile names `com.shop.Cart.total` (Cart.java:42), which computes longer: 3 → 14 % of all computing; then `Tax.rate`." It is
 * a hint, and says so when it found nothing.
 *
 * @returns an empty text where nothing was profiled
 */
export function profileLine({ gate }: Report, place: (method: ProfiledMethod) => string, { prose }: Wording): string {
  if (gate?.profile === undefined) return '';
  const { methods, why } = gate.profile;
  if (why !== undefined) return `A profile could not be made: ${prose(why)}.`;
  const [first, ...others] = methods;
  if (first === undefined) return 'In a profile, no method costs more than in that of the base.';
  const next = others.slice(0, mostOthers).map(place).join(' and ');
  return `A profile names ${place(first)}: ${describeCost(first)}${next === '' ? '' : `; then ${next}`}.`;
}

const mostOthers = 2;

/** "3 → 14 % of all computing", "waits 0.2 → 2.4 ms per request for a lock" */
export function describeCost({ kind, base, head }: ProfiledMethod): string {
  const [before, after] = [base, head].map((value) => String(Number(value.toPrecision(2))));
  const change = `${before ?? ''} → ${after ?? ''}`;
  return kind === 'computing' ? `${change} % of all computing` : `waits ${change} ms per request ${waits[kind]}`;
}

const waits: Readonly<Record<Exclude<ProfiledMethod['kind'], 'computing'>, string>> = {
  lock: 'for a lock',
  sleep: 'asleep',
  thread: 'for another thread',
  socket: 'for a socket',
  file: 'for a file',
};

/** @returns a function that writes a method with its file and line, linked where the repository is known */
export function methodPlace(
  report: Report,
  { repositoryUrl }: Pick<Page, 'repositoryUrl'>,
  name: (text: string) => string,
  link: WriteLink,
): (method: ProfiledMethod) => string {
  const [links, commit] = [repositoryLinks(repositoryUrl), fullCommit(report.candidate.provenance)];
  return ({ method, file, line }) => {
    if (file === undefined) return name(method);
    const place = `${file.replace(/^.*\//, '')}${line === undefined ? '' : `:${String(line)}`}`;
    const address = commit === undefined ? undefined : links?.file(commit, file, line);
    return `${name(method)} (${address === undefined ? name(place) : link(name(place), address)})`;
  };
}
