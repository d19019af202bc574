import type { Cart } from '@shop/contracts/cart';
import { css, Icon, Say, theme } from '@shop/ui';
import { useState } from 'react';
import { useDeliveryDays } from '../delivery-days.ts';
import { usualArrival } from './delivery.ts';

const { color, size, space } = theme;
const promise = css({
  display: 'flex',
  gap: space(2),
  fontSize: size.sm,
  lineHeight: 1.45,
  color: color.jungle,
  '& > svg': { flex: 'none', marginTop: 1 },
});

/** When it usually arrives, in days of the calendar. */
export const Arrival = ({ cart }: { cart: Cart }) => {
  const [now] = useState(() => new Date());
  const days = useDeliveryDays();
  const hasOwnBlend = cart.items.some(({ elixir }) => elixir.isCustom);
  const { from, to } = usualArrival(now, { days, hasOwnBlend });
  return (
    <p css={promise}>
      <Icon name="truck" size={20} />
      <Say desde={<strong>{from}</strong>} hasta={<strong>{to}</strong>}>
        {'Envío gratis. Suele llegar entre el {desde} y el {hasta}.'}
      </Say>
    </p>
  );
};
