import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Log } from '@shop/service-kit/log';
import { serveBuild } from '@shop/service-kit/static';
import { forwardTo } from '../proxy/forward.ts';

const isUrl = (source: string) => /^https?:\/\//.test(source);

/** Serves a front end's files from its build folder, or from the server that has them. */
export const filesOf = (name: string, source: string, log: Log): RequestHandler =>
  isUrl(source) ? forwardTo({ name, target: source, log }) : serveBuild(source);

/** Reads one file of a front end, wherever it is; read anew each time, since a piece may be deployed meanwhile. */
export const readFileOf = async (source: string, file: string): Promise<string> => {
  if (!isUrl(source)) return readFile(join(source, file), 'utf8');
  const answer = await fetch(`${source}/${file}`, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${source}/${file} answered ${answer.status}`);
  return answer.text();
};
