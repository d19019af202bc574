import type { OrderResponse } from '@shop/contracts/order';
import { isFetched, isHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { css, Icon, Say, theme } from '@shop/ui';
import { useDeliveryDays } from '../delivery-days.ts';
import { arrivalOf } from './timeline.ts';

const { color, size, space } = theme;

const list = css({
  display: 'grid',
  justifyContent: 'center',
  gap: space(1),
  marginTop: space(3),
  fontSize: size.base,
  color: color.jungle,
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});

/** When a paid order is to arrive, and where its confirmation went. */
export const PaidNews = ({ order, items }: OrderResponse) => {
  const days = useDeliveryDays();
  const isToBeSent = order.status === 'pending' || order.status === 'processing';
  if (isByMail(order) || !isToBeSent || order.paymentStatus !== 'approved') return null;
  const { text, values } = arrivalOf(order, { days, hasOwnBlend: items.some(({ isCustom }) => isCustom) });
  return (
    <span css={list}>
      {!isHandedOver(order) && (
        <span css={line}>
          <Icon name={isFetched(order) ? 'pin' : 'truck'} size={20} />
          <span>
            <Say {...values}>{text}</Say>
          </span>
        </span>
      )}
      {order.customerEmail && (
        <span css={line}>
          <Icon name="mail" size={20} />
          <span>
            <Say correo={<strong>{order.customerEmail}</strong>}>
              {'Te mandamos la confirmación a {correo}.'}
            </Say>
          </span>
        </span>
      )}
    </span>
  );
};
