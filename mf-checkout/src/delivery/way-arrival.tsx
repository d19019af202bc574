import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { Say } from '@shop/ui';
import { writeSpan } from '@shop/app-kit/write-days';

const textOf = (kind: OfferedWay['kind'], isOneDay: boolean): string => {
  if (kind === 'pickup')
    return isOneDay ? 'Listo para recoger el {hasta}.' : 'Listo para recoger entre el {desde} y el {hasta}.';
  return isOneDay ? 'Suele llegar el {hasta}.' : 'Suele llegar entre el {desde} y el {hasta}.';
};

/** When it is there if it is paid now. */
export const WayArrival = ({ way: { kind, first, last } }: { way: OfferedWay }) => {
  const { from, to } = writeSpan(new Date(first), new Date(last));
  return (
    <Say desde={<strong>{from}</strong>} hasta={<strong>{to}</strong>}>
      {textOf(kind, first === last)}
    </Say>
  );
};
