import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import type { Model } from 'mongoose';
import { FORGOTTEN_ELIXIR } from '../../shopping/checkout/checkout.model.ts';
import type { OrderLine } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { searchTexts } from './search-texts.ts';

export type ForgottenBy = {
  who: string;
  /** They wanted it, or their data grew old. */ why: 'asked' | 'age';
};
const WORDS = {
  asked: { note: 'Texto borrado a petición del cliente', event: 'Datos del cliente borrados a su petición' },
  age: { note: 'Texto borrado por su antigüedad', event: 'Datos del cliente borrados por su antigüedad' },
};
const FORGOTTEN = { name: FORGOTTEN_NAME, email: '', address: '', city: '', state: '', zip: '' };

/** Removes the buyer's data from an order and keeps its lines. It writes nothing if the order changed meanwhile. */
export async function forgetBuyer(orders: Model<OrderRow>, seen: OrderRow, by: ForgottenBy): Promise<void> {
  const done = await orders.updateOne({ _id: seen._id, updatedAt: seen.updatedAt }, withoutBuyer(seen, by));
  if (done.matchedCount === 1) return;
  const now = await orders.findById(seen._id).lean();
  if (now) await forgetBuyer(orders, now, by);
}

/** The picture of an own elixir shows its name on the label. */
const unnamed = ({ imageUrl: _, ...line }: OrderLine): OrderLine => ({
  ...line,
  elixirName: FORGOTTEN_ELIXIR,
});

function withoutBuyer({ number, discount, promotion, history, status, ...order }: OrderRow, by: ForgottenBy) {
  const items = order.items.map((line) => (line.isCustom ? unnamed(line) : line));
  // A note about the order may name its buyer.
  const withoutNotes = history.map((event) => (event.note ? { ...event, note: WORDS[by.why].note } : event));
  const event = { at: new Date(), who: by.who, to: status, note: WORDS[by.why].event };
  return {
    $set: {
      shipping: FORGOTTEN,
      items,
      needsAddress: false,
      search: searchTexts({ number, items, discount, promotion, shipping: FORGOTTEN }),
      history: [...withoutNotes, event],
    },
    $unset: { payerEmail: 1, tracking: 1, label: 1, voucher: 1, invoice: 1 },
  };
}
