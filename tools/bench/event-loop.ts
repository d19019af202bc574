import { LOOK_EVERY_MS } from '@shop/service-kit/metrics-server';

/** The delay of a process's event loop, p99 in milliseconds since the last read, which resets it. */
export async function loopDelayOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? NaN);
  // The metric is the time between two checks.
  return seconds * 1000 - LOOK_EVERY_MS;
}
