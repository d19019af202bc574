import { GIFT_CARDS, MY_ORDERS } from '@shop/contracts/pages';

export const WORDS_HINT =
  'Escribe sólo lo que quieras cambiar; lo vacío se queda como está. Lo que va entre llaves, como {total}, lo pone la tienda.';
type KnownWords = readonly [name: string, kind: { path: string; hint: string }];
const said = (name: string, path: string): KnownWords => [
  `Botones y avisos: ${name}`,
  { path, hint: WORDS_HINT },
];

/** The texts that replace the shop's own words (`SHOP_WORDS`), by screen. */
export const KNOWN_WORDS: Record<string, KnownWords> = {
  'words-frame': said('encabezado y pie', '/'),
  'words-home': said('página principal', '/'),
  'words-menu': said('menú', '/menu'),
  'words-product': said('cada mezcla y lote', '/menu'),
  'words-flower': said('cada flor', '/menu'),
  'words-posts': said('recetas', '/recetas'),
  'words-workshop': said('taller', '/customize'),
  'words-recipe': said('receta compartida o cambiada', '/customize'),
  'words-contact': said('historia y contacto', '/contact'),
  'words-mine': said('mis pedidos', MY_ORDERS.path),
  'words-cart': said('carrito', '/cart'),
  'words-shipping': said('datos de envío', '/checkout'),
  'words-delivery': said('formas de entrega', '/checkout'),
  'words-payment': said('pago', '/checkout'),
  'words-not-paid': said('pago pendiente o rechazado', '/checkout/failure'),
  'words-reasons': said('motivos del pago', '/checkout/failure?reason=not_paid'),
  'words-order': said('pedido', '/checkout/failure'),
  'words-timeline': said('pasos del pedido', '/checkout/failure'),
  'words-cash': said('efectivo y transferencia', '/checkout/failure'),
  'words-after': said('factura y dirección del pedido', '/checkout/failure'),
  'words-notices': said('avisos que piden tus clientes', '/avisos'),
  'words-opinions': said('lo que piensan de su compra', '/opinion'),
  'words-gift-cards': said('tarjetas de regalo', '/tarjeta-regalo'),
  'words-sold-cards': said('tarjetas de regalo que se venden', GIFT_CARDS.path),
  'words-forms': said('lo que piden los formularios', '/contact'),
  'words-answers': said('lo que responden carrito y pago', '/cart'),
  'words-failures': said('cuando algo falla', '/'),
};
