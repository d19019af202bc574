import { connectMongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import type { KnownPayment } from '../payments/provider/payment-desk.ts';
import { createRefundStore, type RefundEntry, refundLedgerModel } from '../payments/refund/refund.store.ts';

/** The refunds of payments in their own database; `close` ends it. */
export async function refundLedgers() {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const db = await connectMongo(
    MONGODB_URI,
    `${MONGODB_DB}_refunds_${crypto.randomUUID().slice(0, 8)}`,
    refundLedgerModel,
  );
  return {
    db,
    store: createRefundStore(db),
    close: async () => {
      await db.dropDatabase();
      await db.close();
    },
  };
}

/** A refund of 100 of the 295 pesos of `aPayment`. */
export const anEntry = (over: Partial<RefundEntry> = {}): RefundEntry => ({
  id: crypto.randomUUID(),
  requestId: crypto.randomUUID(),
  amountCents: 10_000,
  isWhole: false,
  status: 'requested',
  who: 'duena',
  at: new Date(),
  ...over,
});

export const aPayment = (over: Partial<KnownPayment> = {}): KnownPayment => ({
  id: crypto.randomUUID(),
  provider: 'mercadopago',
  status: 'approved',
  statusDetail: 'accredited',
  amountCents: 29_500,
  refundedCents: 0,
  changedAt: new Date(),
  currency: 'MXN',
  ...over,
});
