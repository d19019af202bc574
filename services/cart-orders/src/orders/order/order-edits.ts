import type { DeliveryAddress } from '@shop/contracts/address';
import type { OrderLot } from '@shop/contracts/lot';
import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';
import { onAddressChanged } from './order-outbox.ts';
import { searchTexts } from './search-texts.ts';

/** Search texts with the new address; earlier parcel numbers still find the order. */
function textsWith(shipping: DeliveryAddress, seen: OrderRow): string[] {
  const own = new Set(searchTexts(seen));
  return [
    ...new Set([...searchTexts({ ...seen, shipping }), ...seen.search.filter((text) => !own.has(text))]),
  ];
}

const COMPLETED = 'Dirección de envío completada';

type AddressChange = { address: DeliveryAddress; who: string; note: string };

/** What people change in an order besides its status: its address and its notes. */
export const orderEdits = (orders: Model<OrderRow>) => ({
  /** Completes an order that was paid without an address; null when it has one already, or is cancelled. */
  fillAddress: (seen: OrderRow, shipping: DeliveryAddress) =>
    orders
      .findOneAndUpdate(
        { _id: seen._id, needsAddress: true, status: { $ne: 'cancelled' } },
        {
          $set: { shipping, needsAddress: false, search: textsWith(shipping, seen) },
          $push: {
            history: { at: new Date(), who: 'cliente', to: seen.status, note: COMPLETED },
            outbox: { $each: onAddressChanged(true, seen.payerEmail) },
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
  /** An administrator's correction; null when the order is no longer as it was `seen`. */
  setAddress: (seen: OrderRow, { address: shipping, who, note }: AddressChange) =>
    orders
      .findOneAndUpdate(
        { _id: seen._id, updatedAt: seen.updatedAt },
        {
          $set: { shipping, needsAddress: false, search: textsWith(shipping, seen) },
          $push: {
            history: { at: new Date(), who, to: seen.status, note },
            outbox: { $each: onAddressChanged(seen.needsAddress, seen.shipping?.email ?? seen.payerEmail) },
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
  /** Sets the lots that a sent order was filled from; null when it is no longer completed. */
  setLots: ({ _id }: OrderRow, { lots, who }: { lots: OrderLot[]; who: string }) =>
    orders
      .findOneAndUpdate(
        { _id, status: 'completed' },
        {
          $set: { lots },
          $push: {
            history: {
              at: new Date(),
              who,
              to: 'completed',
              note: lots.length > 0 ? `Lotes ${lots.map(({ code }) => code).join(', ')}` : 'Sin lote',
            },
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
  /** Adds a note of the staff; null when there is no such order. */
  addNote: ({ _id, status }: OrderRow, { who, text }: { who: string; text: string }) =>
    orders
      .findOneAndUpdate(
        { _id },
        { $push: { history: { at: new Date(), who, to: status, note: text } } },
        { returnDocument: 'after' },
      )
      .lean(),
});
