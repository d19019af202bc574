import { setTimeout as sleep } from 'node:timers/promises';

export type Failure = { at: string; what: string; status: number | string };
export type Report = { sent: number; failures: Failure[]; p50: number; p99: number; max: number };
export type Load = { stop: () => Promise<Report> };

type Ask = { path: string; body?: object };

/** One of each kind of request, so that every deployable is needed all the time. */
const ASKS: Ask[] = [
  { path: '/menu' },
  { path: '/api/elixirs/1' },
  { path: '/api/cart' },
  { path: '/api/cart/items', body: { cartId: 'new', elixirId: 1, quantity: 1 } },
  { path: '/media/semilla/elixir-01-320.webp' },
  { path: '/api/admin/check-auth' },
  { path: '/mf/checkout/remoteEntry.js' },
  { path: '/mf/admin/remoteEntry.js' },
  { path: '/mf/storefront/remoteEntry.js' },
  { path: '/api/content/about' },
];
/** The statuses without a fault: nobody is signed in, so auth answers 401. */
const GOOD = new Set([200, 201, 204, 304, 401]);
const PATIENCE_MS = 10_000;

/** Sends `rate` requests per second until it is stopped, on schedule whether or not earlier ones were answered. */
export function startLoad(base: string, rate: number): Load {
  const failures: Failure[] = [];
  const times: number[] = [];
  const flights = new Set<Promise<void>>();
  let going = true;
  const run = async () => {
    const start = performance.now();
    for (let i = 0; going; i += 1) {
      await sleep(Math.max(0, start + (i * 1_000) / rate - performance.now()));
      const ask = ASKS[i % ASKS.length]!;
      const begun = performance.now();
      const flight = send(base, ask, addressOf(i)).then((status) => {
        times.push(performance.now() - begun);
        if (typeof status === 'string' || !GOOD.has(status))
          failures.push({ at: new Date().toISOString().slice(11, 23), what: ask.path, status });
      });
      flights.add(flight);
      void flight.finally(() => flights.delete(flight));
    }
  };
  const running = run();
  return {
    stop: async () => {
      going = false;
      await running;
      await Promise.all(flights);
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      return { sent: times.length, failures, p50: at(0.5), p99: at(0.99), max: at(1) };
    },
  };
}

/** Many visitors, each below the limits per address. */
const addressOf = (i: number): string => `198.51.${Math.floor(i / 250) % 250}.${i % 250}`;

async function send(base: string, { path, body }: Ask, ip: string): Promise<number | string> {
  try {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: base,
        'x-forwarded-for': ip,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
