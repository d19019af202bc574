import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';
import type { Migration } from '@shop/service-kit/migrations/migration';
import { refusalText } from '../payments/provider/mercado-pago/refusal-texts.ts';
import type { Context } from './context.ts';

type Ledger = { _id: string; refunds: { id: string; code?: number; status: string; reason?: string }[] };

/**
 * Everything that was paid before there was a choice was paid at the first provider: its rows say so, and refunds that it
 * refused say why in words. Copies of the release before read neither, and what they still write is read as the first one's.
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
