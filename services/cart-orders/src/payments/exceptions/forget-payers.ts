import type { Model } from 'mongoose';
import { normalizeEmail } from '../../orders/customer/customer-id.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import { PAYER_INDEX, type PaymentExceptionRow } from './payment-exception.model.ts';

/** Payers, found by their checkouts and their e-mails. */
type Payers = { checkoutIds: string[]; emails: string[] };
type Forgets = ReturnType<typeof exceptionPayers>;

/** Replaces notes that people wrote, because a note may name the payer. */
const FORGOTTEN_NOTE = 'Texto borrado con los datos del cliente';

/** Removes the payers of these checkouts from their payments and their exceptions. */
export const forgetPayersOf =
  (payments: Pick<PaymentStore, 'forgetPayers'>, exceptions: Pick<Forgets, 'forgetPayers'>) =>
  async (payers: Payers): Promise<void> => {
    await payments.forgetPayers(payers.checkoutIds);
    await exceptions.forgetPayers(payers);
  };

/** Removes payers from payment exceptions. */
export const exceptionPayers = (exceptions: Model<PaymentExceptionRow>) => ({
  async forgetPayers({ checkoutIds, emails }: Payers): Promise<void> {
    const note = { $set: { note: FORGOTTEN_NOTE } };
    const written = { note: { $exists: true }, resolvedBy: { $ne: 'sistema' } };
    await exceptions.updateMany({ checkoutId: { $in: checkoutIds }, ...written }, note);
    const theirs = { 'payer.email': { $in: emails.map(normalizeEmail).filter(Boolean) } };
    await exceptions.updateMany({ ...theirs, ...written }, note);
    await exceptions.updateMany(theirs, { $unset: { payer: 1 } });
  },
  /** Does the same for older payers, in closed exceptions. */
  forgetOldPayers: (before: Date) =>
    exceptions.updateMany(
      { 'payer.email': { $gte: '' }, status: 'done', createdAt: { $lt: before } },
      { $set: { note: FORGOTTEN_NOTE }, $unset: { payer: 1 } },
      { hint: PAYER_INDEX },
    ),
});
