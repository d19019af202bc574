import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { Say } from '@shop/ui';
import { arrivalText, writeSpan } from '@shop/app-kit/write-days';

/** The arrival of an order paid now. */
export const WayArrival = ({ way: { kind, first, last } }: { way: OfferedWay }) => {
  const { from, to } = writeSpan(new Date(first), new Date(last));
  return (
    <Say desde={<strong>{from}</strong>} hasta={<strong>{to}</strong>}>
      {arrivalText(kind, first === last)}
    </Say>
  );
};
