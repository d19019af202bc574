import { CHECK } from '../queue/payment.queue.ts';
import {
  CHANGED_PAGE,
  RefusedError,
  type ChangedPayment,
  type ChangedPlace,
} from '../provider/payment.port.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import { receiveEvent, type ReceiveDeps } from '../webhook/receive-event.ts';
import type { SweepStore } from './sweep.store.ts';

export type SweepDeps = ReceiveDeps & {
  provider: Pick<PaymentPort, 'findChanged' | 'names'>;
  sweeps: SweepStore;
};

/** The provider's search may show a change minutes late. */
const OVERLAP_MS = 15 * 60_000;
/** The shape of our references; the seller may use the same account elsewhere. */
const OURS = /^[\w-]{24}$/;

/**
 * Makes a notification of each payment change at the provider, whatever the age of its checkout: refunds and disputes
 * come weeks later. The position moves when a page is stored. What shoppers wait for runs first.
 */
export async function sweepPayments(deps: SweepDeps, until: Date): Promise<void> {
  for (const provider of deps.provider.names) await sweepProvider(deps, provider, until);
}

async function sweepProvider(deps: SweepDeps, provider: string, until: Date): Promise<void> {
  const reached = await deps.sweeps.position(provider);
  let since = reached && new Date(reached.getTime() - OVERLAP_MS);
  for (let offset = 0; Date.now() <= until.getTime();) {
    const page = await changedAt(deps, provider, { since, offset });
    await take(deps, page);
    const last = page.at(-1);
    if (last) await deps.sweeps.reached(provider, last.changedAt);
    if (!last || page.length < CHANGED_PAGE) return;
    // By date, not pages alone: a payment that changes meanwhile moves to the end and shifts the pages.
    const hasMoved = !since || last.changedAt > since;
    offset = hasMoved ? 0 : offset + page.length;
    if (hasMoved) since = last.changedAt;
  }
}

/** Some accounts may not search: a refusal of one provider does not stop the others. */
const changedAt = ({ provider, log }: SweepDeps, name: string, place: ChangedPlace) =>
  provider.findChanged(name, place).catch((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    log.warn({ err: error, provider: name }, 'the provider shows no changes');
    return [];
  });

async function take(deps: SweepDeps, page: ChangedPayment[]): Promise<void> {
  const news = page
    .filter(({ externalReference = '' }) => OURS.test(externalReference))
    .map(({ id, changedAt }) => ({ eventId: `${id}-swept-${changedAt.getTime()}`, id }));
  if (news.length === 0) return;
  const known = await deps.webhookEvents.known(news.map(({ eventId }) => eventId));
  for (const { eventId, id } of news)
    if (!known.has(eventId)) await receiveEvent(deps, { id: eventId, paymentId: id }, CHECK);
}
