import { CURRENCY } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import type { PageOrder } from '../../../../shopping/checkout/payment-page.port.ts';
import type { ProviderEnv } from '../account.ts';
import { soldItems, type SoldItem } from '../sold-items.ts';
import { waysBack } from '../ways-back.ts';

/** The provider wants an offset in its dates. */
export const expiry = (from: Date) => ({
  expires: true,
  expiration_date_to: from.toISOString().replace('Z', '+00:00'),
});

const itemOf = ({ code, title, quantity, priceCents, pictureUrl }: SoldItem) => ({
  id: code,
  title,
  quantity,
  unit_price: toPesos(priceCents),
  currency_id: CURRENCY,
  ...(pictureUrl ? { picture_url: pictureUrl } : {}),
});

/** The body of a Checkout Pro preference: what is sold, where the payer returns to and where news is sent. */
export function preferenceBody(order: PageOrder, env: ProviderEnv) {
  const { back, returnsAlone, newsAddress } = waysBack(order, env);
  return {
    items: soldItems(order, env.publicBaseUrl).map(itemOf),
    ...(order.payUntil ? expiry(order.payUntil) : {}),
    ...(order.payer ? { payer: order.payer } : {}),
    external_reference: order.checkoutId,
    ...(order.statementText ? { statement_descriptor: order.statementText } : {}),
    back_urls: { success: back, failure: back, pending: back },
    ...(returnsAlone ? { auto_return: 'approved' } : {}),
    ...(newsAddress ? { notification_url: `${newsAddress}?source_news=webhooks` } : {}),
  };
}
