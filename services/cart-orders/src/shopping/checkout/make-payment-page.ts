import type { DeliveryAddress } from '@shop/contracts/address';
import { toPesos } from '@shop/contracts/money';
import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { OWN_PROVIDER } from '@shop/contracts/own-pay-names';
import { freeMonthsOf, isOwnChoice, PAY_KIND_NAMES, type PayChoice } from '@shop/contracts/pay-kinds';
import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { dueCentsOf } from '../pricing/kept-quote.ts';
import { netCentsOf, spread } from '../pricing/spread.ts';
import type { SettingsClient } from '../settings/settings.client.ts';
import type { CheckoutRow } from './checkout.model.ts';
import {
  ProviderError,
  type PageOrder,
  type PaymentPagePort,
  type PaymentPage,
  type PayWays,
} from './payment-page.port.ts';

export type PaymentPageDeps = {
  provider: Pick<PaymentPagePort, 'createPage' | 'can'>;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** What the provider is told about a checkout. */
export const orderOf = ({ _id, shipping, payUntil, ...asked }: CheckoutRow): PageOrder => ({
  checkoutId: _id,
  ...lessGiftCard(asked),
  ...(payUntil ? { payUntil } : {}),
  ...(shipping?.email ? { payer: payerOf(shipping) } : {}),
});

/** Lowers each part of the total by its share of the gift card: the provider asks only for the rest. */
function lessGiftCard({ lines, shippingCents = 0, taxCents = 0, giftCard }: Omit<CheckoutRow, '_id'>) {
  if (!giftCard) return { lines, shippingCents, taxCents };
  const parts = [...lines.map(netCentsOf), shippingCents, taxCents];
  const shares = spread(giftCard.cents, parts);
  return {
    lines: lines.map((line, at) => ({
      ...line,
      discountCents: (line.discountCents ?? 0) + shares[at]!,
    })),
    shippingCents: shippingCents - shares.at(-2)!,
    taxCents: taxCents - shares.at(-1)!,
  };
}

/** Gift data and notes are left out: the payment does not need them. */
function payerOf({ name, email, phone, address, city, state, zip }: DeliveryAddress): PageOrder['payer'] {
  return { name, email, ...(phone ? { phone } : {}), address, city, state, zip };
}

/** What the shopper chose, and the page that the new one replaces. */
type Asked = { payWith?: PayChoice; insteadOf?: PaymentPage };

/**
 * Makes the page where a checkout can be paid. A page that replaces another stays with its provider, where a payment
 * may be on its way.
 * @throws AppError 502 with `failed`
 */
export async function makePaymentPage(
  deps: PaymentPageDeps,
  checkout: CheckoutRow,
  failed: string,
  { payWith, insteadOf }: Asked = {},
): Promise<PaymentPage> {
  const order = {
    ...orderOf(checkout),
    ...(await decidedOf(deps, dueCentsOf(checkout))),
    ...(insteadOf && { insteadOf: insteadOf.id }),
    ...(dueCentsOf(checkout) === 0 ? { provider: GIFT_CARD_PROVIDER } : whereOf(payWith, insteadOf)),
  };
  try {
    const page = await deps.provider.createPage(order);
    return { ...page, ...toldOf(deps, page, order), ...(payWith && payWith !== 'online' && { payWith }) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.error({ err: error, checkoutId: checkout._id }, 'no payment page');
    throw new AppError(502, failed);
  }
}

/** A new choice keeps the provider of the first page, unless the shop itself takes the money in either. */
function whereOf(
  payWith: PayChoice | undefined,
  insteadOf: PaymentPage | undefined,
): Pick<PageOrder, 'payWith' | 'provider'> {
  if (isOwnChoice(payWith)) return { provider: OWN_PROVIDER };
  const isElsewhere = insteadOf && insteadOf.provider !== OWN_PROVIDER;
  return {
    ...(isElsewhere && { provider: insteadOf.provider }),
    ...(payWith && payWith !== 'online' && { payWith }),
  };
}

/** What the shop's own pages can say about the payment page. */
function toldOf({ provider }: PaymentPageDeps, page: PaymentPage, { ways, payWith }: PageOrder) {
  const isByCard = !payWith || payWith === 'card';
  const freeMonths = isByCard && provider.can(page.provider).freeMonths && ways?.freeMonths?.at(-1);
  return freeMonths ? { freeMonths } : {};
}

type Decided = Pick<PageOrder, 'statementText' | 'ways' | 'provider'>;

/** Missing settings do not keep anyone from buying. */
async function decidedOf({ settings, log }: PaymentPageDeps, totalCents: number): Promise<Decided> {
  try {
    const read = await settings.read();
    const ways = waysOf(read, totalCents);
    return {
      statementText: read.statementText,
      ...(Object.keys(ways).length > 0 ? { ways } : {}),
      ...(read.paymentProvider ? { provider: read.paymentProvider } : {}),
    };
  } catch (error) {
    log.warn({ err: error }, 'a payment page without what the owner decided of it');
    return {};
  }
}

type Settings = Awaited<ReturnType<SettingsClient['read']>>;
function waysOf(read: Settings, totalCents: number): PayWays {
  const months = freeMonthsOf(read, toPesos(totalCents));
  return {
    ...(read.payKinds && read.payKinds.length < PAY_KIND_NAMES.length ? { kinds: read.payKinds } : {}),
    ...(read.maxInstallments ? { maxInstallments: read.maxInstallments } : {}),
    ...(months.length > 0 ? { freeMonths: months } : {}),
  };
}
