import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

type LogFile = { write: (chunk: Buffer) => void; close: () => void };

const MB = 1_000_000;
/** At most ten parts write at once (in development), a piece each; with the finished pieces that is below 50 MB. */
const SIZES = { piece: 2 * MB, finished: 28 * MB };
const LINE_END = 10;

/**
 * Opens `<name>.log` for appending. When it is full it becomes `<name>.<milliseconds>.log`, and the oldest finished
 * pieces in the folder are deleted, whoever wrote them, so that all logs together stay small.
 */
export function openLog(folder: string, name: string, sizes = SIZES): LogFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  let file = openSync(path, 'a');
  let size = statSync(path).size;
  let isWhole = true;

  const put = (chunk: Buffer) => {
    if (chunk.length === 0) return;
    size += writeSync(file, chunk);
    isWhole = chunk.at(-1) === LINE_END;
  };
  const rotate = () => {
    // It may be gone: a disk that was full after the last rename had no room for the next piece.
    if (existsSync(path)) renameSync(path, join(folder, `${name}.${Date.now()}.log`));
    const next = openSync(path, 'a');
    closeSync(file);
    file = next;
    size = 0;
    removeOldest(folder, sizes.finished);
  };
  const write = (chunk: Buffer) => {
    const end = isWhole ? 0 : chunk.indexOf(LINE_END) + 1;
    const mayRotate = size >= sizes.piece && (isWhole || end > 0);
    if (!mayRotate) return put(chunk);
    // Pieces end at line ends.
    put(chunk.subarray(0, end));
    rotate();
    put(chunk.subarray(end));
  };
  return { write: warnOnce(write), close: () => closeSync(file) };
}

/** A full disk or a removed folder loses log lines, but must not stop the shop. */
function warnOnce(write: LogFile['write']): LogFile['write'] {
  let isWarned = false;
  return (chunk) => {
    try {
      write(chunk);
      isWarned = false;
    } catch (error) {
      if (!isWarned) console.error(`A log cannot be written: ${(error as Error).message}`);
      isWarned = true;
    }
  };
}

/** Keeps the newest pieces up to a total of `most` bytes. */
function removeOldest(folder: string, most: number): void {
  const pieces = readdirSync(folder).flatMap((name) => {
    const at = Number(/\.(\d{13})\.log$/.exec(name)?.[1]);
    return at ? [{ path: join(folder, name), at }] : [];
  });
  let sum = 0;
  for (const { path } of pieces.sort((a, b) => b.at - a.at)) {
    sum += statSync(path).size;
    if (sum > most) rmSync(path);
  }
}
