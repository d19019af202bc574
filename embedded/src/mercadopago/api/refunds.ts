import { randomInt } from 'node:crypto';
import { change } from '../change.ts';
import { providerDate } from '../dates.ts';
import { json, type Reply, type Request } from '../http.ts';
import { isPesos, toCentavos, toPesos } from '../money.ts';
import { collectorId } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment, Refund } from '../types.ts';
import { badRequest } from './api-error.ts';
import { readFields, refuseOthers } from './fields.ts';
import { findPayment, invalidForState } from './payments.ts';

/** Refunds `amount` pesos, or all that is left when no amount is given. */
export function createRefund(sandbox: Sandbox, request: Request, [id]: string[]): Reply {
  if (!request.headers['x-idempotency-key']) throw badRequest("Header X-Idempotency-Key can't be null", 4292);
  const payment = findPayment(sandbox, id);
  if (payment.status !== 'approved') throw invalidForState();
  const asked = readAmount(request.body);
  return json(
    201,
    giveBack(sandbox, payment, asked, () => badRequest('Invalid refund amount', 2017)),
  );
}

/** Refunds the given centavos, or all that is left. */
export function giveBack(
  sandbox: Sandbox,
  payment: Payment,
  asked: number | undefined,
  tooMuch: () => Error,
): Refund {
  const left = toCentavos(payment.transaction_amount) - toCentavos(payment.transaction_amount_refunded);
  const centavos = asked ?? left;
  if (centavos > left) throw tooMuch();
  const refund = newRefund(payment, centavos);
  change(sandbox, payment, {
    refunds: [...payment.refunds, refund],
    transaction_amount_refunded: toPesos(toCentavos(payment.transaction_amount) - left + centavos),
    status: centavos === left ? 'refunded' : 'approved',
    status_detail: centavos === left ? 'refunded' : 'partially_refunded',
  });
  return refund;
}

export function listRefunds(sandbox: Sandbox, _request: Request, [id]: string[]): Reply {
  return json(200, findPayment(sandbox, id).refunds);
}

function readAmount(body: string): number | undefined {
  const fields = readFields(body);
  refuseOthers(fields, ['amount']);
  const { amount } = fields;
  if (amount === undefined || amount === null) return undefined;
  if (typeof amount !== 'number') throw badRequest('amount attribute must be numeric', 4020);
  if (!isPesos(amount)) throw badRequest('Invalid refund amount', 2017);
  return toCentavos(amount);
}

function newRefund(payment: Payment, centavos: number): Refund {
  return {
    id: randomInt(1_000_000_000, 9_999_999_999),
    payment_id: payment.id,
    amount: toPesos(centavos),
    status: 'approved',
    source: { id: String(collectorId), name: 'Vendedor de prueba', type: 'collector' },
    refund_mode: 'standard',
    adjustment_amount: 0,
    reason: null,
    date_created: providerDate(),
  };
}
