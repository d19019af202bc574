import { whatsAppLink, withText } from '@shop/contracts/whatsapp';
import { Icon, LinkButton, Row, useShop } from '@shop/ui';

type Buyer = { name?: string | undefined; email?: string | undefined; phone?: string | undefined };
/** `about`: 'tu pedido FK-000012'. */
type Props = { buyer: Buyer; about: string };

const mailTo = (email: string, about: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(about[0]?.toUpperCase() + about.slice(1))}`;
const whatsApp = ({ name, phone = '' }: Buyer, about: string, shop: string) =>
  withText(whatsAppLink(phone), `Hola${name ? ` ${name}` : ''}, te escribimos de ${shop} por ${about}.`);

/** Links to write to a buyer; each message names its subject. */
export const ReplyLinks = ({ buyer, about }: Props) => {
  const shop = useShop().name;
  return (
    <Row gap={2} css={{ marginTop: '0.5rem' }}>
      {buyer.email && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={mailTo(buyer.email, about)}
          icon={<Icon name="mail" size={18} />}
        >
          Responder por correo
        </LinkButton>
      )}
      {buyer.phone && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={whatsApp(buyer, about, shop)}
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
