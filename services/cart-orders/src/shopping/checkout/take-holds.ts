import type { CheckoutRow } from './checkout.model.ts';
import type { CheckoutStore } from './checkout.store.ts';
import type { Holds, HoldTerm } from './holds.ts';

type Deps = { holds: Pick<Holds, 'take'>; checkouts: Pick<CheckoutStore, 'supersede'> };

/**
 * Takes what is scarce before anything can be paid. Without it the checkout can never be paid, so it is withdrawn.
 * @throws AppError 409 when there is not enough
 */
export async function takeHolds(deps: Deps, checkout: CheckoutRow, term: HoldTerm): Promise<void> {
  const refusal = await deps.holds.take(checkout, term);
  if (!refusal) return;
  await deps.checkouts.supersede(checkout._id);
  throw refusal;
}
