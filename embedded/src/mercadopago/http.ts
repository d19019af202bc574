import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';

export type Request = {
  method: string;
  /** Without the public prefix. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  /** Whether it came through a proxy, that is, perhaps from outside this machine. */
  forwarded: boolean;
};
export type Reply = { status: number; headers?: Record<string, string>; body?: string };

const largestBody = 1024 * 1024;
const prefix = '/sandbox';

/** A proxy may keep the public prefix or strip it: both mean the same. */
export async function readRequest(req: IncomingMessage): Promise<Request> {
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const prefixed = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const { headers } = req;
  return {
    method: req.method ?? 'GET',
    path: (prefixed ? url.pathname.slice(prefix.length) : url.pathname) || '/',
    query: url.searchParams,
    headers,
    body: (await readBody(req, largestBody)).toString('utf8'),
    forwarded:
      prefixed || ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((h) => headers[h]),
  };
}

export const json = (status: number, content: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(content),
});

export const redirect = (location: string): Reply => ({ status: 303, headers: { location } });

export function send(res: ServerResponse, { status, headers, body = '' }: Reply): void {
  res.writeHead(status, {
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(body);
}
