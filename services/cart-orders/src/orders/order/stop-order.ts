import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** The provider says that an order must not be delivered; null when it had said so before. */
export const stopOrder = (orders: Model<OrderRow>, { _id, status }: OrderRow) =>
  orders
    .findOneAndUpdate(
      { _id, stoppedAt: { $exists: false } },
      {
        $set: { stoppedAt: new Date() },
        $push: {
          history: {
            at: new Date(),
            who: 'sistema',
            to: status,
            note: `No enviar: ${PROVIDER_LABEL} lo pidió`,
          },
          outbox: outboxEntry('mail.stopped'),
        },
      },
      { returnDocument: 'after' },
    )
    .lean();
