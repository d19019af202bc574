import { expect, test } from '@jest/globals';
import { sweepPayments } from '../../../settle/sweep.ts';
import { createOrderSearch } from './order-search.ts';

const MINUTE_MS = 60_000;

/** A provider with orders made within the last hour, each changed a second after the one before. */
function provider(count: number) {
  const orders = Array.from({ length: count }, (_, nth) => ({
    id: `ORD${nth}`,
    status: 'processed',
    external_reference: `o-${'a'.repeat(24)}`,
    total_amount: '295.00',
    last_updated_date: new Date(Date.now() - 30 * MINUTE_MS + nth * 1_000).toISOString(),
  }));
  return createOrderSearch(async (_what, _path, { query } = {}) => {
    const isNow = Date.parse(String(query?.['end_date'])) > Date.now() - MINUTE_MS;
    const from = (Number(query?.['page']) - 1) * 50;
    const data = isNow ? orders.slice(from, from + 50) : [];
    return { data, paging: { total_pages: Math.ceil(count / 50) } };
  });
}

test.each([undefined, new Date(Date.now() - 20 * MINUTE_MS)])(
  'when more orders changed within two hours than fit on a page then each is found since %s',
  async (reached) => {
    const { changed } = provider(450);
    const found = new Set<string>();
    let place = reached;
    const sweep = () =>
      sweepPayments(
        {
          provider: { names: ['mercadopago-orders'], findChanged: (_name, at) => changed(at) },
          sweeps: {
            position: async () => place,
            reached: async (_name: string, at: Date) => void (place = !place || at > place ? at : place),
          } as never,
          webhookEvents: {
            known: async () => new Set(),
            add: async () => true,
            queued: async () => {},
          } as never,
          queue: { settle: async (id) => void found.add(id) },
          log: { warn: () => undefined },
        },
        new Date(Date.now() + MINUTE_MS),
      );

    await sweep();

    expect(found.size).toBe(450);
  },
);
