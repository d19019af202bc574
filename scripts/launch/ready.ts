import { get } from 'node:http';

/** Waits until every address answers /readyz. @throws Error that names the parts which did not within the time (ms) */
export async function waitUntilReady(probes: Record<string, string>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  const missing = new Set(Object.keys(probes));
  while (missing.size > 0) {
    await Promise.all(
      [...missing].map(async (name) => {
        if (await answers(`${probes[name]}/readyz`)) missing.delete(name);
      }),
    );
    if (missing.size === 0) return;
    if (Date.now() > end)
      throw new Error(`not ready after ${timeoutMs / 1000} s: ${[...missing].join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** By node:http: the launcher stays, and fetch would cost it a third of its memory. */
const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy(new Error('late')));
    request.once('error', () => resolve(false));
  });
