import { Price } from '@shop/ui';

/** An amount that is subtracted. */
export const Minus = ({ amount }: { amount: number }) => (
  <span css={{ whiteSpace: 'nowrap' }}>
    −<Price amount={amount} size="sm" />
  </span>
);
