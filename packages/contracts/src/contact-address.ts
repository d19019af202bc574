/** '/contact?pedido=FK-000123' opens the form for this order. */
export const ORDER_PARAM = 'pedido';

/** The contact page, for an order where one is known by its number. */
export const contactAddress = (order?: string): string =>
  order ? `/contact?${new URLSearchParams({ [ORDER_PARAM]: order })}` : '/contact';
