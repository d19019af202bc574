import { toCentavos } from '@shop/contracts/money';
import { badRequest } from '@shop/service-kit/errors';
import { generationOf, type CartRow } from '../cart/cart.model.ts';
import { buyerKey } from '../discount/buyer-key.ts';
import { valueOf } from '../discount/discount.ts';
import type { DiscountStore } from '../discount/discount.store.ts';
import type { CheckoutRow, UsedDiscount } from './checkout.model.ts';
import type { CheckoutStore } from './checkout.store.ts';

const CHANGED = 'Tu descuento cambió desde que lo viste. Revísalo antes de pagar.';

export type DiscountDeps = { discounts: DiscountStore; checkouts: CheckoutStore };
type Priced = { cart: CartRow; fullCents: number };

/**
 * What the cart's code takes off.
 * @param seen what the shopper was shown that it does, in pesos
 * @throws AppError 400 when it takes off nothing, or not what was seen
 */
export async function findDiscount(
  { discounts }: Pick<DiscountDeps, 'discounts'>,
  { cart, fullCents }: Priced,
  seen: number | undefined,
): Promise<UsedDiscount | undefined> {
  const code = cart.discountCode;
  if (!code) {
    if (seen) throw refusal(CHANGED);
    return undefined;
  }
  const priced = { cart: generationOf(cart), totalCents: fullCents };
  const found = valueOf(await discounts.findCode(code), priced, new Date());
  if ('problem' in found) throw refusal(found.problem);
  if (seen !== undefined && toCentavos(seen) !== found.cents) throw refusal(CHANGED);
  return { code, cents: found.cents };
}

/**
 * Counts the use of an open checkout before anybody can pay it. What cannot be counted is not paid.
 * @throws AppError 400 when others used the code up, or this buyer did
 */
export async function takeDiscount(deps: DiscountDeps, checkout: CheckoutRow): Promise<void> {
  if (!checkout.discount) return;
  const problem = await deps.discounts.take(checkout.discount.code, useOf(checkout));
  if (!problem) return;
  await deps.checkouts.supersede(checkout._id);
  throw refusal(problem);
}

/** Also for a checkout that was paid after its use had been given back: its order stands, and counts. */
export function useOf({ _id, cartId, cartRound, shipping }: CheckoutRow) {
  const buyer = shipping && buyerKey(shipping.email);
  return { checkoutId: _id, cart: generationOf({ _id: cartId, round: cartRound }), ...(buyer && { buyer }) };
}

const refusal = (problem: string) => badRequest(problem, { discount: problem });
