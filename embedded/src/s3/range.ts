import { notImplemented, S3Error } from './errors.ts';

export type Range = { start: number; end: number };

/** Reads `bytes=a-b`, `bytes=a-` or `bytes=-n` against an object's size; undefined when no range is asked for. */
export function readRange(text: string, size: number): Range | undefined {
  if (!text) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(text);
  const [, first = '', last = ''] = match ?? [];
  if (!first && !last) throw notImplemented('This form of Range');
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}
