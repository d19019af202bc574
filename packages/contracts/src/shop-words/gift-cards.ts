import { linesOf } from './lines-of.ts';

/** The words about a shopper's own gift cards: in cart, order and on the balance page. */
export const GIFT_CARDS = linesOf(`
  ¿Tienes un código o una tarjeta de regalo?
  Código de descuento o de tu tarjeta
  Tarjeta de regalo
  Tarjeta de regalo ···{final}
  Por pagar
  Con otro medio
  Revisa tu tarjeta de regalo
  Continuar sin la tarjeta
  Tu tarjeta de regalo paga todo tu pedido.
  Tu tarjeta de regalo
  Código
  Está en el correo con el que te llegó.
  Consultar saldo
  Ir a mi carrito
  No pudimos consultar tu tarjeta. Inténtalo de nuevo.
  No encontramos esa tarjeta. Revisa cómo está escrito el código.
  Esta tarjeta está bloqueada. Escríbenos y te ayudamos.
  Esta tarjeta ya no tiene saldo.
  El saldo de tu tarjeta de regalo cambió. Revisa tu carrito antes de pagar.
`);
