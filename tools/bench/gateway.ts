import type { Figure } from '../measure/figures.ts';
import { costsOf, type Costs, type Load } from './rounds.ts';
import { loadOf, startBareRoute, type BenchShop } from './shop.ts';

const LIST = '/api/elixirs/predesigned/all';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const TOTAL = 2_000;

/** The CPU time of the gateway, compared with an Express route that answers the same JSON. */
export async function benchGateway({ url, processes }: BenchShop): Promise<Figure[]> {
  const list = await fetch(url + LIST);
  const etag = list.headers.get('etag')!;
  const bare = await startBareRoute(await list.json());
  const gateway = processes.filter(({ name }) => name === 'pages');
  const read = (
    name: string,
    path: string,
    headers: Record<string, string> = BROWSER,
    expect = 200,
  ): Load => ({
    name,
    total: TOTAL,
    processes: gateway,
    callAt: () => ({ url: url + path, headers, expect }),
  });
  try {
    const costs = await costsOf([
      loadOf(bare, TOTAL),
      read('kept', LIST),
      read('unchanged', LIST, { ...BROWSER, 'if-none-match': etag }, 304),
      read('page', '/'),
      read('hop', '/api/cart'),
    ]);
    return figuresOf(costs);
  } finally {
    bare.stop();
  }
}

const LIMITS: [string, string, number][] = [
  ['kept', 'a kept answer', 0.8],
  ['unchanged', 'the same, 304', 0.6],
  ['page', 'GET /', 1],
  ['hop', "the gateway's part of a proxied call", 4],
];

function figuresOf(costs: Costs): Figure[] {
  const { of, ratio, drift } = costs;
  const bare = of('bare').ms;
  const cpu = LIMITS.map(([name, what, limit]) => {
    const { ms } = of(name);
    const note = `${(ms * 1000).toFixed(0)} µs against ${(bare * 1000).toFixed(0)} µs`;
    return {
      what: `${what}, CPU against a bare route`,
      measured: ratio(name),
      limit,
      unit: '×',
      note,
      drift,
    };
  });
  return [...cpu, rateOf(costs)];
}

function rateOf({ rate, drift }: Costs): Figure {
  const [kept, bare] = [rate('kept'), rate('bare')];
  return {
    what: 'a kept answer, requests a second against a bare route',
    measured: kept.ratio,
    limit: 1.2,
    is: '≥',
    unit: '×',
    note: `${kept.perSecond.toFixed(0)} against ${bare.perSecond.toFixed(0)}`,
    drift,
  };
}
