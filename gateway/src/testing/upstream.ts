import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** A service behind the gateway: a real server that behaves as a test wants, and remembers what reached it. */
export async function startUpstream(answer: Answering, at = '0'): Promise<TestUpstream> {
  const seen: Seen[] = [];
  const server = createServer((req, res) => {
    const entry = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, body: '' };
    seen.push(entry);
    req.on('data', (chunk: Buffer) => (entry.body += chunk.toString()));
    answer(req, res);
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(Number(at), '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
