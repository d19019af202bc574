import type { SoldPart } from '@shop/contracts/kit';
import type { Pieces } from '../cart/cart-rules.ts';

/** A line of a checkout or an order; it keeps the contents of a kit. */
export type HeldLine = Pieces & { parts?: SoldPart[]; giftCard?: object };

function within({ elixirId, quantity, parts, giftCard }: HeldLine): Pieces[] {
  if (giftCard) return [];
  return (
    parts?.map((part) => ({ elixirId: part.elixirId, quantity: part.count * quantity })) ?? [
      { elixirId, quantity },
    ]
  );
}

/** The pieces that lines take from stock: the parts of a kit instead of the kit, and each product once. */
export function piecesOf(lines: HeldLine[]): Pieces[] {
  const pieces = new Map<number, number>();
  for (const { elixirId, quantity } of lines.flatMap(within))
    pieces.set(elixirId, (pieces.get(elixirId) ?? 0) + quantity);
  return [...pieces].map(([elixirId, quantity]) => ({ elixirId, quantity }));
}
