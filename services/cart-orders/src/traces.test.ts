import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { aShipping } from '@shop/contracts/testing/builders';
import type { Span } from '@shop/service-kit/testing/trace-collector';
import { eventually } from './testing/eventually.ts';
import { sandbox } from './testing/sandbox.ts';
import { fillCart, startCheckout } from './testing/shopper.ts';
import { tracedShop } from './testing/traced-shop.ts';

const PURCHASES = 8;
const AT_ONCE = 4;

const shop = forFile(tracedShop);
/** The trace id of the click that paid, as the browser reads it. */
const clicks: string[] = [];
const traces = new Map<string, Span[]>();
beforeAll(async () => {
  const { id } = await shop.base.addElixir({ stock: 1_000 });
  for (let nth = 0; nth < PURCHASES; nth += AT_ONCE)
    clicks.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => buy(id)))));
  await eventually(async () => shop.mails.received.length >= PURCHASES, 60_000);
  await shop.finish();
  for (const span of shop.collector.spans()) {
    const spans = traces.get(span.traceId) ?? [];
    traces.set(span.traceId, [...spans, span]);
  }
}, 180_000);

async function buy(elixirId: number): Promise<string> {
  const client = shop.visitor();
  const { cart } = await fillCart(client, elixirId);
  const { preferenceId } = await startCheckout(client, cart.id);
  const paymentId = await sandbox(shop.base.env).pay(preferenceId);
  const body = { paymentId, cartId: cart.id, shippingDetails: aShipping() };
  const { headers } = await client.post('/api/checkout/process-payment', body);
  return headers.get('x-request-id') ?? '';
}

const traceIdOf = (requestId: string): string => requestId.replaceAll('-', '');
const traceOf = (requestId: string): Span[] => traces.get(traceIdOf(requestId)) ?? [];

/** The names of the spans from the first one down to this one. */
function wayTo(spans: Span[], name: string): string[] {
  const way: string[] = [];
  let span = spans.find((one) => one.name === name);
  while (span) {
    way.unshift(`${span.piece} | ${span.name}`);
    const { parentSpanId } = span;
    span = parentSpanId ? spans.find(({ spanId }) => spanId === parentSpanId) : undefined;
  }
  return way;
}

const TO_WORKER = [
  'gateway | POST /api/checkout/process-payment',
  'cart-orders | POST /api/checkout/process-payment',
  'cart-orders | payments-asked: add settle',
  'payment-worker | payments-asked: settle',
];

test('when somebody pays then one trace leads from the click to provider and mail, every time', () => {
  expect(new Set(clicks).size).toBe(PURCHASES);
  for (const spans of clicks.map(traceOf)) {
    expect(wayTo(spans, 'provider: get payment')).toEqual([
      ...TO_WORKER,
      'payment-worker | provider: get payment',
    ]);
    expect(wayTo(spans, 'smtp: send')).toEqual([
      ...TO_WORKER,
      'payment-worker | mail order-paid',
      'payment-worker | smtp: send',
    ]);
    expect(wayTo(spans, 'POST /internal/stock/sell').slice(-2)).toEqual([
      'payment-worker | catalog',
      'catalog | POST /internal/stock/sell',
    ]);
  }
});

test('when a trace is sent then no span of it hangs in the air, and the stores are in it', () => {
  for (const spans of clicks.map(traceOf)) {
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId))).toHaveLength(1);
    const of = (piece: string, name: RegExp) =>
      spans.some((span) => span.piece === piece && name.test(span.name));
    expect([of('cart-orders', /^redis /), of('cart-orders', / carts$/)]).toEqual([true, true]);
    expect([of('payment-worker', /orders$/), of('catalog', /elixirs$/)]).toEqual([true, true]);
  }
});

test('when spans are sent then nothing in them is of a person or opens anything', () => {
  const sent = shop.collector.raw();
  const { name, email, address } = aShipping();
  const { SESSION_SECRET, INTERNAL_TOKEN, MERCADOPAGO_ACCESS_TOKEN } = shop.base.env;

  const secrets = [name, email, address, 'muestra', SESSION_SECRET, INTERNAL_TOKEN, MERCADOPAGO_ACCESS_TOKEN];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  // Traces contain neither addresses with a query nor session ids.
  expect(sent).not.toMatch(/\?\w+=|sess:/);
});

test('when a request is in the log then its trace is beside it, in every piece', () => {
  const lines = shop.logs.join('').split('\n');
  const [requestId = ''] = clicks;
  const traceId = traceIdOf(requestId);

  const pieces = lines.flatMap((line) => {
    if (!line.includes(`"traceId":"${traceId}"`)) return [];
    return (JSON.parse(line) as { service: string }).service;
  });
  expect([...new Set(pieces)].toSorted()).toEqual([
    'cart-orders',
    'cart-orders-worker',
    'catalog',
    'gateway',
  ]);
  expect(lines.filter((line) => line.includes(`"id":"${requestId}"`))).not.toEqual([]);
});
