import { toPesos } from '@shop/contracts/money';
import type { Promotion } from '@shop/contracts/promotion';
import fc from 'fast-check';

/** Ten percent off everything, at all times, and not together with a code. */
export const aPromotion = (over: Partial<Promotion> = {}): Promotion => ({
  name: 'Promoción',
  kind: 'percent',
  value: 10,
  withCodes: false,
  isActive: true,
  ...over,
});

const rule = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 200_000 }).map(toPesos),
  }),
  fc
    .tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }))
    .map(([pay, more]) => ({ kind: 'pieces' as const, take: Math.min(99, pay + more), pay })),
);
const limits = fc.record({
  fromAmount: fc.option(fc.integer({ min: 1, max: 300_000 }).map(toPesos), { nil: undefined }),
  fromPieces: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  withCodes: fc.boolean(),
});
/** Promotions as an owner may write them. */
export const somePromotions = fc
  .array(fc.tuple(rule, limits), { maxLength: 3 })
  .map((rules) => rules.map(([kind, over], at) => aPromotion({ name: `Promoción ${at}`, ...kind, ...over })));
