/**
 * Standard output and error. node's own streams take longer to load than a small result takes to be read, so they are only
 * asked where they know better: on terminals, and where a pipe is full for now.
 */
import { fstatSync, statSync, writeSync } from 'node:fs';
import { unusable } from '../../model/exit-code.js';

export interface Printer {
  readonly print: (text: string) => void;
  readonly isTerminal: boolean;
  /** Characters that a line of it holds; Infinity where it is no terminal. */
  readonly width: number;
}

let waits = false;
/** Nothing that was printed waits for somebody to take it. */
export const isAllPrinted = (): boolean => !waits;

/** @param of 1 or 2, where it can be written to at once */
export function printer(stream: () => NodeJS.WriteStream, of: number): Printer {
  let isStream = !isFileOrPipe(of);
  let isHeard = false;
  const later = (rest: string | Uint8Array): void => {
    if (!isHeard) stream().on('error', given);
    isHeard = isStream = waits = true;
    stream().write(rest);
  };
  return {
    print: (text) => {
      if (isStream) {
        later(text);
        return;
      }
      const bytes = Buffer.from(text);
      let at = 0;
      try {
        while (at < bytes.length) at += writeSync(of, bytes, at);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EAGAIN') later(bytes.subarray(at));
        else if (code !== 'EPIPE') throw error;
      }
    },
    get isTerminal() {
      return isStream && stream().isTTY;
    },
    get width() {
      const { columns } = isStream ? stream() : { columns: 0 };
      return columns > 0 ? columns : Infinity;
    },
  };
}

/** A reader such as head may close the pipe early. Else what could not be printed is missed, and nobody waits for it any more. */
function given({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  try {
    writeSync(2, `error: ${message}\n`);
  } catch {
    // Then there is no place to say it.
  }
  process.exitCode = unusable;
}

function isFileOrPipe(of: number): boolean {
  try {
    const kind = fstatSync(of);
    const isNowhere = kind.rdev !== 0 && kind.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
    return kind.isFile() || kind.isFIFO() || kind.isSocket() || isNowhere;
  } catch {
    return false; // what cannot be known is left to node
  }
}
