import { IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createOutageHold } from '@shop/http/outage-hold';
import { beginExchange } from './proxy-exchange.ts';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';
import type { Answering } from '../testing/upstream.ts';
import { signal } from '../testing/signal.ts';

/** A service that answers when the test tells it to. */
function heldBack() {
  const held: ServerResponse[] = [];
  const arrived = signal();
  const answer: Answering = (req, res) =>
    void req.resume().once('end', () => {
      held.push(res);
      arrived.happens();
    });
  return {
    answer,
    arrived: async (count: number) => {
      while (held.length < count) await arrived.next();
    },
    answerOne: () => void held.shift()!.end('{}'),
    answerAll: () => held.splice(0).forEach((res) => res.end('{}')),
    held,
  };
}
type Held = ReturnType<typeof heldBack>;

/** A gateway that gives cart-orders two requests at a time, and the requests that it holds. */
const withCrowd = (run: (gateway: TestGateway, held: Held) => Promise<void>) => {
  const held = heldBack();
  return withGateway((gateway) => run(gateway, held).finally(held.answerAll), {
    'cart-orders': held.answer,
    env: { SERVICE_REQUESTS: '2', METRICS_PORT: '0' },
  });
};
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('when a service has as many requests as it may have then one more is refused at once, and says when to come again', () =>
  withCrowd(async ({ call, services, metricsUrl }, held) => {
    const first = [call('/api/cart'), call('/api/cart/items', json('POST', {}))];
    await held.arrived(2);

    const { status, headers, text } = await call('/api/cart');

    expect([status, headers.get('retry-after'), JSON.parse(text)]).toEqual([
      503,
      '2',
      { message: 'La tienda tiene muchas visitas en este momento. Intenta de nuevo.' },
    ]);
    expect(services['cart-orders'].seen).toHaveLength(2);
    expect(await (await fetch(metricsUrl!)).text()).toContain('route="refused",status="503"');
    held.answerAll();
    expect(await statuses(first)).toEqual([200, 200]);
  }));

test('when it has answered one then it gets another one', () =>
  withCrowd(async ({ call }, held) => {
    const first = [call('/api/cart'), call('/api/cart')];
    await held.arrived(2);
    held.answerOne();
    await Promise.race(first);

    const third = call('/api/cart');
    await held.arrived(2);
    held.answerAll();

    expect(await statuses([...first, third])).toEqual([200, 200, 200]);
  }));

test('when a service is crowded with carts then payments, their news, orders, the back office and other services are answered', () =>
  withCrowd(async ({ call }, held) => {
    const carts = [call('/api/cart'), call('/api/cart')];
    await held.arrived(2);

    const paying = [
      call('/api/checkout/process-payment', json('POST', {})),
      call('/api/webhooks/mercadopago', json('POST', {})),
      call('/api/orders/65f0'),
      call('/api/orders'),
    ];
    expect((await call('/api/flowers/1')).status).toBe(200);
    await held.arrived(6);
    held.answerAll();
    const back = call('/api/admin/customers');
    await held.arrived(1);
    held.answerAll();

    expect(await statuses([...carts, ...paying, back])).toEqual(Array(7).fill(200));
  }));

test('when visitors leave before they are answered then their places are free', () =>
  withCrowd(async ({ call }, held) => {
    const leaving = new AbortController();
    const gone = [1, 2].map(() => call('/api/cart', { signal: leaving.signal }).catch(() => 'gone'));
    await held.arrived(2);
    const closed = held.held.map((res) => new Promise((resolve) => res.once('close', resolve)));
    leaving.abort();
    await Promise.all([...gone, ...closed]);

    const next = call('/api/cart');
    await held.arrived(3);
    held.answerAll();

    expect((await next).status).toBe(200);
  }));

test('when it waits for another service itself then it takes others meanwhile', () =>
  withCrowd(async ({ call }, held) => {
    const first = [call('/api/cart'), call('/api/cart')];
    await held.arrived(2);
    held.held.forEach((res) => res.writeProcessing());
    // The 102 is on its way: it has arrived when another request is accepted.
    const third = async (): Promise<number> => {
      const asked = call('/api/cart');
      const came = await Promise.race([held.arrived(3).then(() => true), asked.then(() => false)]);
      if (!came) return third();
      held.answerAll();
      return (await asked).status;
    };

    expect(await third()).toBe(200);
    expect(await statuses(first)).toEqual([200, 200]);
  }));

test('when requests waited for a service that was away then they take none of the places of those who come later', async () => {
  const hold = createOutageHold({ holdMs: 60_000 });
  const lane = { busy: 0, most: 1 };
  const begin = () => {
    const req = new IncomingMessage(new Socket());
    return beginExchange({ req, res: new ServerResponse(req), timeoutMs: 60_000, hold, lane });
  };
  hold.reached();
  const waited = begin();
  await hold.waitUntilBack(async () => true);
  const later = begin();

  const taken = [waited, later].map((exchange) => {
    exchange.connected(aRequest());
    return lane.busy;
  });
  expect(taken).toEqual([0, 1]);

  for (const exchange of [waited, later]) exchange.answered();
  expect(lane.busy).toBe(0);
});

const aRequest = () => {
  const sent = request({ port: 9, agent: false }).on('error', () => undefined);
  return sent.destroy();
};
