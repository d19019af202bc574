import { CURRENCY } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';
import { unitsOf } from '../../../shopping/pricing/spread.ts';
import { createPictureKeys } from '../../../shopping/pictures/picture-keys.ts';

export type ProviderEnv = { publicBaseUrl: string; isReal: boolean };

/** The provider wants an offset in its dates. */
export const expiry = (from: Date) => ({
  expires: true,
  expiration_date_to: from.toISOString().replace('Z', '+00:00'),
});

const itemOf = (id: string, title: string, priceCents: number) => ({
  id,
  title,
  quantity: 1,
  unit_price: toPesos(priceCents),
  currency_id: CURRENCY,
});

/** The body of a Checkout Pro preference: what is sold, where the payer returns to and where news is sent. */
export function preferenceBody(order: PageOrder, { publicBaseUrl, isReal }: ProviderEnv) {
  const back = `${publicBaseUrl}/api/checkout/return?c=${order.checkoutId}`;
  const pictures = createPictureKeys(publicBaseUrl);
  const isSecure = publicBaseUrl.startsWith('https:');
  return {
    items: [
      ...order.lines.flatMap((line) =>
        unitsOf(line).map(({ quantity, priceCents }) => ({
          ...itemOf(String(line.elixirId), line.name, priceCents),
          quantity,
          ...(line.imageUrl ? { picture_url: pictures.toAddress(line.imageUrl) } : {}),
        })),
      ),
      ...(order.shippingCents ? [itemOf('envio', 'Envío', order.shippingCents)] : []),
      ...(order.taxCents ? [itemOf('iva', 'IVA', order.taxCents)] : []),
    ],
    ...(order.payUntil ? expiry(order.payUntil) : {}),
    ...(order.payer ? { payer: order.payer } : {}),
    external_reference: order.checkoutId,
    ...(order.statementText ? { statement_descriptor: order.statementText } : {}),
    back_urls: { success: back, failure: back, pending: back },
    // The provider refuses to return by itself to an address without https (H11).
    ...(isSecure ? { auto_return: 'approved' } : {}),
    // It also refuses to notify one, which the sandbox on this machine does not.
    ...(isSecure || !isReal
      ? { notification_url: `${publicBaseUrl}/api/webhooks/mercadopago?source_news=webhooks` }
      : {}),
  };
}
