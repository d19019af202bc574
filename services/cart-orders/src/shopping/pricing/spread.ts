/**
 * Spreads an amount over lines in proportion to what each costs, by largest remainder: the parts add up to the amount,
 * and none is more than its line. All in centavos; `amount` is at most the sum of the lines.
 */
export function spread(amount: number, lines: number[]): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0);
  if (amount === 0 || total === 0) return lines.map(() => 0);
  // The product of two amounts can exceed the safe integers.
  const shares = lines.map((line, at) => {
    const product = BigInt(amount) * BigInt(line);
    return { at, part: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const left = amount - shares.reduce((sum, { part }) => sum + part, 0);
  const largest = shares.toSorted((a, b) => b.remainder - a.remainder || a.at - b.at).slice(0, left);
  return shares.map((share) => share.part + (largest.includes(share) ? 1 : 0));
}

export type Units = { quantity: number; priceCents: number };
type Discounted = Units & { discountCents?: number };

/** What all pieces of a line cost, less the line's share of the discount. */
export const netCentsOf = ({ quantity, priceCents, discountCents = 0 }: Discounted): number =>
  quantity * priceCents - discountCents;

/** What was paid for the first `pieces` of a line. For all pieces it is exactly the line's price. */
export const paidForPieces = (line: Discounted, pieces: number): number =>
  Math.floor((netCentsOf(line) * pieces) / line.quantity);

/**
 * Splits a line into units with a whole number of centavos each, as the provider wants them: three pieces for 100
 * centavos are two of 33 and one of 34. Pieces that would cost 0 are left out: the provider refuses them.
 */
export function unitsOf(line: Discounted): Units[] {
  const { quantity } = line;
  const net = netCentsOf(line);
  const price = Math.floor(net / quantity);
  const dearer = net - price * quantity;
  return [
    { quantity: quantity - dearer, priceCents: price },
    { quantity: dearer, priceCents: price + 1 },
  ].filter((units) => units.quantity > 0 && units.priceCents > 0);
}
