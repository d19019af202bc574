import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultShop } from './fault-shop.ts';

/** What everybody reads; the gateway keeps the answers. */
const READS = [
  '/api/content/home/hero',
  '/api/elixirs/predesigned/all',
  '/api/flowers',
  '/api/content/home',
  '/api/settings',
];

export type Browsing = { stop: () => Promise<{ asked: number; bad: string[]; ms: number[] }> };

/** Asks for pages' data so many times a second, whatever came of the earlier requests, until it is stopped. */
export async function browse(shop: FaultShop, perSecond: number): Promise<Browsing> {
  const client = shop.visitor();
  for (const path of READS) await client.get(path);
  const bad: string[] = [];
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async (path: string) => {
    const start = performance.now();
    const status = await client.get(path).then(
      (answer) => answer.status,
      () => 0,
    );
    times.push(performance.now() - start);
    if (status !== 200) bad.push(`${path}: ${status}`);
  };
  const timer = setInterval(
    () => void asked.push(ask(READS[asked.length % READS.length]!)),
    1_000 / perSecond,
  );
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(asked);
      return { asked: asked.length, bad, ms: times };
    },
  };
}

/** Asks again until it is answered so; how many milliseconds that took. */
export async function untilAnswered(
  ask: () => Promise<{ status: number }>,
  { status, ms = 60_000 }: { status: number; ms?: number },
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const answer = await ask().catch(() => undefined);
    const took = performance.now() - start;
    if (answer?.status === status) return took;
    if (took > ms) return Infinity;
    await sleep(50);
  }
}
