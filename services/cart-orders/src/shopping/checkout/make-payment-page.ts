import type { DeliveryAddress } from '@shop/contracts/address';
import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { SettingsClient } from '../settings/settings.client.ts';
import type { CheckoutRow } from './checkout.model.ts';
import {
  ProviderError,
  type PageOrder,
  type PaymentPagePort,
  type PaymentPage,
} from './payment-page.port.ts';

export type PaymentPageDeps = {
  provider: Pick<PaymentPagePort, 'createPage'>;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** What the provider is told of a checkout. */
export const orderOf = ({
  _id,
  lines,
  shippingCents = 0,
  taxCents = 0,
  shipping,
  payUntil,
}: CheckoutRow): PageOrder => ({
  checkoutId: _id,
  lines,
  shippingCents,
  taxCents,
  ...(payUntil ? { payUntil } : {}),
  ...(shipping?.email ? { payer: payerOf(shipping) } : {}),
});

/** Nothing of a gift nor of notes: they are no matter of the payment. */
function payerOf({ name, email, phone, address, city, state, zip }: DeliveryAddress): PageOrder['payer'] {
  return { name, email, ...(phone ? { phone } : {}), address, city, state, zip };
}

/** The provider's page where a checkout can be paid, perhaps instead of another. @throws AppError 502 with `failed` */
export async function makePaymentPage(
  deps: PaymentPageDeps,
  checkout: CheckoutRow,
  failed: string,
  insteadOf?: string,
): Promise<PaymentPage> {
  const order = {
    ...orderOf(checkout),
    ...(await statementOf(deps)),
    ...(insteadOf ? { insteadOf } : {}),
  };
  try {
    return await deps.provider.createPage(order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.error({ err: error, checkoutId: checkout._id }, 'no payment page');
    throw new AppError(502, failed);
  }
}

type Statement = Pick<PageOrder, 'statementText'>;

/** Nobody is kept from buying because the settings could never be read. */
async function statementOf({ settings, log }: PaymentPageDeps): Promise<Statement> {
  try {
    return { statementText: (await settings.read()).statementText };
  } catch (error) {
    log.warn({ err: error }, 'a payment page without the text for the statement');
    return {};
  }
}
