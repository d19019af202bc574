import type { CheckoutLine } from '../../shopping/checkout/checkout.model.ts';
import type { OrderLine } from './order-parts.model.ts';

/** The fields of a checkout's line that the order stores. */
export const toOrderLine = (line: CheckoutLine): Omit<OrderLine, 'id'> => ({
  elixirId: line.elixirId,
  elixirName: line.name,
  quantity: line.quantity,
  priceCents: line.priceCents,
  ...(line.discountCents ? { discountCents: line.discountCents } : {}),
  ...(line.iva ? { iva: line.iva } : {}),
  ...(line.imageUrl ? { imageUrl: line.imageUrl } : {}),
  ...(line.flowers ? { flowers: line.flowers } : {}),
  ...(line.contents ? { contents: line.contents } : {}),
  ...(line.isCustom ? { isCustom: true } : {}),
  ...(line.parts ? { parts: line.parts } : {}),
  ...(line.giftCard ? { giftCard: { sendOn: line.giftCard.sendOn } } : {}),
});
