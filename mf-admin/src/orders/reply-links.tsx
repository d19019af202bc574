import type { Order } from '@shop/contracts/order';
import { Icon, LinkButton, Row } from '@shop/ui';

const COUNTRY_CODE = '52';

const mailTo = ({ customerEmail, number }: Order) =>
  `mailto:${encodeURIComponent(customerEmail ?? '')}?subject=${encodeURIComponent(`Tu pedido ${number}`)}`;
const whatsApp = ({ customerName, customerPhone, number }: Order) =>
  `https://wa.me/${COUNTRY_CODE}${customerPhone}?text=${encodeURIComponent(
    `Hola${customerName ? ` ${customerName}` : ''}, te escribimos por tu pedido ${number}.`,
  )}`;

/** Ways to write to the buyer; both name the order. */
export const ReplyLinks = ({ order }: { order: Order }) => (
  <Row gap={2} css={{ marginTop: '0.5rem' }}>
    {order.customerEmail && (
      <LinkButton size="sm" variant="secondary" href={mailTo(order)} icon={<Icon name="mail" size={18} />}>
        Responder por correo
      </LinkButton>
    )}
    {order.customerPhone && (
      <LinkButton
        size="sm"
        variant="secondary"
        href={whatsApp(order)}
        target="_blank"
        rel="noreferrer"
        icon={<Icon name="whatsapp" size={18} />}
      >
        WhatsApp
      </LinkButton>
    )}
  </Row>
);
