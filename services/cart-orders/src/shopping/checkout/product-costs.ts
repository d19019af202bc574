import type { InternalElixir } from '@shop/contracts/elixir';
import { toCentavos } from '@shop/contracts/money';
import { Schema } from 'mongoose';

/**
 * What a piece of a product cost the house when it was sold. It is stored beside the lines, because buyers see the
 * lines but must not see the cost.
 */
export type ProductCost = {
  elixirId: number;
  costCents: number;
  /** The checkout of the lines that it is about, when they were added to the order later. */
  checkoutId?: string;
};

export const costSchema = new Schema<ProductCost>(
  {
    elixirId: { type: Number, required: true },
    costCents: { type: Number, required: true },
    checkoutId: String,
  },
  { _id: false },
);

/** Costs of the products that have one; absent when none has. */
export function costsOf(lines: { elixir: InternalElixir }[]): { costs?: ProductCost[] } {
  const costs = lines.flatMap(({ elixir: { id, cost } }) =>
    cost === undefined ? [] : [{ elixirId: id, costCents: toCentavos(cost) }],
  );
  return costs.length > 0 ? { costs } : {};
}
