import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

/** The most that is read of a device: /dev/zero never ends. */
const mostDeviceBytes = 4 * 1024 * 1024;
/** Streams that a shell or a service passes by name, such as /dev/stdin and the /dev/fd/63 of `<(command)`. */
export const passedStream = /^\/(?:dev|proc)\//;

/**
 * The text of a file. A pipe, a socket or a device is not opened unless its own path is given: opening one can wait forever,
 * and a link to one can be part of a repository or of an artifact. Of a device only the beginning is read.
 *
 * @throws the error of the system if it cannot be read; ENOTSUP for a pipe, a socket or a device
 */
export function readTextFile(file: string): string {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (kind === undefined || kind.isFile() || kind.isDirectory()) return readFileSync(file, 'utf8');
  if (!passedStream.test(file))
    throw Object.assign(new Error(`${file} is a pipe, a socket or a device`), { code: 'ENOTSUP' });
  return kind.isFIFO() ? readFileSync(file, 'utf8') : readDevice(file);
}

function readDevice(file: string): string {
  const bytes = Buffer.alloc(mostDeviceBytes);
  const device = openSync(file, 'r');
  try {
    let filled = 0;
    for (let count = 1; count > 0 && filled < bytes.length; filled += count)
      count = readSync(device, bytes, filled, bytes.length - filled, null);
    return bytes.toString('utf8', 0, filled);
  } finally {
    closeSync(device);
  }
}
