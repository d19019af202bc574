import { formatPesos } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { withText } from '@shop/contracts/whatsapp';
import { Icon, LinkButton, useSay, useShop } from '@shop/ui';
import { useCartLinkQuery } from './order-by-chat.api.ts';

/** The chat message: every line with its price, and the cart's address for the shop. */
const messageOf = (
  { items, promotion, discount, delivery, amounts }: Cart,
  greeting: string,
  address: string,
): string => {
  const way = delivery?.ways.find(({ id }) => id === delivery.wayId);
  return [
    greeting,
    ...items.flatMap(({ item, elixir, total }) =>
      total === undefined ? [] : [`${item.quantity} × ${elixir.name} · ${formatPesos(total)}`],
    ),
    ...(promotion ? [`${promotion.name} · −${formatPesos(promotion.amount)}`] : []),
    ...(discount?.amount ? [`${discount.code} · −${formatPesos(discount.amount)}`] : []),
    ...(way ? [`${way.name} · ${formatPesos(amounts.shipping)}`] : []),
    `Total: ${formatPesos(amounts.total)}`,
    address,
  ].join('\n');
};

/** Orders the cart by chat; the message contains a link to the cart for the owner. */
export const OrderByChat = ({ cart }: { cart: Cart }) => {
  const { networks } = useShop();
  const greeting = useSay()('Hola, quiero pedir:');
  const { data } = useCartLinkQuery(cart.cart.id);
  if (!data) return null;
  const message = messageOf(cart, greeting, `${location.origin}${data.path}`);
  return (
    <LinkButton
      href={withText(networks.whatsapp, message)}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
      fullWidth
      icon={<Icon name="whatsapp" size={20} />}
    >
      Pedir por WhatsApp
    </LinkButton>
  );
};
