import type { Model } from 'mongoose';
import { normalizeEmail } from '../../orders/customer/customer-id.ts';
import { FORGOTTEN_NOTE } from '../forget-notes.ts';
import type { OwnPaymentStore } from '../own-ways/own-payment.store.ts';
import type { RefundStore } from '../refund/refund.store.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import { PAYER_INDEX, type PaymentExceptionRow } from './payment-exception.model.ts';

/** Payers, found by their checkouts and their e-mails. */
type Payers = { checkoutIds: string[]; emails: string[] };
type Forgets = ReturnType<typeof exceptionPayers>;

type Needs = {
  payments: Pick<PaymentStore, 'forgetPayers' | 'idsOf'>;
  refunds: Pick<RefundStore, 'forgetNotes'>;
  ownPayments: Pick<OwnPaymentStore, 'forgetNotes'>;
  exceptions: Pick<Forgets, 'forgetPayers'>;
};

/** Removes the payers of these checkouts from their payments and refunds and their exceptions. */
export const forgetPayersOf =
  ({ payments, refunds, ownPayments, exceptions }: Needs) =>
  async (payers: Payers): Promise<void> => {
    await payments.forgetPayers(payers.checkoutIds);
    await ownPayments.forgetNotes(payers.checkoutIds);
    const listed = await exceptions.forgetPayers(payers);
    await refunds.forgetNotes([...(await payments.idsOf(payers.checkoutIds)), ...listed]);
  };

/** Removes payers from payment exceptions. */
export const exceptionPayers = (exceptions: Model<PaymentExceptionRow>) => ({
  /** @returns the payments that were listed under these e-mails */
  async forgetPayers({ checkoutIds, emails }: Payers): Promise<string[]> {
    const note = { $set: { note: FORGOTTEN_NOTE } };
    const written = { note: { $exists: true }, resolvedBy: { $ne: 'sistema' } };
    await exceptions.updateMany({ checkoutId: { $in: checkoutIds }, ...written }, note);
    const theirs = { 'payer.email': { $in: emails.map(normalizeEmail).filter(Boolean) } };
    await exceptions.updateMany({ ...theirs, ...written }, note);
    const listed = await exceptions.find(theirs, { paymentId: 1 }).lean();
    await exceptions.updateMany(theirs, { $unset: { payer: 1 } });
    return listed.map(({ paymentId }) => paymentId);
  },
  /** Does the same for older payers, in closed exceptions. */
  forgetOldPayers: (before: Date) =>
    exceptions.updateMany(
      { 'payer.email': { $gte: '' }, status: 'done', createdAt: { $lt: before } },
      { $set: { note: FORGOTTEN_NOTE }, $unset: { payer: 1 } },
      { hint: PAYER_INDEX },
    ),
});
