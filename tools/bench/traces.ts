import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Figure } from '../measure/figures.ts';
import { openCart } from './cart.ts';
import { costsOf, shares, type Load } from './rounds.ts';
import { startShop, type BenchShop } from './shop.ts';

const SHOPPERS = 60;
const TOTAL = 1_600;
/** Stores have no spans: their work would only hide what spans cost. */
const STORES = new Set(['stand-ins', 'redis']);

/** What following one request in ten costs: the CPU of carts in a shop with traces and in one without, in turns. */
export async function benchTraces(): Promise<Figure[]> {
  const collector = createServer((req, res) => void req.resume().once('end', () => res.end()));
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  const shops: BenchShop[] = [];
  try {
    for (const env of [{}, traced]) shops.push(await startShop('', env));
    const [off, on] = await Promise.all([loadOn(shops[0]!, 'off'), loadOn(shops[1]!, 'on')]);
    const { of, ratio, drift } = await costsOf([off, on]);
    const note = `${of('off').ms.toFixed(2)} ms without; with: ${shares(of('on'))}`;
    const measured = (ratio('on') - 1) * 100;
    return [
      { what: 'carts with one request in ten traced, more CPU', measured, limit: 5, unit: '%', note, drift },
    ];
  } finally {
    for (const shop of shops) await shop.stop();
    collector.close();
  }
}

/** Three carts are looked at for each that something is put into. */
async function loadOn({ url, processes }: BenchShop, name: string): Promise<Load> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openCart(url)));
  return {
    ...{ name, total: TOTAL, processes: processes.filter((one) => !STORES.has(one.name)) },
    callAt: (index) => {
      const { headers, body } = shoppers[index % SHOPPERS]!;
      if (index % 4 > 0) return { url: `${url}/api/cart`, headers, expect: 200 };
      return { url: `${url}/api/cart/items`, method: 'POST', headers, body, expect: 200 };
    },
  };
}
