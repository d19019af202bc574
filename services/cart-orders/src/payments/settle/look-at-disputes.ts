import type { Log } from '@shop/service-kit/log';
import type { Redis } from 'ioredis';
import { RefusedError } from '../provider/payment.port.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { PaymentStore } from './payment.store.ts';

export type LookDeps = {
  provider: Pick<PaymentPort, 'findClaims' | 'names'>;
  payments: Pick<PaymentStore, 'noteClaim' | 'claimed' | 'endClaim'>;
  exceptions: Pick<PaymentExceptionStore, 'openChargebacks'>;
  queue: Pick<PaymentQueue, 'check'>;
  looks: LastLooks;
  log: Pick<Log, 'warn'>;
};

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

type LastLooks = ReturnType<typeof createLastLooks>;

/** Remembers recent looks in Redis, which expires them. If Redis loses its memory, one look is repeated. */
export const createLastLooks = (redis: Redis, prefix: string) => ({
  isRecent: async (what: string): Promise<boolean> => (await redis.exists(`${prefix}:looked:${what}`)) === 1,
  note: (what: string, seconds: number) => redis.set(`${prefix}:looked:${what}`, '1', 'EX', seconds),
});

/**
 * Looks at claims hourly and at chargebacks daily: they may change without changing the payment, so the sweep may miss
 * them. Each payment is settled again with its current data.
 */
export async function lookAtDisputes(deps: LookDeps): Promise<void> {
  // Chargebacks first, because queueing them needs no provider call: unreadable claims cannot stop them.
  if (!(await deps.looks.isRecent('chargebacks'))) await lookAtChargebacks(deps);
  if (!(await deps.looks.isRecent('claims'))) await lookAtClaims(deps);
}

async function lookAtChargebacks({ exceptions, queue, looks }: LookDeps): Promise<void> {
  for (const paymentId of await exceptions.openChargebacks()) await queue.check(paymentId);
  await looks.note('chargebacks', DAY_S);
}

export async function lookAtClaims(deps: LookDeps): Promise<void> {
  for (const provider of deps.provider.names) await noteClaims(deps, provider);
  for (const { _id } of await deps.payments.claimed()) await deps.queue.check(_id);
  await deps.looks.note('claims', HOUR_S);
}

async function noteClaims(deps: LookDeps, provider: string): Promise<void> {
  const claims = await deps.provider.findClaims(provider).catch((error: unknown) => {
    // Some accounts may not read claims; there, the payment's own status shows a dispute.
    if (!(error instanceof RefusedError)) throw error;
    deps.log.warn({ err: error, provider }, 'the provider shows no claims');
  });
  if (!claims) return;
  // `noteClaim` skips payments that are not ours: the same account has other uses.
  for (const { paymentId, ...claim } of claims) await deps.payments.noteClaim(paymentId, claim);
  const open = new Set(claims.map(({ paymentId }) => paymentId));
  for (const { _id } of await deps.payments.claimed(provider))
    if (!open.has(_id)) await deps.payments.endClaim(_id);
}
