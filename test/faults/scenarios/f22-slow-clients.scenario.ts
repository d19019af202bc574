import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HEAD } from '../../../gateway/src/testing/odd-requests.ts';
import { rawRequest } from '../../../gateway/src/testing/raw-request.ts';
import { percentile } from '../../../tools/measure/figures.ts';
import { atOnce, eachRound, exactly, seen, within, type Scenario } from '../scenario.ts';
import { browse } from '../shop/browse.ts';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';

const SOCKETS = 200;
const POST = `POST /api/cart/items HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;
const TEN_MB = 10 * 1_024 * 1_024;

/** Somebody who begins a request and never ends it. */
async function dawdle(url: string, begin: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(begin);
  return socket;
}

export const slowClients: Scenario = {
  id: 'F22',
  title: '200 clients that never end their request, 10 MB of JSON, 1,000 headers',
  rounds: { full: 5, short: 1 },
  async run(context) {
    const { shop, rounds } = context;
    const sum = { bad: 0, asked: 0, ms: [0], carts: 0, long: [] as number[], many: [] as number[] };
    await eachRound(rounds, async () => {
      const begins = [`${POST}Content-Length: 100\r\n\r\n{"a`, 'GET /api/settings HTTP/1.1\r\nHost: loc'];
      const slow = await atOnce(SOCKETS, (nth) => dawdle(shop.url, begins[nth % 2]!));
      const browsing = await browse(shop, 20);
      sum.long.push((await rawRequest(shop.url, `${POST}Content-Length: ${TEN_MB}\r\n\r\n{`)).status);
      const headers = Array.from({ length: 2_000 }, (_, nth) => `X-${nth}: ${'x'.repeat(20)}\r\n`).join('');
      sum.many.push((await rawRequest(shop.url, `GET / HTTP/1.1\r\n${HEAD}${headers}\r\n`)).status);
      for (let nth = 0; nth < 5; nth += 1) sum.carts += (await fillCart(shop.visitor(), 1)).items.length;
      const { asked, bad, ms } = await browsing.stop();
      sum.asked += asked;
      sum.bad += bad.length;
      sum.ms.push(percentile(ms, 0.99));
      for (const socket of slow) socket.destroy();
    });
    return [
      seen('answers to others', sum.asked),
      exactly('of them not 200', sum.bad, 0),
      exactly('carts that were filled meanwhile', sum.carts, rounds * 5),
      within(context, 'p99 of the others', { ms: Math.max(...sum.ms), limitMs: 500 }),
      exactly('10 MB of JSON not answered 413', sum.long.filter((status) => status !== 413).length, 0),
      exactly('too many headers not answered 431', sum.many.filter((status) => status !== 431).length, 0),
    ];
  },
};
