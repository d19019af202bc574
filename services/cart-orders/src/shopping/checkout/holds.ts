import type { AppError } from '@shop/service-kit/errors';
import type { CartRow } from '../cart/cart.model.ts';
import type { HeldLine } from '../stock/pieces.ts';
import type { CheckoutRow, HoldName } from './checkout.model.ts';
import type { Elixirs } from '../catalog/catalog.client.ts';

/** For which payment something is held, and until when. Without an end it is held until it is spent or given back. */
export type HoldTerm = { until?: Date; paymentId?: string };
/** What was sold of a checkout; an order is one. */
export type Sale = { checkoutId: string; items: HeldLine[] };

/**
 * Something scarce that a checkout takes before it can be paid, e.g. pieces of stock or a use of a code. Every call may
 * be repeated without a second effect. What has an end comes free by itself when nobody said anything until then.
 */
export type Hold = {
  name: HoldName;
  /** Whether a cart needs any of it. */
  isNeeded: (cart: CartRow, elixirs: Elixirs) => boolean;
  /**
   * Takes it, or keeps for the new term what the checkout holds already. When there is not enough it holds nothing and
   * answers why (409).
   */
  take: (checkout: CheckoutRow, term: HoldTerm) => Promise<AppError | undefined>;
  /** Paid: what is held is gone for good. False when it was not held and there is none left to take either. */
  spend: (sale: Sale) => Promise<boolean>;
  /** Gives back what is held for this payment; without one, what the checkout took before any payment. */
  giveBack: (checkoutId: string, paymentId?: string) => Promise<void>;
};
/** News of a payment that was made in the last moment comes in late. */
const LATE_NEWS_MS = 10 * 60_000;
export const heldUntil = (payUntil: Date): Date => new Date(payUntil.getTime() + LATE_NEWS_MS);

export type Holds = ReturnType<typeof createHolds>;

/** All that a checkout holds, taken and given back together. Only who keeps something that a checkout needs is asked. */
export function createHolds(kinds: Hold[]) {
  /** Those of an earlier release do not say it. */
  const needed = ({ payUntil, holds }: CheckoutRow): Hold[] =>
    payUntil ? kinds.filter(({ name }) => holds?.includes(name) ?? true) : [];
  async function giveBack(checkout: CheckoutRow, paymentId?: string): Promise<void> {
    for (const kind of needed(checkout)) await kind.giveBack(checkout._id, paymentId);
  }
  return {
    giveBack,
    /** Of an order that was made already: whoever may keep something of it is told. */
    async giveBackOf(checkoutId: string, paymentId: string): Promise<void> {
      for (const kind of kinds) await kind.giveBack(checkoutId, paymentId);
    },
    neededBy: (cart: CartRow, elixirs: Elixirs): HoldName[] =>
      kinds.filter((kind) => kind.isNeeded(cart, elixirs)).map(({ name }) => name),
    async take(checkout: CheckoutRow, term: HoldTerm): Promise<AppError | undefined> {
      for (const kind of needed(checkout)) {
        const refusal = await kind.take(checkout, term);
        if (!refusal) continue;
        await giveBack(checkout, term.paymentId);
        return refusal;
      }
      return undefined;
    },
    async spend(sale: Sale): Promise<boolean> {
      const held = [];
      for (const kind of kinds) held.push(await kind.spend(sale));
      return !held.includes(false);
    },
  };
}
