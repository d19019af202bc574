import { SHIPPING_COUNTRY } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import type { Cfdi } from '@shop/contracts/invoice';
import type { Order, OrderItem, OrderResponse } from '@shop/contracts/order';
import type { Voucher } from '@shop/contracts/voucher';
import type { PictureKeys } from '../../shopping/pictures/picture-keys.ts';
import type { OrderCfdi } from './order-cfdi.model.ts';
import type { OrderAddition } from './order-addition.model.ts';
import { chargesOf } from './order-charges.ts';
import { arrivingCents } from './payment-charges.model.ts';
import type { ManualSale, OrderPayment } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { amountsOf, ivaPartsOf, toPromotion } from '../../shopping/pricing/quote.ts';
import { backIva } from './back-parts.ts';
import { paidAtOf, sentAtOf } from './order-dates.ts';
import { whyStopped } from './stop-order.ts';
import { keptItems, returnedOf } from './order-returns.ts';

/** The whole order, for its buyer and administrators. Money in pesos, with the total under both names (H3). */
export function fullOrder(order: OrderRow): Order {
  const { shipping } = order;
  const refundedIva = backIva(order);
  return {
    ...publicOrder(order),
    ...(order.discount && {
      discount: { code: order.discount.code, amount: toPesos(order.discount.cents) },
    }),
    customerName: shipping?.name ?? null,
    customerEmail: (shipping?.email ?? order.payerEmail) || null,
    customerPhone: shipping?.phone || null,
    shippingAddress: shipping?.address || null,
    shippingCity: shipping?.city || null,
    shippingState: shipping?.state || null,
    shippingZip: shipping?.zip || null,
    shippingCountry: shipping?.address ? SHIPPING_COUNTRY : null,
    notes: shipping?.notes || null,
    gift: shipping?.gift ?? null,
    paymentIntentId: order.paymentIntentId,
    ...(order.payments && { payments: order.payments.map(paymentOf) }),
    refunded: toPesos(order.refundedCents ?? 0),
    ...(refundedIva && { refundedIva: ivaPartsOf(refundedIva) }),
    paymentStatusDetail: order.paymentStatusDetail || null,
    voucher: voucherOf(order),
    paidAt: paidAtOf(order)?.toISOString() ?? null,
    sentAt: sentAtOf(order)?.toISOString() ?? null,
    ...(order.deliveredAt && { deliveredAt: order.deliveredAt.toISOString() }),
    tracking: order.tracking ?? null,
    addition: order.addition ? additionOf(order.addition) : null,
    manual: order.manual ? manualOf(order.manual) : null,
    ...(order.lots && { lots: order.lots }),
    invoice: order.invoice ? { ...order.invoice, askedAt: order.invoice.askedAt.toISOString() } : null,
    ...(order.cfdi && { cfdi: cfdiOf(order.cfdi) }),
    needsAddress: order.needsAddress,
  };
}

const paymentOf = ({ id, cents, overCents }: OrderPayment) => ({
  id,
  amount: toPesos(cents),
  ...(overCents && { over: toPesos(overCents) }),
});

/** Adds what only administrators see. Fraud warnings stay hidden, because the payer may be the fraudster. */
export const staffOrder = (order: OrderRow): Order => ({
  ...fullOrder(order),
  ...stopOf(order),
  ...arrivesOf(order),
});

function arrivesOf(order: OrderRow): Pick<Order, 'arrives'> {
  const charges = chargesOf(order);
  if (!charges) return {};
  const { feeCents, taxCents, means } = charges;
  const net = toPesos(arrivingCents(charges));
  return { arrives: { fee: toPesos(feeCents), tax: toPesos(taxCents), net, ...(means && { means }) } };
}

function stopOf(order: OrderRow): Pick<Order, 'doNotShip' | 'stopReason'> {
  const stopReason = whyStopped(order);
  return stopReason ? { doNotShip: true, stopReason } : {};
}

/** A row of the administrators' list, which shows no lines. */
export const listedOrder = (order: OrderRow): Order => ({
  ...staffOrder(order),
  pieces: keptItems(order).reduce((sum, { quantity }) => sum + quantity, 0),
});

const cfdiOf = ({
  at,
  credits,
  id: _id,
  providerId: _theirs,
  globalId: _which,
  before: _was,
  ...cfdi
}: OrderCfdi): Cfdi => ({
  ...cfdi,
  at: at.toISOString(),
  ...(credits && {
    credits: credits.map(({ cents, uuid }) => ({ amount: toPesos(cents), ...(uuid && { uuid }) })),
  }),
});

const additionOf = ({ cents, payLink, payUntil, lines, removes }: OrderAddition): Order['addition'] => ({
  amount: toPesos(cents),
  payLink,
  payUntil: payUntil.toISOString(),
  lines,
  ...(removes && { removes: removes.map(({ name, quantity }) => ({ name, quantity })) }),
});

const manualOf = ({ payment, payLink }: ManualSale): Order['manual'] => ({
  payment,
  ...(payLink && { payLink }),
});

/** The slip, while the payer can still use it or needs to know about it: a dead slip cannot be paid. */
function voucherOf({ voucher, paymentStatus }: OrderRow): Voucher | null {
  if (!voucher || !['pending', 'in_process', 'cancelled'].includes(paymentStatus)) return null;
  const { kind, method, payBefore, barcode, reference, clabe, bank, beneficiary, url } = voucher;
  return {
    kind,
    method,
    payBefore: payBefore?.toISOString() ?? null,
    ...(paymentStatus === 'pending' && { barcode, reference, clabe, bank, beneficiary }),
    url: (paymentStatus === 'pending' && url) || null,
  };
}

/** What anybody who knows the order's id may see: nothing that reveals the buyer (H13). */
const publicOrder = (order: OrderRow): Order => ({
  id: order._id,
  number: order.number,
  total: toPesos(order.totalCents),
  amounts: amountsOf(quoteOf(order)),
  totalAmount: toPesos(order.totalCents),
  ...(order.ivaIncluded && { ivaIncluded: true }),
  discount: order.discount ? { amount: toPesos(order.discount.cents) } : null,
  ...(order.promotion && { promotion: toPromotion(order.promotion) }),
  ...(order.delivery && { delivery: order.delivery }),
  status: order.status,
  paymentStatus: order.paymentStatus,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
});

export const orderItems = (order: OrderRow, pictures: PictureKeys): OrderItem[] =>
  quoteOf(order).lines.map(
    ({ priceCents, discountCents, totalCents, imageUrl, checkoutId: _ours, ...item }) => ({
      ...item,
      ...(returnedOf(order, item.id) > 0 && { returned: returnedOf(order, item.id) }),
      ...(imageUrl && { imageUrl: pictures.toAddress(imageUrl) }),
      orderId: order._id,
      price: toPesos(priceCents),
      total: toPesos(totalCents),
      ...(discountCents && { discount: toPesos(discountCents) }),
      createdAt: order.createdAt.toISOString(),
    }),
  );

type Shown = { isFull: boolean; isStaff?: boolean; pictures: PictureKeys; addressLink?: string | undefined };

/** `addressLink`: the page where the buyer of an order without an address gives it. */
export const orderResponse = (
  order: OrderRow,
  { isFull, isStaff, pictures, addressLink }: Shown,
): OrderResponse => ({
  order: isFull
    ? { ...(isStaff ? staffOrder : fullOrder)(order), ...(addressLink ? { addressLink } : {}) }
    : publicOrder(order),
  items: orderItems(order, pictures),
});
