import { settingsServer } from '@shop/service-kit/testing/settings-server';
import { backing } from '@shop/service-kit/testing/backing';
import type { OrderRow } from '../orders/order/order.model.ts';
import { askInvoice } from '../orders/order/ask-invoice.ts';
import { paymentWorker } from '../service.ts';
import { ownFacturapi } from './own-facturapi.ts';
import { storedOrder } from './stored-order.ts';

export const BUYER = {
  rfc: 'GODE561231GR8',
  name: 'EUGENIA GODINEZ',
  regime: '612',
  use: 'G03',
  zip: '97000',
} as const;

/** Three products with three different tax rates. */
export const LINES = [
  {
    id: 1,
    elixirId: 1,
    elixirName: 'Dalia',
    quantity: 3,
    priceCents: 29_500,
    discountCents: 8_851,
    iva: '16',
  },
  {
    id: 2,
    elixirId: 2,
    elixirName: 'Monte',
    quantity: 2,
    priceCents: 31_001,
    discountCents: 6_200,
    iva: '0',
  },
  { id: 3, elixirId: 3, elixirName: 'Cera', quantity: 1, priceCents: 9_999, iva: 'exento' },
];
/** An order of them, with a code, a promotion and delivery. */
export const MIXED = {
  items: LINES,
  discount: { code: 'MIEL', cents: 10_000 },
  promotion: { name: 'Otoño', cents: 5_051 },
  shippingCents: 9_900,
  shippingIva: '16',
  totalCents: 88_500 + 62_002 + 9_999 - 15_051 + 9_900,
};

/** Half of all calls fail: before the work, after it, or with an answer that cannot be read. */
export const FAULTS = [
  { status: 503 },
  { isLost: true },
  { status: 200, body: { error: 'Error interno del PAC' } },
] as const;

/** The worker's parts with their own invoice account, which a test moves step by step. */
export async function invoiceDesk(over: Record<string, string> = {}) {
  const contentMedia = await settingsServer();
  const account = await ownFacturapi();
  const { parts, close } = await paymentWorker.open({
    ...backing(),
    CATALOG_URL: 'http://127.0.0.1:1',
    CONTENT_MEDIA_URL: contentMedia.url,
    ...account.env,
    ...over,
  });
  const { db, orders } = parts;
  const order = async (id: string): Promise<OrderRow> => (await orders.find(id))!;
  const at = (id: string, change: object) => db.collection<OrderRow>('orders').updateOne({ _id: id }, change);
  return {
    account,
    parts,
    order,
    set: (id: string, set: object) => at(id, { $set: set }),
    anOrder: (more: object = {}) => {
      const items = [{ id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500, iva: '16' }];
      return storedOrder(db, { items, ...more });
    },
    ask: async (id: string, data: object = {}) =>
      askInvoice({ ...parts, relay: () => undefined }, await order(id), { ...BUYER, ...data } as never),
    /** The documents that the account has stamped for an order: its invoice, then its credit notes. */
    async stampedOf(id: string) {
      const { cfdi } = await order(id);
      return (await account.stamped()).filter(({ external_id: key }) => cfdi && key?.startsWith(cfdi.id));
    },
    /** Runs the worker's due work, as if all waiting times had passed. @returns what failed */
    work: async (id: string): Promise<unknown> => {
      await at(id, { $set: { 'outbox.$[].at': new Date(0) } });
      return parts.outbox.relay(id, parts.handlers).catch((error: unknown) => error);
    },
    /** The provider reports the amount that was refunded. */
    refund: async (id: string, refundedCents: number, more: object = {}) => {
      const seen = await order(id);
      await at(id, {
        $set: {
          refundedCents,
          paymentStatus: refundedCents >= seen.totalCents ? 'refunded' : 'partially_refunded',
          ...more,
        },
        $push: { outbox: { id: crypto.randomUUID(), key: 'invoice.update', at: new Date(0) } as never },
      });
    },
    close: async () => {
      await close();
      await contentMedia.close();
      await account.close();
    },
  };
}
