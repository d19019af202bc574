import { toCentavos } from '@shop/contracts/money';
import { badRequest } from '@shop/service-kit/errors';
import { generationOf, type CartRow } from '../cart/cart.model.ts';
import { valueOf } from '../discount/discount.ts';
import type { DiscountStore } from '../discount/discount.store.ts';
import type { UsedDiscount } from './checkout.model.ts';

const CHANGED = 'Tu descuento cambió desde que lo viste. Revísalo antes de pagar.';

type Priced = { cart: CartRow; fullCents: number };

/**
 * What the cart's code takes off.
 * @param seen what the shopper was shown that it does, in pesos
 * @throws AppError 400 when it takes off nothing, or not what was seen
 */
export async function findDiscount(
  { discounts }: { discounts: Pick<DiscountStore, 'findCode'> },
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

const refusal = (problem: string) => badRequest(problem, { discount: problem });
