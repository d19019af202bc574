import { formatPesos } from '@shop/contracts/format-pesos';
import type { GiftPurchaseRequest } from '@shop/contracts/gift-card';
import { toCentavos } from '@shop/contracts/money';
import { BY_MAIL, GIFT_CARD_NAME, GIFT_CARD_PRODUCT, giftAmountsOf } from '@shop/contracts/sold-gift-cards';
import { dayAfter } from '@shop/contracts/time-zone';
import { dayOf } from '@shop/service-kit/days';
import { badRequest, conflict, unavailable } from '@shop/service-kit/errors';
import { FIRST_CYCLE } from '../shopping/cart/cart.model.ts';
import { pageOf, type CheckoutLine, type CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import { makePaymentPage, type PaymentPageDeps } from '../shopping/checkout/make-payment-page.ts';
import { choicesOf, type PayChoiceDeps } from '../shopping/checkout/pay-choices.ts';
import { fingerprintOf } from '../shopping/checkout/snapshot.ts';
import { keptAmounts } from '../shopping/pricing/kept-quote.ts';
import { quote } from '../shopping/pricing/quote.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';

export type BuyDeps = PaymentPageDeps &
  PayChoiceDeps & { checkouts: CheckoutStore; settings: Pick<SettingsClient, 'read'> };

const NOT_SOLD = 'Ese importe ya no se vende. Elige otro.';
const WHEN = 'Elige un día de hoy a dentro de un año.';
const PAID = 'Esta tarjeta ya se pagó. Revisa tu correo.';
const NO_ACCOUNT = 'Por ahora no podemos cobrar en línea. Escríbenos y te ayudamos.';
const FAILED = 'No pudimos abrir la página de pago. Inténtalo de nuevo.';
const MOST_DAYS = 366;
/** The id of a cart that never existed: a card is bought apart from goods that are shipped. */
const cartOf = (requestId: string): string => `gift-${requestId}`;

/**
 * Sells a gift card in its own checkout, without discounts, delivery, tax or another card. A repetition continues it.
 * Once it is paid, settle makes its order, and the order makes the card (follow-gift-cards.ts).
 * @throws AppError 400 a day too far, 409 an amount that is not sold or a card that is paid, 502 no page, 503 no
 * account
 */
export async function buyGiftCard(deps: BuyDeps, sessionId: string, request: GiftPurchaseRequest) {
  const { amount, sendOn, requestId, name, email } = request;
  if (!giftAmountsOf(await deps.settings.read()).includes(amount))
    throw conflict(NOT_SOLD, { errors: { amount: `${formatPesos(amount)} ya no se vende` } });
  const { day } = dayOf(new Date());
  if (sendOn && (sendOn < day || sendOn > dayAfter(day, MOST_DAYS))) throw badRequest(WHEN, { sendOn: WHEN });
  if (!(await choicesOf(deps, false)).isOnline) throw unavailable(NO_ACCOUNT);
  const cartId = cartOf(requestId);
  if (await deps.checkouts.findOrdered(cartId, FIRST_CYCLE)) throw conflict(PAID);
  // Today becomes 'at once', so that a slip paid days later still sends the card then.
  const lines = [lineOf({ ...request, sendOn: sendOn === day ? null : sendOn })];
  const checkout = await deps.checkouts.open({
    ...{ cartId, sessionId, lines, cartRound: FIRST_CYCLE, delivery: BY_MAIL },
    fingerprint: fingerprintOf(lines),
    ...keptAmounts(quote(lines)),
    shipping: { name, email, address: '', city: '', state: '', zip: '' },
  });
  return { checkoutId: checkout._id, payLink: await payLinkOf(deps, checkout) };
}

const lineOf = ({ amount, toName, toEmail, email, message, sendOn }: GiftPurchaseRequest): CheckoutLine => ({
  elixirId: GIFT_CARD_PRODUCT,
  name: GIFT_CARD_NAME,
  priceCents: toCentavos(amount),
  quantity: 1,
  imageUrl: '',
  isCustom: false,
  giftCard: { name: toName, email: toEmail ?? email, message, sendOn },
});

async function payLinkOf(deps: BuyDeps, checkout: CheckoutRow): Promise<string> {
  const page = pageOf(checkout) ?? (await makePaymentPage(deps, checkout, FAILED));
  return (await deps.checkouts.keepPage(checkout._id, page)).url;
}
