import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { dayOf } from './days.ts';

/** Errors when the client left during the transfer, or before. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/**
 * Streams to a client. A client that disconnects is no error.
 * @throws the source's error
 */
export async function download(lines: Readable, client: Writable): Promise<void> {
  try {
    await pipeline(lines, client);
  } catch (error) {
    if (!LEFT.includes((error as { code?: string }).code ?? '')) throw error;
  }
}

/** Streams a spreadsheet; the file name contains the day in the shop's zone. @throws the source's error */
export function sendCsv(res: Response, name: string, lines: AsyncIterable<string>): Promise<void> {
  res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${dayOf(new Date()).day}.csv"`,
  });
  return download(Readable.from(lines), res);
}
