import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warmCompileCache } from '../../scripts/launch/warm-cache.ts';
import { forgetStores } from '../../test/faults/environment.ts';
import { startFaultShop, type FaultShop } from '../../test/faults/shop/fault-shop.ts';

type Work = (shop: FaultShop) => Promise<void>;

/** A shop whose processes can be started and observed one by one. */
export async function withFaultShop(work: Work): Promise<void> {
  forgetStores();
  await warmCompileCache();
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-bench-'));
  const shop = await startFaultShop({ dataDir });
  try {
    await shop.revive('web-server');
    await shop.revive('shell');
    await work(shop);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
