import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../measure/figures.ts';
import { startShop } from './shop.ts';

/** How long the whole shop takes from nothing to its first page, with the pictures and data of an earlier start. */
export async function benchStart(): Promise<Figure[]> {
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
    return [{ what: 'start until the first page', measured: await start(), limit: 20, unit: 's', note }];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
