import { isFetched, isHandedOver as isShownHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { chargesOf } from './order-charges.ts';
import type { OrderRow } from './order.model.ts';
import { holdsMoney, wasPaid } from './payment.rank.ts';

type Paid = Pick<OrderRow, 'history' | 'paymentStatus' | 'paymentIntentId' | 'payments' | 'charges'>;

/** When the order was paid: from its history, else, if its status had been changed before, from its payments. */
export const paidAtOf = (order: Paid): Date | undefined =>
  wasPaid(order.paymentStatus)
    ? (order.history.find(({ who, from }) => who === 'sistema' && from === 'pending')?.at ??
      chargesOf(order)?.paidAt)
    : undefined;

/** When an order left; undefined until then. */
export const sentAtOf = ({ history, status }: Pick<OrderRow, 'history' | 'status'>): Date | undefined =>
  status === 'completed' ? history.findLast(({ from, to }) => from && to === 'completed')?.at : undefined;

type Delivered = Pick<OrderRow, 'manual' | 'shipping' | 'delivery'>;

/** The buyer takes it along, or it is a gift card, which goes by mail: no parcel leaves. */
export const isHandedOver = ({ manual, shipping, delivery }: Delivered): boolean =>
  isByMail({ delivery }) || isShownHandedOver({ manual, delivery, shippingAddress: shipping?.address });

/** Paid and sent. An order that is handed over or fetched is never on its way. */
export const isOnItsWay = (order: Pick<OrderRow, 'paymentStatus'> & Delivered): boolean =>
  holdsMoney(order.paymentStatus) && !isFetched(order) && !isHandedOver(order);
