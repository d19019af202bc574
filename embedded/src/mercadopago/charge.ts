import { randomInt } from 'node:crypto';
import { providerDate } from './dates.ts';
import { toCentavos, toPesos, totalCentavos } from './money.ts';
import { collectorId } from './options.ts';
import type { Outcome } from './outcomes.ts';
import type { Sandbox } from './sandbox.ts';
import type { Card, Payment, Preference } from './types.ts';
import { slipOf } from './voucher.ts';

export type Means = { method: string; type: string; card?: Card };
type Charge = {
  preference: Preference;
  outcome: Outcome;
  means: Means;
  attempt: string | null;
  /** Charges even a paid preference, as the provider does when two open windows pay. */
  isAgain?: boolean;
  /** Centavos; the whole price of the preference when absent. */
  cents?: number;
};
export type Overrides = Partial<Pick<Payment, 'transaction_amount' | 'currency_id' | 'external_reference'>>;

/**
 * Pays a preference and notifies. A repeated `attempt`, or a paid preference without `isAgain`, gets the existing
 * payment instead of a new one. Committed to disk on return.
 */
export function charge(sandbox: Sandbox, request: Charge, overrides: Overrides = {}): Payment {
  const { books, post } = sandbox;
  const payment = books.whole(() => {
    const paid = request.isAgain ? undefined : paidPayment(sandbox, request.preference);
    const there = earlier(sandbox, request.attempt) ?? paid;
    if (there) return there;
    const made = { ...newPayment(sandbox, request), ...overrides };
    books.payments.add(made, request.preference.id, request.attempt);
    post.tell(made, 'payment.created');
    return made;
  });
  post.pump();
  return payment;
}

/** The last payment of a fully paid preference; undefined while a part of the price is missing. */
export function paidPayment(sandbox: Sandbox, preference: Preference): Payment | undefined {
  return missingCents(sandbox, preference) > 0 ? undefined : approved(sandbox, preference).at(-1);
}

/** A refunded payment still counts: its preference is not for sale again. */
const approved = ({ books }: Sandbox, { id }: Preference) =>
  books.payments.ofPreference(id).filter(({ date_approved }) => date_approved !== null);

export function missingCents(sandbox: Sandbox, preference: Preference): number {
  const amounts = approved(sandbox, preference).map((one) => toCentavos(one.transaction_amount));
  return totalCentavos(preference) - amounts.reduce((sum, amount) => sum + amount, 0);
}

const earlier = ({ books }: Sandbox, attempt: string | null) =>
  attempt ? books.payments.byAttempt(attempt) : undefined;

function newPayment({ books, publicUrl }: Sandbox, { preference, outcome, means, cents }: Charge): Payment {
  const id = books.payments.nextId();
  const now = providerDate();
  const amount = toPesos(cents ?? totalCentavos(preference));
  return {
    ...whatWasBought(preference),
    id,
    date_created: now,
    date_approved: outcome.status === 'approved' ? now : null,
    date_last_updated: now,
    payment_method_id: means.method,
    payment_type_id: means.type,
    status: outcome.status,
    status_detail: outcome.detail,
    order: preference.order
      ? { id: preference.id, type: 'order' }
      : { id: randomInt(10_000_000_000, 99_999_999_999), type: 'mercadopago' },
    transaction_amount: amount,
    transaction_amount_refunded: 0,
    installments: 1,
    ...slipOf({ id, ...means, amount, publicUrl, until: preference.date_of_expiration }),
    card: means.card ?? {},
    refunds: [],
  };
}

function whatWasBought(preference: Preference) {
  const { payer, items, metadata, external_reference, notification_url } = preference;
  return {
    operation_type: 'regular_payment',
    currency_id: 'MXN',
    description: items.map(({ title }) => title).join(', '),
    live_mode: false,
    collector_id: collectorId,
    payer: {
      id: null,
      // At the provider every payer has an account with an email.
      email: payer.email ?? 'test_user_1000000002@testuser.com',
      first_name: payer.name ?? null,
      last_name: payer.surname ?? null,
    },
    metadata,
    additional_info: { items },
    external_reference,
    captured: true,
    binary_mode: preference.binary_mode,
    statement_descriptor: preference.statement_descriptor,
    notification_url,
    processing_mode: 'aggregator',
    merchant_account_id: null,
  } as const;
}
