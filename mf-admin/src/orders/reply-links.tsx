import type { Order } from '@shop/contracts/order';
import { whatsAppLink } from '@shop/contracts/whatsapp';
import { Icon, LinkButton, Row, useShop } from '@shop/ui';

const mailTo = ({ customerEmail, number }: Order) =>
  `mailto:${encodeURIComponent(customerEmail ?? '')}?subject=${encodeURIComponent(`Tu pedido ${number}`)}`;
const whatsApp = ({ customerName, customerPhone, number }: Order, shop: string) =>
  whatsAppLink(
    customerPhone ?? '',
    `Hola${customerName ? ` ${customerName}` : ''}, te escribimos de ${shop} por tu pedido ${number}.`,
  );

/** Ways to write to the buyer; both name the order. */
export const ReplyLinks = ({ order }: { order: Order }) => {
  const { name } = useShop();
  return (
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
          href={whatsApp(order, name)}
          target="_blank"
          rel="noreferrer"
          icon={<Icon name="whatsapp" size={18} />}
        >
          WhatsApp
        </LinkButton>
      )}
    </Row>
  );
};
