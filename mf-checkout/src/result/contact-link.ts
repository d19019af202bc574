import type { ContactStart } from '@shop/contracts/contact';
import { contactAddress } from '@shop/contracts/contact-address';
import type { Order } from '@shop/contracts/order';

/** The link to the contact form, prefilled with the order and its buyer. */
export const contactLink = (order: Order | undefined): { to: string; state?: ContactStart } => {
  const { number, customerName, customerEmail } = order ?? {};
  return {
    to: contactAddress(number),
    state: { ...(customerName && { name: customerName }), ...(customerEmail && { email: customerEmail }) },
  };
};
