import { change } from '../change.ts';
import { json, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../types.ts';
import { badRequest, notFound } from './api-error.ts';
import { withCharges } from './charges.ts';
import { readFields, refuseOthers } from './fields.ts';

export function findPayment({ books }: Sandbox, id: string | undefined): Payment {
  const payment = books.payments.get(Number(id));
  if (payment) return payment;
  throw notFound('Payment not found', 2000);
}

export function getPayment(sandbox: Sandbox, _request: Request, [id]: string[]): Reply {
  return json(200, withCharges(findPayment(sandbox, id)));
}

/** The only change that a shop may make: cancelling a payment that is still open. */
export function updatePayment(sandbox: Sandbox, request: Request, [id]: string[]): Reply {
  const payment = findPayment(sandbox, id);
  const fields = readFields(request.body);
  refuseOthers(fields, ['status']);
  const open = payment.status === 'pending' || payment.status === 'in_process';
  if (fields.status !== 'cancelled' || !open) throw invalidForState();
  return json(200, change(sandbox, payment, { status: 'cancelled', status_detail: 'by_collector' }));
}

export const invalidForState = () =>
  badRequest('The action requested is not valid for the current payment state', 2063);
