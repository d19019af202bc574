import { connect } from 'node:net';

/** Waits until every address answers /readyz. @throws Error with the parts that did not within the time (ms) */
export async function waitUntilReady(probes: Record<string, string>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  const missing = new Set(Object.keys(probes));
  while (missing.size > 0) {
    await Promise.all(
      [...missing].map(async (name) => {
        if (await isReady(probes[name]!)) missing.delete(name);
      }),
    );
    if (missing.size === 0) return;
    if (Date.now() > end)
      throw new Error(`not ready after ${timeoutMs / 1000} s: ${[...missing].join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const TIMEOUT_MS = 2_000;

/** Without Node's HTTP module: the launcher stays in memory, and it would be a quarter of it. */
const isReady = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.once('error', () => undefined);
    socket.once('connect', () =>
      socket.write(`GET /readyz HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.once('close', () => resolve(answer.startsWith('HTTP/1.1 200 ')));
  });
