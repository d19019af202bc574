import { linesOf } from './lines-of.ts';

/** The words of the page that sells gift cards, and of an order of one. */
export const SOLD_CARDS = linesOf(`
  Para regalar
  Tarjetas de regalo
  Elige un importe y el día: la tarjeta llega por correo con tu mensaje y se gasta en la tienda, de una vez o en varias compras.
  ¿De cuánto?
  ¿Para quién es?
  ¿A quién le llega el correo?
  A quien la recibe
  Me la mandas a mí
  Correo de quien la recibe
  ¿Qué día le llega?
  Si es hoy, sale en cuanto se acredite el pago.
  Quien la paga
  Tu nombre
  Tu correo
  Ahí te llega la confirmación, sin el código.
  Pagar {importe}
  Abrir la página de pago
  No pudimos abrir la página de pago. Inténtalo de nuevo.
  Se paga aparte de tu carrito, sin códigos, promociones ni otra tarjeta de regalo, y no se factura: se factura lo que se compra con ella.
  ¿Ya tienes una? Consulta su saldo
  Así llega por correo
  Tienes una tarjeta de regalo
  {nombre}, tienes una tarjeta de regalo
  Saldo
  Regalar una tarjeta
  Por correo
  El código sólo va en el correo de quien recibe la tarjeta.
  Sale por correo el {dia}
  Sale por correo en cuanto se acredite el pago
  {motivo} En cuanto se acredite, la tarjeta de regalo de tu pedido {pedido} sale por correo.
  Tu pago está acreditado. La tarjeta de regalo de tu pedido {pedido} sale por correo.
`);
