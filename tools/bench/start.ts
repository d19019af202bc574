import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@shop/contracts/endpoints';
import { untilAnswered } from '../../test/faults/shop/browse.ts';
import type { FaultShop, ProcessName } from '../../test/faults/shop/fault-shop.ts';
import { median, type Figure } from '../measure/figures.ts';
import { withFaultShop } from './fault-shop.ts';
import { startShop } from './shop.ts';

const ROUNDS = 5;
const PARTS: (ProcessName | ServiceName)[] = [
  ...(['catalog', 'cart-orders', 'payment-worker', 'content-media', 'auth'] as const),
  ...(['gateway', 'shell', 'web-server'] as const),
];

/** The time of the whole shop from nothing to its first page, and of each process to its first answer. */
export async function benchStart(): Promise<Figure[]> {
  const figures = [await startOfAll()];
  await withFaultShop(async (shop) => {
    for (const name of PARTS) figures.push(await startOf(shop, name));
  });
  return figures;
}

/** With the pictures and data of an earlier start. */
async function startOfAll(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-bench-'));
  const start = async () => {
    const began = performance.now();
    const shop = await startShop(dataDir);
    const { status } = await fetch(shop.url);
    const seconds = status === 200 ? (performance.now() - began) / 1000 : NaN;
    await shop.stop();
    return seconds;
  };
  try {
    const first = await start();
    const note = `the first start with its seed: ${first.toFixed(1)} s`;
    return { what: 'start until the first page', measured: await start(), limit: 20, unit: 's', note };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Restarts one process beside the others. */
async function startOf(shop: FaultShop, name: ProcessName | ServiceName): Promise<Figure> {
  const took: number[] = [];
  while (took.length < ROUNDS) {
    await shop.end(name);
    const ready = shop.revive(name);
    took.push(await untilAnswered(() => shop.service(name).get('/healthz'), { status: 200 }));
    await ready;
  }
  return {
    what: `${name}: start until it is healthy`,
    measured: median(took),
    limit: 1_200,
    unit: 'ms',
    note: took.map((ms) => ms.toFixed(0)).join(' '),
  };
}
