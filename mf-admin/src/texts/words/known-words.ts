import { GIFT_CARDS as BOUGHT, MY_ORDERS } from '@shop/contracts/pages';
import { COLLECTION } from './collection.ts';
import { DELIVERY } from './delivery.ts';
import { FLOWER } from './flower.ts';
import { GIFT_CARDS } from './gift-cards.ts';
import { MINE } from './mine.ts';
import { NOTICES } from './notices.ts';
import { OPINIONS } from './opinions.ts';
import { AFTER, CASH, ORDER, TIMELINE } from './order.ts';
import { CONTACT, FAILURES, FRAME, HOME, MENU, PRODUCT, WORKSHOP } from './pages.ts';
import { POSTS } from './posts.ts';
import { CART, NOT_PAID, PAYMENT, SHIPPING } from './purchase.ts';
import { RECIPE } from './recipe.ts';
import { SOLD_CARDS } from './sold-cards.ts';
import { ANSWERS, FORMS, REASONS } from './refusals.ts';

export const WORDS_HINT =
  'Escribe sólo lo que quieras cambiar; lo vacío se queda como está. Lo que va entre llaves, como {total}, lo pone la tienda.';
type KnownWords = readonly [name: string, kind: { words: readonly string[]; path: string; hint: string }];
const said = (name: string, path: string, words: readonly string[]): KnownWords => [
  `Botones y avisos: ${name}`,
  { words, path, hint: WORDS_HINT },
];

/** The shop's own words by screen; a word of several screens is listed with the first. */
export const KNOWN_WORDS: Record<string, KnownWords> = {
  'words-frame': said('encabezado y pie', '/', FRAME),
  'words-home': said('página principal', '/', HOME),
  'words-menu': said('menú', '/menu', [...MENU, ...COLLECTION]),
  'words-product': said('cada mezcla y lote', '/menu', PRODUCT),
  'words-flower': said('cada flor', '/menu', FLOWER),
  'words-posts': said('recetas', '/recetas', POSTS),
  'words-workshop': said('taller', '/customize', WORKSHOP),
  'words-recipe': said('receta compartida o cambiada', '/customize', RECIPE),
  'words-contact': said('historia y contacto', '/contact', CONTACT),
  'words-mine': said('mis pedidos', MY_ORDERS.path, MINE),
  'words-cart': said('carrito', '/cart', CART),
  'words-shipping': said('datos de envío', '/checkout', SHIPPING),
  'words-delivery': said('formas de entrega', '/checkout', DELIVERY),
  'words-payment': said('pago', '/checkout', PAYMENT),
  'words-not-paid': said('pago pendiente o rechazado', '/checkout/failure', NOT_PAID),
  'words-reasons': said('motivos del pago', '/checkout/failure?reason=not_paid', REASONS),
  'words-order': said('pedido', '/checkout/failure', ORDER),
  'words-timeline': said('pasos del pedido', '/checkout/failure', TIMELINE),
  'words-cash': said('efectivo y transferencia', '/checkout/failure', CASH),
  'words-after': said('factura y dirección del pedido', '/checkout/failure', AFTER),
  'words-notices': said('avisos que piden tus clientes', '/avisos', NOTICES),
  'words-opinions': said('lo que piensan de su compra', '/opinion', OPINIONS),
  'words-gift-cards': said('tarjetas de regalo', '/tarjeta-regalo', GIFT_CARDS),
  'words-sold-cards': said('tarjetas de regalo que se venden', BOUGHT.path, SOLD_CARDS),
  'words-forms': said('lo que piden los formularios', '/contact', FORMS),
  'words-answers': said('lo que responden carrito y pago', '/cart', ANSWERS),
  'words-failures': said('cuando algo falla', '/', FAILURES),
};
