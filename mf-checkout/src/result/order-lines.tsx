import { ivaWords } from '@shop/contracts/iva';
import { partsWords } from '@shop/contracts/kit-words';
import type { Order, OrderItem } from '@shop/contracts/order';
import { writeDay } from '@shop/app-kit/write-days';
import { Card, css, Heading, Price, Say, Size, Text, theme } from '@shop/ui';
import { Minus } from '../discount/minus.tsx';
import { PromotionRow } from '../discount/promotion-row.tsx';
import { GiftCardRows } from '../gift-card/gift-card-rows.tsx';
import { ExtraRows } from '../extra-rows.tsx';
import { IvaIncluded } from '../iva-included.tsx';
import { besidePicture, LinePicture } from '../line-picture.tsx';
import { OrderLots } from './order-lots.tsx';

const { color, space } = theme;

const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
});

// In the narrowest window the price is below, so that the name's words do not break.
const beforePrice = css({ flex: '1 1 10rem' });

/** When the mail of a gift card is sent. */
const SentOn = ({ sendOn }: { sendOn: string | null }) => (
  <Text as="span" size="sm" tone="soft" css={{ display: 'block' }}>
    {sendOn ? (
      <Say dia={writeDay(noonOn(sendOn))}>{'Sale por correo el {dia}'}</Say>
    ) : (
      <Say>Sale por correo en cuanto se acredite el pago</Say>
    )}
  </Text>
);
const noonOn = (day: string) => new Date(`${day}T18:00:00Z`);

/** The bought products with their prices. */
export const OrderLines = ({ order, items }: { order: Order; items: OrderItem[] }) => (
  <Card as="section">
    <Heading level={2} look="card">
      Productos
    </Heading>
    <ul css={{ listStyle: 'none', margin: `${space(4)} 0 0`, padding: 0 }}>
      {items.map((item) => (
        <li key={item.id} css={line}>
          <span css={[besidePicture, beforePrice]}>
            {item.imageUrl && <LinePicture src={item.imageUrl} />}
            <span>
              <span>{`${item.quantity} × ${item.elixirName}`}</span>{' '}
              <Size of={{ ...item, name: item.elixirName }} />
              {item.parts && (
                <Text as="span" size="sm" tone="soft" css={{ display: 'block' }}>
                  {partsWords(item.parts, item.quantity)}
                </Text>
              )}
              {item.giftCard && <SentOn sendOn={item.giftCard.sendOn} />}
              <OrderLots lots={order.lots} of={item.parts ?? [item]} />
            </span>
          </span>
          <Price amount={item.total} size="sm" css={{ marginLeft: 'auto' }} />
        </li>
      ))}
      <PromotionRow as="li" css={line} promotion={order.promotion} />
      {order.discount && (
        <li css={line}>
          <span>
            <Say codigo={order.discount.code}>{'Descuento {codigo}'}</Say>
          </span>
          <Minus amount={order.discount.amount} />
        </li>
      )}
      <ExtraRows as="li" css={line} amounts={order.amounts} way={order.delivery} />
      <li css={[line, { fontWeight: 700 }]}>
        <span>
          <Say>Total</Say>
        </span>
        <Price amount={order.amounts.total} />
      </li>
      <GiftCardRows as="li" css={line} amounts={order.amounts} rest="Con otro medio" />
    </ul>
    <TaxNote order={order} />
  </Card>
);

/** The included tax, by rate if known, and its refunded part. */
const TaxNote = ({ order: { amounts, ivaIncluded, refundedIva } }: { order: Order }) => {
  const words = ivaWords(amounts.iva);
  if (!words) return ivaIncluded ? <IvaIncluded /> : null;
  return (
    <Text size="sm" tone="soft" css={{ textAlign: 'right' }}>
      {words}
      {refundedIva && ` (de lo devuelto: ${ivaWords(refundedIva)})`}
    </Text>
  );
};
