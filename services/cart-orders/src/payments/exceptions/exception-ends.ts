import { PAYMENT_EXCEPTION_KINDS, type PaymentExceptionKind } from '@shop/contracts/payment-exception';
import type { Model } from 'mongoose';
import type { PaymentExceptionRow } from './payment-exception.model.ts';

export type Resolution = { who: string; note: string };

/** Kinds that a payment's status can close. Work left undone on an order stays open whatever the payment does. */
const ABOUT_MONEY = PAYMENT_EXCEPTION_KINDS.filter((kind) => kind !== 'work_left');
/** Kinds that stop being true once an order stands on the payment. */
const WITHOUT_ORDER: PaymentExceptionKind[] = [
  ...([
    'second_payment',
    'refunded_without_order',
    'notice_left',
    'partial_payment',
    'gift_card_spent',
  ] as const),
];
/** What a payment's status closes by itself: every kind, or only the kinds about a dispute. */
const SETTLED: Record<string, { kinds?: PaymentExceptionKind[]; note: string }> = {
  refunded: { note: 'El pago se reembolsó por completo.' },
  approved: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó a tu favor.' },
  partially_refunded: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó.' },
  charged_back: { kinds: ['dispute'], note: 'La disputa terminó en contracargo.' },
  lost: {
    kinds: ['dispute', 'chargeback'],
    note: 'El banco decidió a favor de quien pagó: el dinero no vuelve.',
  },
};
/** `still`: the kind that stays open. `isLost`: the bank has decided against the shop. */
type Ended = { still?: PaymentExceptionKind; isLost?: true };

export const close = ({ who, note }: Resolution) => ({
  $set: { status: 'done' as const, resolvedBy: who, resolvedAt: new Date(), note },
});

/** Closes payment exceptions, and opens them again. */
export function exceptionEnds(exceptions: Model<PaymentExceptionRow>) {
  return {
    /** Notes the payment's status on its exceptions and closes what that settles; true when the payment is listed. */
    async follow(paymentId: string, paymentStatus: string, ended: Ended = {}): Promise<boolean> {
      const listed = await exceptions.updateMany({ paymentId }, { $set: { paymentStatus } });
      if (listed.matchedCount === 0) return false;
      const settled = SETTLED[ended.isLost ? 'lost' : paymentStatus];
      if (!settled) return true;
      const { kinds = ABOUT_MONEY, note } = settled;
      const kind = { $in: kinds.filter((one) => one !== ended.still) };
      const open = { paymentId, status: 'open' as const, kind };
      const closed = close({ who: 'sistema', note });
      if (paymentStatus === 'refunded')
        await exceptions.updateMany(
          { ...open, refundPlan: { $exists: true } },
          { ...closed, $push: { mails: 'refunded' } },
        );
      await exceptions.updateMany(open, closed);
      return true;
    },
    /** Closes what was listed because these payments had no order: an order stands on them. */
    earned: (paymentIds: string[]) =>
      exceptions.updateMany(
        {
          paymentId: { $in: paymentIds },
          status: 'open',
          $or: [{ kind: { $in: WITHOUT_ORDER } }, { kind: 'sold_out', orderId: { $exists: false } }],
        },
        close({ who: 'sistema', note: 'El pago es el de su pedido.' }),
      ),
    /** Opens what the payment itself had closed and that happened again; what a person resolved stays resolved. */
    reopen: (paymentId: string, kind: PaymentExceptionKind) =>
      exceptions.updateOne(
        { _id: `${paymentId}-${kind}`, resolvedBy: 'sistema' },
        {
          $set: { status: 'open' },
          $unset: { resolvedBy: 1, resolvedAt: 1, note: 1 },
          $inc: { times: 1 },
          $push: { mails: 'opened' },
        },
      ),
    /** Payments whose bank has not decided yet. */
    openChargebacks: async (): Promise<string[]> => {
      const found = await exceptions
        .find({ status: 'open', kind: 'chargeback' }, { paymentId: 1 })
        .lean<Pick<PaymentExceptionRow, 'paymentId'>[]>();
      return found.map(({ paymentId }) => paymentId);
    },
  };
}
