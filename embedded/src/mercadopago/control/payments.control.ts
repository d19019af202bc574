import { badRequest, notFound } from '../api/api-error.ts';
import { withCharges } from '../api/charges.ts';
import { findPayment } from '../api/payments.ts';
import type { Fields } from '../../http/fields.ts';
import { readFields, readNested, refuseOthers } from '../api/fields.ts';
import { change } from '../change.ts';
import { charge, type Overrides } from '../charge.ts';
import { providerDate } from '../dates.ts';
import { json, type Reply, type Request } from '../http.ts';
import { byHolder } from '../outcomes.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment, PaymentStatus } from '../types.ts';
import { attemptsOf } from '../orders/order-view.ts';
import { oxxo, spei, type Choice } from '../page/read-form.ts';
import { readCount, readOneOf } from './read-order.ts';

/** Finds a payment by its id, or the deciding payment of an order by the order's id. */
export function decisive(sandbox: Sandbox, id: string): Payment {
  const order = sandbox.books.preferences.get(id);
  return (order && attemptsOf(sandbox, order).at(-1)) ?? findPayment(sandbox, id);
}

const holders = Object.keys(byHolder);

/** The fields that each turn sets on a payment. */
const turns: Record<string, { status: PaymentStatus; status_detail: string }> = {
  approved: { status: 'approved', status_detail: 'accredited' },
  rejected: { status: 'rejected', status_detail: 'cc_rejected_other_reason' },
  cancelled: { status: 'cancelled', status_detail: 'expired' },
  in_mediation: { status: 'in_mediation', status_detail: 'pending' },
  charged_back: { status: 'charged_back', status_detail: 'in_process' },
};

/**
 * POST {holder | method, overrides?, again?}: pays a preference without the page, even an expired one or with other
 * figures. The method oxxo or clabe leaves a slip to be paid; `again` pays a paid preference once more.
 */
export function payPreference(sandbox: Sandbox, request: Request, id: string): Reply {
  const preference = sandbox.books.preferences.get(id);
  if (!preference) throw notFound('preference_id not found');
  const fields = readFields(request.body);
  const charged = { preference, ...readChoice(fields), attempt: null, isAgain: fields.again === true };
  return json(201, charge(sandbox, charged, readOverrides(fields)));
}

function readChoice(fields: Fields): Choice {
  if (fields.method !== undefined)
    return readOneOf(fields, 'method', ['oxxo', 'clabe']) === 'oxxo' ? oxxo : spei;
  const { outcome } = byHolder[readOneOf(fields, 'holder', holders)] ?? {};
  if (!outcome) throw badRequest('holder is missing');
  return { outcome, means: { method: 'visa', type: 'credit_card' } };
}

/** POST {seconds}: makes a slip expire that many seconds from now. */
export function setExpiration(sandbox: Sandbox, request: Request, id: string): Reply {
  const payment = decisive(sandbox, id);
  if (!payment.date_of_expiration) throw badRequest('The payment has no slip');
  const ms = readCount(readFields(request.body), 'seconds', 0) * 1_000;
  const changed = { ...payment, date_of_expiration: providerDate(Date.now() + ms) };
  sandbox.books.payments.save(changed);
  return json(200, changed);
}

function readOverrides(fields: Fields): Overrides {
  const overrides = readNested(fields, 'overrides');
  refuseOthers(overrides, ['transaction_amount', 'currency_id', 'external_reference']);
  return overrides as Overrides;
}

/** POST {status}: a late approval, a chargeback … as they come from outside the shop. */
export function turnPayment(sandbox: Sandbox, request: Request, id: string): Reply {
  const turn = turns[readOneOf(readFields(request.body), 'status', Object.keys(turns))];
  const payment = decisive(sandbox, id);
  const changed = sandbox.books.whole(() => change(sandbox, payment, { ...turn }));
  sandbox.post.pump();
  return json(200, changed);
}

/** POST: notifies of an unchanged payment once more, as the provider may do hours later. */
export function tellAgain({ books, post, ...rest }: Sandbox, _request: Request, id: string): Reply {
  post.tell(decisive({ books, post, ...rest }, id), 'payment.updated');
  post.pump();
  return json(202, {});
}

export function readLedger({ books }: Sandbox): Reply {
  const preferences = books.preferences
    .all()
    .map(({ id, external_reference }) => ({ id, external_reference }));
  return json(200, { payments: books.payments.all().map(withCharges), preferences });
}
