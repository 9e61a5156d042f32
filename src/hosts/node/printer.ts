/**
 * Writes to standard output and error. Node's streams take longer to load than a small result takes to read, so they are
 * used only for terminals and when a pipe is full.
 */
import { attempt } from '../../lang/objects.js';
import { fstatSync, statSync, writeSync } from 'node:fs';
import { unusable } from '../../model/exit-code.js';
import { printableLine } from '../../lang/printable.js';

export interface Printer {
  readonly print: (text: string | Uint8Array) => void;
  readonly isTerminal: boolean;
  /** Characters per line of the terminal, or else of the variable COLUMNS; Infinity without both. */
  readonly width: number;
}

let isPending = false;
/** Whether all output was written. */
export const isAllPrinted = (): boolean => !isPending;
let isLost = false;
/** Whether the output is incomplete, although somebody reads it. */
export const isPrintLost = (): boolean => isLost;

/** @param descriptor the file descriptor, 1 or 2, for synchronous writes */
export function printer(stream: () => NodeJS.WriteStream, descriptor: number): Printer {
  let isStream = !isFileOrPipe(descriptor);
  let isErrorHandled = false;
  const writeToStream = (rest: string | Uint8Array): void => {
    if (!isErrorHandled) stream().on('error', reportWriteError);
    isErrorHandled = isStream = isPending = true;
    stream().write(rest);
  };
  return {
    print: (text) => {
      if (isStream) {
        writeToStream(text);
        return;
      }
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      let position = 0;
      try {
        while (position < bytes.length) position += writeSync(descriptor, bytes, position);
      } catch (error) {
        const failure = error as NodeJS.ErrnoException;
        if (failure.code === 'EAGAIN') writeToStream(bytes.subarray(position));
        else reportWriteError(failure);
      }
    },
    get isTerminal() {
      return isStream && stream().isTTY;
    },
    get width() {
      const { columns } = isStream ? stream() : { columns: 0 };
      return [columns, Number(process.env['COLUMNS'])].find((width) => width > 0) ?? Infinity;
    },
  };
}

/** Handles write errors. A reader such as head may close the pipe early; any other error makes the output incomplete. */
function reportWriteError({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  attempt(() => writeSync(2, `error: ${message}\n`)); // it may not be writable either
  process.exitCode = unusable;
  isLost = true;
}

/** False also for what cannot be asked: Node's streams handle it. */
export function isFileOrPipe(descriptor: number): boolean {
  const kind = attempt(() => fstatSync(descriptor));
  if (kind === undefined) return false;
  const isNullDevice = kind.rdev !== 0 && kind.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  return kind.isFile() || kind.isFIFO() || kind.isSocket() || isNullDevice;
}

/** The line appears only after this time, and is updated at most every tenth of a second. */
const patienceMs = 1000;
const everyMs = 100;

/** A line on a terminal that is overwritten until other output follows. */
export function progressLine(printer: Printer): { readonly show: (text: string) => void; readonly clear: () => void } {
  const began = Date.now();
  let last = 0;
  return {
    show: (text) => {
      const nowMs = Date.now();
      if (nowMs - began < patienceMs || nowMs - last < everyMs || !printer.isTerminal) return;
      last = nowMs;
      printer.print(`\r\x1b[K${printableLine(text)}`);
    },
    clear: () => {
      if (last > 0) printer.print('\r\x1b[K');
      last = 0;
    },
  };
}
