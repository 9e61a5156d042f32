/** Keeps files that another run left from standing for other files of this machine. */
import type { Files } from '../../model/host.js';
import { isLink, toLocalPath } from './paths.js';

/**
 * Reads no symbolic links, neither files nor their folders below the current one. An artifact of a fork may contain links, and
 * what they lead to would be quoted in a public comment.
 *
 * Texts that are not JSON are the configuration and the baselines of the checkout, which may be links.
 */
export function withoutLinks<Host extends Files>(host: Host): Host {
  const content = host.content;
  return {
    ...host,
    read: (file) => {
      refuseLink(file);
      return host.read(file);
    },
    ...(content && {
      content: async (file: string) => {
        refuseLink(file);
        return await content(file);
      },
    }),
    readText: async (file) => {
      if (/\.json$/i.test(file)) refuseLink(file);
      return await host.readText(file);
    },
  };
}

/** @throws {Error} with a code if a part of the path is a link; the path of the current folder may have some */
function refuseLink(named: string): void {
  const file = toLocalPath(named);
  const parts = file.split('/');
  // Of an absolute path, only the file and the folder it is in are below what the workflow chose.
  const first = file.startsWith('/') ? Math.max(parts.length - 1, 1) : 1;
  for (let count = first; count <= parts.length; count++) {
    const path = parts.slice(0, count).join('/');
    if (isLink(path))
      throw Object.assign(new Error(`${path} is a link, which another run must not leave`), { code: 'ELOOP' });
  }
}
