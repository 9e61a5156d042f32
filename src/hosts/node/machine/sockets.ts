/** What Linux tells about sockets, in /proc. */
import { attempt } from '../../../lang/attempt.js';
import { readdirSync, readlinkSync } from 'node:fs';
import { readSystemFile } from './proc.js';

/** A socket that waits for others: for connections, or for packets from anyone. */
export interface Waiting {
  /** "port 8080" */
  readonly name: string;
  /** Its name, with the address. */
  readonly place: string;
  /** Whether it is one for TCP connections, as those of containers are, whose holder belongs to another user. */
  readonly isTcp: boolean;
}

/** @param root where the files are */
export const openSockets = (root = '/proc') => ({
  /** The sockets that wait, by their number. */
  readWaiting: (): ReadonlyMap<string, Waiting> =>
    new Map([
      ...['tcp', 'tcp6', 'udp', 'udp6'].flatMap((file) => parseInternet(file, readText(`${root}/net/${file}`))),
      ...parseLocal(readText(`${root}/net/unix`)),
    ]),
  /** The sockets that a process has open; none if it belongs to another user. */
  listHeld: (id: number): readonly string[] => {
    const folder = `${root}/${String(id)}/fd`;
    // A file may be closed meanwhile.
    const links = (attempt(() => readdirSync(folder)) ?? []).map((file) =>
      attempt(() => readlinkSync(`${folder}/${file}`)),
    );
    return links.flatMap((link = '') => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []);
  },
});

const readText = (file: string): string => readSystemFile(file)?.toString('latin1') ?? '';

type Entry = readonly [socket: string, waiting: Waiting];

/**
 * Fields as in `man proc_pid_net`: the second is the local address, the fourth the state (0A listens, 07 is a UDP socket without a
 * peer), the tenth the inode.
 */
const parseInternet = (protocol: string, text: string): readonly Entry[] =>
  text.split('\n').flatMap((line) => {
    const [, address = '', , state, , , , , , socket = ''] = line.trim().split(/\s+/);
    const isTcp = protocol.startsWith('tcp');
    if (state !== (isTcp ? '0A' : '07')) return [];
    const name = `${isTcp ? '' : 'UDP '}port ${String(parseInt(address.replace(/^.*:/, ''), 16))}`;
    return [[socket, { name, place: `${name} ${address}`, isTcp }] as const];
  });

/** The fourth field has the flag of a socket that listens, the fifth 0002 for packets, the seventh the inode, the rest is its path. */
const parseLocal = (text: string): readonly Entry[] =>
  text.split('\n').flatMap((line) => {
    const [, flags, type, socket, path] = /^\S+ \S+ \S+ (\S+) (\S+) \S+ +(\d+)(?: (.*))?$/.exec(line) ?? [];
    const isWaiting = flags === '00010000' || (type === '0002' && path !== undefined);
    if (socket === undefined || !isWaiting) return [];
    // Zeros fill up an abstract name.
    const name = `the socket ${path?.replace(/@+$/, '') ?? ''}`.trim();
    return [[socket, { name, place: name, isTcp: false }] as const];
  });
