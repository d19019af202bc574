import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';
import type { Migration } from '@shop/service-kit/migrations/migration';
import { refusalText } from '../payments/provider/mercado-pago/refusal-texts.ts';
import type { Context } from './context.ts';

type Ledger = { _id: string; refunds: { id: string; code?: number; status: string; reason?: string }[] };

/**
 * Names the first provider in rows from before there was a choice, and gives the refunds that it refused a reason in
 * words. Processes of the earlier release read neither; rows that they write count as the first provider's.
 */
export const migration: Migration<Context> = {
  when: 'beside',
  async run({ db }) {
    const named = { $set: { provider: FIRST_PROVIDER } };
    const nameless = { provider: { $exists: false } };
    await db.collection('payments').updateMany(nameless, named);
    await db.collection('checkouts').updateMany({ ...nameless, 'preference.id': { $exists: true } }, named);
    const ledgers = db.collection<Ledger>('refunds');
    await ledgers.updateMany(nameless, named);
    const refused = { refunds: { $elemMatch: { status: 'failed', reason: { $exists: false } } } };
    for await (const { _id, refunds } of ledgers.find(refused))
      for (const { id, code, status, reason } of refunds)
        if (status === 'failed' && !reason)
          await ledgers.updateOne(
            { _id, refunds: { $elemMatch: { id, status: 'failed' } } },
            { $set: { 'refunds.$.reason': refusalText(code) } },
          );
  },
};
