import type { LowStock } from '@shop/contracts/stock';
import { button, paragraph } from '@shop/mail/blocks';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';

const titleOf = (name: string, left: number): string => {
  if (left === 0) return `Se agotó ${name}`;
  return `Queda${left > 1 ? 'n' : ''} ${left} de ${name}`;
};

/** Tells the owner that a product is running out while there is still time to fill more jars. */
export function lowStockEmail(
  { name, left, kits = [] }: Pick<LowStock, 'name' | 'left' | 'kits'>,
  { shop }: Pick<OrderLinks, 'shop'>,
): BrandedEmail {
  const title = titleOf(name, left);
  return renderEmail({
    subject: title,
    preview: 'Cuando lo repongas, escribe cuántas piezas hay.',
    title,
    blocks: [
      paragraph('Son las piezas libres, sin las que alguien está por pagar.'),
      ...(kits.length > 0
        ? [paragraph(`También va en ${kits.map((kit) => `«${kit}»`).join(', ')}: sin él no se vende.`)]
        : []),
      paragraph(
        'Cuando lo repongas, escribe en Productos cuántas hay. Hasta entonces no te avisamos otra vez.',
      ),
      button('Ver lo que está por agotarse', `${shop}/admin/products?disponible=pocas`),
    ],
    footer: () => 'Aviso para la administración de la tienda.',
    shopUrl: shop,
  });
}
