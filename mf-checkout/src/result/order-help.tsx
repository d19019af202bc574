import { useRead } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Icon, LinkButton, useSay, useShop } from '@shop/ui';
import { Link } from 'react-router-dom';
import { contactLink } from './contact-link.ts';
import { whatsappLink } from './whatsapp.ts';

/** Help with the order's number: by WhatsApp if the owner has it, else by the contact page. */
export const OrderHelp = ({ order }: { order: Order }) => {
  const { data = [] } = useRead('/content/contact');
  const words = useSay()('Hola, necesito ayuda con mi pedido {pedido}.').replace('{pedido}', order.number);
  const shop = useShop();
  const chat = whatsappLink({ shop, contact: data, words });
  return chat ? (
    <LinkButton
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
      icon={<Icon name="whatsapp" size={20} />}
    >
      Ayuda con mi pedido
    </LinkButton>
  ) : (
    <LinkButton as={Link} {...contactLink(order)} variant="ghost" icon={<Icon name="mail" size={20} />}>
      Ayuda con mi pedido
    </LinkButton>
  );
};
