import type { PaymentVoucher } from '../../orders/order/order-parts.model.ts';
import { AT_PICKUP } from '@shop/contracts/own-pay-names';
import { CURRENCY } from '@shop/contracts/constants';
import type { ProviderPayment } from '../provider/payment.port.ts';
import type { OwnPaymentRow, Receipt } from './own-payment.model.ts';

const ID_LENGTH = 24;
/** The page's id of a payment. A page that is paid in parts has several payments, which are numbered. */
export const pageIdOf = (paymentId: string): string => paymentId.slice(0, ID_LENGTH);

export const receivedCents = ({ receipts }: Pick<OwnPaymentRow, 'receipts'>): number =>
  receipts.reduce((sum, { cents }) => sum + cents, 0);

/** A receipt of the whole amount keeps the page's id; any other amount becomes a numbered payment. */
export const paymentIdOf = ({ _id, dueCents }: OwnPaymentRow, at: number, cents: number): string =>
  at === 0 && cents === dueCents ? _id : `${_id}_${at}`;

/** All payments of a page, in the shape that every provider reports. */
export function paymentsOf(row: OwnPaymentRow): ProviderPayment[] {
  const paid = row.receipts.map((receipt, at) => received(row, receipt, at));
  return paid.some(({ id }) => id === row._id) ? paid : [awaited(row), ...paid];
}

function awaited(row: OwnPaymentRow): ProviderPayment {
  const { _id: id, checkoutId, way, dueCents: amountCents, endedAt, changedAt } = row;
  return {
    id,
    status: endedAt ? 'cancelled' : 'pending',
    statusDetail: endedAt ? 'expired' : way === 'pickup' ? 'pending_pickup' : 'pending_waiting_transfer',
    externalReference: checkoutId,
    amountCents,
    refundedCents: 0,
    changedAt,
    currency: CURRENCY,
    voucher: voucherOf(row),
  };
}

function received(row: OwnPaymentRow, { cents: amountCents, means, at }: Receipt, nth: number) {
  const id = paymentIdOf(row, nth, amountCents);
  const backs = row.backs.filter(({ paymentId }) => paymentId === id);
  const refundedCents = backs.reduce((sum, { cents }) => sum + cents, 0);
  const gone = refundedCents >= amountCents ? ('refunded' as const) : ('partially_refunded' as const);
  return {
    id,
    status: refundedCents === 0 ? ('approved' as const) : gone,
    statusDetail: 'accredited',
    externalReference: row.checkoutId,
    amountCents,
    refundedCents,
    changedAt: backs.at(-1)?.at ?? at,
    currency: CURRENCY,
    // Nobody charges a fee.
    charges: { amountCents, feeCents: 0, taxCents: 0, means, paidAt: at },
  };
}

function voucherOf({ way, payBefore, clabe, bank, beneficiary, reference }: OwnPaymentRow): PaymentVoucher {
  if (way === 'pickup') return { kind: 'cash', method: AT_PICKUP, payBefore };
  return {
    kind: 'transfer',
    method: way,
    payBefore,
    ...(clabe && { clabe }),
    ...(bank && { bank }),
    ...(beneficiary && { beneficiary }),
    ...(reference && { reference }),
  };
}
