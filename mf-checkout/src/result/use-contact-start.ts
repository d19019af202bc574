import type { ContactStart } from '@shop/contracts/contact';
import type { Order } from '@shop/contracts/order';
import { useSay } from '@shop/ui';

/** What the contact form is opened with by whoever needs help with an order. */
export const useContactStart = () => {
  const words = useSay()('Hola, necesito ayuda con mi pedido {pedido}.');
  return ({ number, customerName, customerEmail }: Order): ContactStart & { message: string } => ({
    ...(customerName && { name: customerName }),
    ...(customerEmail && { email: customerEmail }),
    message: words.replace('{pedido}', number),
  });
};
