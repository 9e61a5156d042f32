/** The node of the workflows that act runs. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a `node` that calls the real one and ends a little later if it fails. As soon as the process of a step ends with an
 * error, act stops reading its terminal, and loses what it has not read by then: often the errors.
 *
 * @param folder where to write it
 * @param node the folder of the real node
 * @returns the folder to put into PATH, before that of the real one
 */
export function patientNode(folder: string, node: string): string {
  const place = join(folder, 'node');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'node');
  writeFileSync(
    file,
    `#!/bin/sh\n'${join(node, 'node')}' "$@"\nstatus=$?\n[ $status = 0 ] || sleep 0.3\nexit $status\n`,
  );
  chmodSync(file, 0o755);
  return place;
}
