import { CURRENCY } from '@shop/contracts/constants';
import type { ProviderChoice } from '@shop/contracts/pay-kinds';
import { toPesos } from '@shop/contracts/money';
import type { PageOrder } from '../../../../shopping/checkout/payment-page.port.ts';
import type { ProviderEnv } from '../account.ts';
import { excludedTypes } from '../payment-types.ts';
import { payerParts } from '../payer.ts';
import { soldItems, type SoldItem } from '../sold-items.ts';
import { CASH_DAYS, waysBack } from '../ways-back.ts';

const DAY_MS = 86_400_000;

/** The provider requires an offset in dates. */
const dateOf = (at: Date): string => at.toISOString().replace('Z', '+00:00');
export const expiry = (from: Date) => ({ expires: true, expiration_date_to: dateOf(from) });

const itemOf = ({ code, title, description, category, quantity, priceCents, pictureUrl }: SoldItem) => ({
  id: code,
  title,
  description,
  category_id: category,
  quantity,
  unit_price: toPesos(priceCents),
  currency_id: CURRENCY,
  ...(pictureUrl ? { picture_url: pictureUrl } : {}),
});

function payerOf(payer: NonNullable<PageOrder['payer']>) {
  const { first, last, phone, address } = payerParts(payer);
  return {
    name: first,
    ...(last ? { surname: last } : {}),
    email: payer.email,
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
  };
}

/** The method that the page preselects; cards have none. */
const FIRST: Partial<Record<ProviderChoice, string>> = { cash: 'oxxo', transfer: 'clabe' };

/** Interest-free months are set in the account itself. */
function waysOf({ ways = {}, payWith }: PageOrder) {
  const { kinds, maxInstallments } = ways;
  const first = payWith && FIRST[payWith];
  const excluded = kinds ? excludedTypes(kinds, ['balance']).map((id) => ({ id })) : [];
  const payment_methods = {
    ...(excluded.length > 0 ? { excluded_payment_types: excluded } : {}),
    ...(maxInstallments ? { installments: maxInstallments } : {}),
    ...(first ? { default_payment_method_id: first } : {}),
  };
  return Object.keys(payment_methods).length > 0 ? { payment_methods } : {};
}

/** When cash expires: in three days at least, and the same all day, so that a repeated call sends the same body. */
function dueDate(): string {
  const day = Math.floor(Date.now() / DAY_MS) + CASH_DAYS + 1;
  return dateOf(new Date(day * DAY_MS));
}

/** The body of a Checkout Pro preference: the items, the return addresses and the notification address. */
export function preferenceBody(order: PageOrder, env: ProviderEnv) {
  const { back, returnsAlone, newsAddress } = waysBack(order, env);
  return {
    items: soldItems(order, env.publicBaseUrl).map(itemOf),
    ...(order.payUntil ? expiry(order.payUntil) : {}),
    ...(order.payer ? { payer: payerOf(order.payer) } : {}),
    ...waysOf(order),
    date_of_expiration: dueDate(),
    external_reference: order.checkoutId,
    ...(order.statementText ? { statement_descriptor: order.statementText } : {}),
    back_urls: { success: back, failure: back, pending: back },
    ...(returnsAlone ? { auto_return: 'approved' } : {}),
    ...(newsAddress ? { notification_url: `${newsAddress}?source_news=webhooks` } : {}),
  };
}
