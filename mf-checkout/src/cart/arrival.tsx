import { now } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { css, Icon, Say, theme, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { chosenWay } from '../delivery/chosen-way.ts';
import { WayArrival } from '../delivery/way-arrival.tsx';
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

/** The usual arrival as calendar days; nothing while the delivery way is unknown. */
export const Arrival = ({ cart }: { cart: Cart }) => {
  const way = chosenWay(cart);
  if (way)
    return (
      <Promised icon={way.kind === 'pickup' ? 'pin' : 'truck'}>
        <WayArrival way={way} />
      </Promised>
    );
  return cart.delivery ? null : <FreeArrival cart={cart} />;
};

const FreeArrival = ({ cart }: { cart: Cart }) => {
  const days = useDeliveryDays();
  const hasOwnBlend = cart.items.some(({ elixir }) => elixir.isCustom);
  const { from, to } = usualArrival(now(), { days, hasOwnBlend });
  return (
    <Promised icon="truck">
      <Say desde={<strong>{from}</strong>} hasta={<strong>{to}</strong>}>
        {'Envío gratis. Suele llegar entre el {desde} y el {hasta}.'}
      </Say>
    </Promised>
  );
};

const Promised = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p css={promise}>
    <Icon name={icon} size={20} />
    {children}
  </p>
);
