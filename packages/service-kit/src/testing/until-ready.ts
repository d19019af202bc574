import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a service's stores, as a deployment does: it listens before Redis is there, and answers 503 until then. */
export async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(10);
}
