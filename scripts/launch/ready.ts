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

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
