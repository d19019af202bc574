import type { CartDifference, CheckoutChange, PreferenceRequest, SeenCart } from '@shop/contracts/checkout';
import { toCentavos, toPesos } from '@shop/contracts/money';
import type { CartItemRow } from '../cart/cart.model.ts';
import type { Quote } from '../pricing/quote.ts';
import type { UsedDiscount, UsedPromotion } from '../pricing/sold-at.model.ts';
import type { Elixirs } from '../catalog/catalog.client.ts';

export const CHANGED = 'Tu carrito cambió desde que lo viste. Revísalo antes de pagar.';

/** Pages of earlier releases send neither pieces nor totals, so these are not compared. */
type SeenLine = Omit<SeenCart['lines'][number], 'quantity'> & { quantity?: number };
export type SeenAmounts = {
  lines?: SeenLine[];
  offCents?: number;
  code?: string;
  promotion?: SeenCart['promotion'];
  shipping?: number;
  total?: number;
  due?: number | undefined;
};

export function seenOf({ seen, seenDiscount }: PreferenceRequest): SeenAmounts | undefined {
  if (!seen) return seenDiscount === undefined ? undefined : { offCents: toCentavos(seenDiscount) };
  if (Array.isArray(seen)) return { lines: seen, offCents: toCentavos(seenDiscount ?? 0) };
  const { lines, discount, promotion, shipping, total, due } = seen;
  return {
    lines,
    shipping,
    total,
    due,
    offCents: toCentavos(discount?.amount ?? 0),
    ...(discount && { code: discount.code }),
    ...(promotion && { promotion }),
  };
}

type Cart = { items: CartItemRow[]; elixirs: Elixirs };

/**
 * How the lines differ from those that were seen, in both directions (H28). A line that cannot be sold, or not in that
 * number, always counts as a difference.
 */
export function lineChanges({ items, elixirs }: Cart, seen: SeenAmounts | undefined): CartDifference[] {
  const shown = seen?.lines && new Map(seen.lines.map((line) => [line.elixirId, line]));
  const here = items.flatMap((item) => changesOf(item, elixirs, shown));
  const left = (seen?.lines ?? []).filter(
    ({ elixirId }) => !items.some((item) => item.elixirId === elixirId),
  );
  return [
    ...here,
    ...left.map(({ elixirId, quantity }): CartDifference => ({
      elixirId,
      name: nameOf(elixirs, elixirId),
      kind: 'removed',
      ...(quantity !== undefined && { before: quantity }),
    })),
  ];
}

const nameOf = (elixirs: Elixirs, id: number): string => elixirs.get(id)?.name ?? 'Elixir retirado';

function changesOf(
  { elixirId, quantity }: CartItemRow,
  elixirs: Elixirs,
  shown: Map<number, SeenLine> | undefined,
): CartDifference[] {
  const elixir = elixirs.get(elixirId);
  const before = shown?.get(elixirId);
  const line = { elixirId, name: nameOf(elixirs, elixirId) };
  const price = before && { before: before.price };
  if (!elixir?.isAvailable) return [{ ...line, ...price, kind: 'unavailable' }];
  const left = elixir.inStock ?? quantity;
  if (left < quantity) return [{ ...line, ...price, kind: 'unavailable', left }];
  if (!shown) return [];
  if (!before) return [{ ...line, kind: 'added', now: quantity }];
  const pieces = before.quantity ?? quantity;
  return [
    ...when(differs(before.price, toCentavos(elixir.price)), {
      ...line,
      ...price,
      kind: 'price',
      now: elixir.price,
    }),
    ...when(pieces !== quantity, { ...line, kind: 'quantity', before: pieces, now: quantity }),
  ];
}

const when = (isChanged: boolean, change: CartDifference): CartDifference[] => (isChanged ? [change] : []);
const differs = (pesos: number, cents: number): boolean => toCentavos(pesos) !== cents;

type Priced = {
  discount: UsedDiscount | undefined;
  promotion?: UsedPromotion | undefined;
  priced: Omit<Quote, 'lines'>;
};

/** How discounts, delivery and totals differ from what was seen; the total comes last. */
export function amountChanges(
  { discount, promotion, priced }: Priced,
  seen: SeenAmounts | undefined,
): CartDifference[] {
  if (!seen) return [];
  const { shippingCents, totalCents, dueCents } = priced;
  const { offCents = 0, code = discount?.code, shipping = toPesos(shippingCents) } = seen;
  const { total = toPesos(totalCents) } = seen;
  // When the total differs already, the amount due is not reported as well.
  const due = differs(total, totalCents) ? toPesos(dueCents) : (seen.due ?? toPesos(dueCents));
  const isOther = offCents !== (discount?.cents ?? 0) || (discount && discount.code !== code);
  const off = { before: toPesos(offCents), now: toPesos(discount?.cents ?? 0) };
  return [
    ...when(Boolean(isOther), { kind: 'discount', name: discount?.code ?? code ?? '', ...off }),
    ...(differs(total, totalCents) ? promotionChanges(promotion, seen) : []),
    ...when(differs(shipping, shippingCents), {
      kind: 'shipping',
      name: 'Envío',
      before: shipping,
      now: toPesos(shippingCents),
    }),
    ...when(differs(total, totalCents), {
      kind: 'total',
      name: 'Total',
      before: total,
      now: toPesos(totalCents),
    }),
    ...when(differs(due, dueCents), {
      kind: 'total',
      name: 'Por pagar',
      before: due,
      now: toPesos(dueCents),
    }),
  ];
}

/** Pages of earlier releases send no promotion, so this is called only when the total differs. */
function promotionChanges(
  now: UsedPromotion | undefined,
  { promotion: before }: SeenAmounts,
): CartDifference[] {
  const amounts = { before: before?.amount ?? 0, now: toPesos(now?.cents ?? 0) };
  const name = now?.name ?? before?.name ?? '';
  return when(amounts.before !== amounts.now, { kind: 'discount', name, ...amounts });
}

/** The differences for pages of earlier releases, which know two kinds only and cannot read an empty conflict. */
export const asChanges = (differences: CartDifference[], anyId: number): CheckoutChange[] =>
  differences.map(({ elixirId = anyId, name, kind, ...values }) => {
    if (kind === 'price' || kind === 'unavailable') return { elixirId, name, kind, ...values };
    if (kind === 'removed') return { elixirId, name, kind: 'unavailable' };
    if (kind === 'quantity' || kind === 'added') return { elixirId, name, kind: 'price' };
    return { elixirId, name: kind === 'discount' ? `Descuento ${name}` : name, kind: 'price', ...values };
  });
