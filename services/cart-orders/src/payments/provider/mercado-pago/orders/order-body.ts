import type { CreateOrderRequest } from 'mercadopago/dist/clients/order/create/types.js';
import { CURRENCY } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import type { PageOrder } from '../../../../shopping/checkout/payment-page.port.ts';
import { netCentsOf } from '../../../../shopping/pricing/spread.ts';
import type { ProviderEnv } from '../account.ts';
import { toOrderReference } from '../order-marks.ts';
import { excludedTypes } from '../payment-types.ts';
import { payerParts } from '../payer.ts';
import { soldItems, type SoldItem } from '../sold-items.ts';
import { CASH_DAYS, waysBack } from '../ways-back.ts';

const MINUTE_MS = 60_000;
/** Without an explicit term the provider gives a day. */
const LONGEST = 'P30D';

/** Amounts are strings with two decimals. */
export const toAmount = (centavos: number): string => toPesos(centavos).toFixed(2);

const itemOf = ({ code, title, description, category, quantity, priceCents, pictureUrl }: SoldItem) => ({
  external_code: code,
  title,
  description,
  category_id: category,
  quantity,
  unit_price: toAmount(priceCents),
  ...(pictureUrl ? { picture_url: pictureUrl } : {}),
});

function payerOf(payer: NonNullable<PageOrder['payer']>): CreateOrderRequest['payer'] {
  const { first, last, phone, address, place } = payerParts(payer);
  return {
    email: payer.email,
    first_name: first,
    ...(last ? { last_name: last } : {}),
    ...(phone ? { phone } : {}),
    ...(address ? { address: { ...address, ...place } } : {}),
  };
}

/** Orders have no default methods: the page offers only the chosen ones. */
function methodsOf({ ways = {}, payWith }: PageOrder) {
  const { maxInstallments, freeMonths } = ways;
  const kinds = payWith ? [payWith] : ways.kinds;
  return {
    ...(kinds ? { not_allowed_types: excludedTypes(kinds) } : {}),
    ...(maxInstallments ? { max_installments: maxInstallments } : {}),
    ...(freeMonths ? { installments: { interest_free: { type: 'list' as const, values: freeMonths } } } : {}),
  };
}

/** A duration, because orders take no end date; in whole minutes, so that a repeated call has the same body. */
const termOf = (payUntil: Date | undefined): string =>
  payUntil ? `PT${Math.max(1, Math.ceil((payUntil.getTime() - Date.now()) / MINUTE_MS))}M` : LONGEST;

/** The body of an order that is paid on Checkout Pro's page. */
export function orderBody(order: PageOrder, env: ProviderEnv): CreateOrderRequest {
  const { back, returnsAlone, newsAddress } = waysBack(order, env);
  const items = soldItems(order, env.publicBaseUrl);
  const totalCents = items.reduce((sum, item) => sum + netCentsOf(item), 0);
  return {
    type: 'online',
    processing_mode: 'manual',
    // Payments may be reviewed; 'automatic' would refuse the reviewed ones.
    capture_mode: 'automatic_async',
    external_reference: toOrderReference(order.checkoutId),
    total_amount: toAmount(totalCents),
    currency: CURRENCY,
    expiration_time: termOf(order.payUntil),
    items: items.map(itemOf),
    ...(order.payer ? { payer: payerOf(order.payer) } : {}),
    config: {
      default_payment_due_date: `P${CASH_DAYS}D`,
      ...(order.statementText ? { statement_descriptor: order.statementText } : {}),
      ...(order.ways || order.payWith ? { payment_method: methodsOf(order) } : {}),
      online: {
        success_url: back,
        failure_url: back,
        pending_url: back,
        ...(returnsAlone ? { auto_return: 'approved' as const } : {}),
        ...(newsAddress ? { callback_url: newsAddress } : {}),
      },
    },
  };
}
