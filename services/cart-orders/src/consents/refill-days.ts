import type { Notices } from '@shop/contracts/notices';
import type { OrderLine } from '../orders/order/order-parts.model.ts';

type Sizes = NonNullable<Notices['refill']>;

/** Days until all honey of these lines has run out (the size that lasts longest); undefined if no size has days. */
export function refillDaysOf(
  lines: Pick<OrderLine, 'contents' | 'parts'>[],
  sizes: Sizes,
): number | undefined {
  const jars = lines.flatMap((line) => line.parts ?? [line]);
  const days = jars.flatMap(
    ({ contents }) => sizes.find(({ milliliters }) => milliliters === contents?.milliliters)?.days ?? [],
  );
  return days.length > 0 ? Math.max(...days) : undefined;
}
