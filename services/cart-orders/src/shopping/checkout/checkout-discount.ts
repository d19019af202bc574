import { badRequest } from '@shop/service-kit/errors';
import { generationOf, type CartRow } from '../cart/cart.model.ts';
import { valueOf } from '../discount/discount.ts';
import type { DiscountStore } from '../discount/discount.store.ts';
import type { UsedDiscount } from './checkout.model.ts';

type Priced = { cart: CartRow; linesCents: number };

/**
 * What the cart's code takes off.
 * @throws AppError 400 when it takes off nothing
 */
export async function findDiscount(
  { discounts }: { discounts: Pick<DiscountStore, 'findCode'> },
  { cart, linesCents }: Priced,
): Promise<UsedDiscount | undefined> {
  const code = cart.discountCode;
  if (!code) return undefined;
  const priced = { cart: generationOf(cart), totalCents: linesCents };
  const found = valueOf(await discounts.findCode(code), priced, new Date());
  if ('problem' in found) throw refusal(found.problem);
  return { code, cents: found.cents };
}

const refusal = (problem: string) => badRequest(problem, { discount: problem });
