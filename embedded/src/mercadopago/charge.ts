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
  /** Charged even when the preference is paid: the provider takes what two open windows send. */
  isAgain?: boolean;
  /** Centavos; without them it is all that the preference costs. */
  cents?: number;
};
export type Overrides = Partial<Pick<Payment, 'transaction_amount' | 'currency_id' | 'external_reference'>>;

/**
 * Makes the payment of a preference and notifies. The same `attempt` is one payment, and a preference that is paid is
 * paid again only when asked to: otherwise the answer is the payment that there is. Committed to disk on return.
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

/** The payment that paid a preference, the last one of several; undefined while a part of it is missing. */
export function paidPayment(sandbox: Sandbox, preference: Preference): Payment | undefined {
  return missingCents(sandbox, preference) > 0 ? undefined : approved(sandbox, preference).at(-1);
}

/** Counts even after a refund: it is not for sale again. */
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
      // A payer there has an account there.
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
