import { serve } from '@shop/service-kit/testing/serve';
import { median, type Figure } from '../measure/figures.ts';
import { openShopper } from './cart.ts';
import { costsOf, type Load } from './rounds.ts';
import { startShop, type BenchShop } from './shop.ts';

const SHOPPERS = 60;
const TOTAL = 1_600;
/** Two equal shops differ by up to 13 %. Which of a pair is started first may count, so each kind is as often as the other. */
const PAIRS = 6;
/** Stores have no spans: their work would only hide what spans cost. */
const STORES = new Set(['stand-ins', 'redis']);

/** What following one request in ten costs: the CPU of carts in a shop with traces and in one without, in turns. */
export async function benchTraces(): Promise<Figure[]> {
  const collector = await serve((req, res) => void req.resume().once('end', () => res.end()));
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  try {
    const pairs: Pair[] = [];
    while (pairs.length < PAIRS) pairs.push(await comparePair(traced, pairs.length % 2 === 0));
    const all = pairs.map(({ more }) => more);
    const note = `of ${all.map((more) => more.toFixed(1)).join(', ')}`;
    const figure = { what: 'carts with one request in ten traced, more CPU', limit: 5, unit: '%', note };
    return [{ ...figure, measured: median(all), drift: median(pairs.map(({ drift }) => drift)) }];
  } finally {
    await collector.close();
  }
}

/** `more` CPU of the traced shop, in percent. */
type Pair = { more: number; drift: number };

async function comparePair(traced: Record<string, string>, isFirst: boolean): Promise<Pair> {
  const shops: BenchShop[] = [];
  try {
    for (const env of isFirst ? [traced, {}] : [{}, traced]) shops.push(await startShop('', env));
    const [on, off] = isFirst ? shops : shops.toReversed();
    const { ratio, drift } = await costsOf([await loadOn(off!, 'off'), await loadOn(on!, 'on')]);
    return { more: (ratio('on') - 1) * 100, drift };
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

/** Three carts are looked at for each that something is put into. */
async function loadOn({ url, processes }: BenchShop, name: string): Promise<Load> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(url)));
  return {
    ...{ name, total: TOTAL, processes: processes.filter((one) => !STORES.has(one.name)) },
    callAt: (index) => {
      const { headers, body } = shoppers[index % SHOPPERS]!;
      if (index % 4 > 0) return { url: `${url}/api/cart`, headers, expect: 200 };
      return { url: `${url}/api/cart/items`, method: 'POST', headers, body, expect: 200 };
    },
  };
}
