/** What Linux tells about sockets, in /proc. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface Sockets {
  /** The sockets that listen for TCP connections, by port. */
  readonly readListening: () => ReadonlyMap<number, string>;
  /** Whether a process has a socket open; false if it belongs to another user. */
  readonly isHeldBy: (id: number, socket: string) => boolean;
}

/** @param root where the files are */
export const openSockets = (root = '/proc'): Sockets => ({
  readListening: () => new Map(['tcp', 'tcp6'].flatMap((file) => parseListening(readText(`${root}/net/${file}`)))),
  isHeldBy: (id, socket) => {
    try {
      const folder = `${root}/${String(id)}/fd`;
      return readdirSync(folder).some((file) => readLink(`${folder}/${file}`) === `socket:[${socket}]`);
    } catch {
      return false;
    }
  },
});

function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return ''; // the kernel has no such file
  }
}

function readLink(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined; // it was closed meanwhile
  }
}

/** Fields as in `man proc_pid_net`: the second is the local address, the fourth the state (0A listens), the tenth the inode. */
const parseListening = (text: string): readonly (readonly [number, string])[] =>
  text.split('\n').flatMap((line) => {
    const [, address = '', , state, , , , , , socket = ''] = line.trim().split(/\s+/);
    return state === '0A' ? [[parseInt(address.replace(/^.*:/, ''), 16), socket] as const] : [];
  });
