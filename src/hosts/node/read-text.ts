import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

/** The most that is read of a device. A link to /dev/zero can be committed, and reading it would never end. */
const mostDeviceBytes = 4 * 1024 * 1024;

/**
 * The text of a file. Of a device only the beginning, which is more than a configuration may have.
 *
 * @throws the error of the system if it cannot be read
 */
export function readTextFile(file: string): string {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (kind === undefined || !(kind.isCharacterDevice() || kind.isBlockDevice())) return readFileSync(file, 'utf8');
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
