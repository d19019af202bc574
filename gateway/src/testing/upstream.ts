import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { serve } from '@shop/service-kit/testing/serve';

export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type TestUpstream = { url: string; seen: Seen[]; close: () => Promise<void> };
export type Answering = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers every request with 200 and its own name. */
export const answering =
  (name: string): Answering =>
  (req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ service: name, method: req.method, url: req.url }));
  };

/** A service behind the gateway: a real server that behaves as a test wants, and records its requests. */
export async function startUpstream(answer: Answering, at = '0'): Promise<TestUpstream> {
  const seen: Seen[] = [];
  const { server, url, close } = await serve((req, res) => {
    const entry = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, body: '' };
    seen.push(entry);
    req.on('data', (chunk: Buffer) => (entry.body += chunk.toString()));
    answer(req, res);
  }, Number(at));
  server.keepAliveTimeout = 65_000;
  return { url, seen, close };
}
