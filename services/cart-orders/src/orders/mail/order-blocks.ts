import { isGiftPayment } from '@shop/contracts/gift-card';
import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { ivaWords } from '@shop/contracts/iva';
import { emailPictureOf } from '@shop/contracts/image';
import type { DeliveryAddress } from '@shop/contracts/address';
import type { ChosenWay } from '@shop/contracts/delivery-plan';
import { lines, quote, sentence, type Block } from '@shop/mail/blocks';
import type { Say } from '@shop/mail/look';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { amountsOf, ivaPartsOf, type Quote, type QuotedLine } from '../../shopping/pricing/quote.ts';
import type { SoldAt } from '../../shopping/pricing/sold-at.model.ts';
import type { OrderLine } from '../order/order-parts.model.ts';
import { backIva } from '../order/back-parts.ts';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { wasPaid } from '../order/payment.rank.ts';

type Bought = Omit<SoldAt, 'totalCents'> & Pick<OrderRow, 'items' | 'paymentStatus' | 'ivaIncluded'>;

/** The order's lines and prices. A name that a shopper typed appears once the order is paid (email-parts.ts). */
export const boughtLines =
  (order: Bought, { shop }: Pick<OrderLinks, 'shop'>): Block =>
  (look) => {
    const quote = quoteOf(order);
    return lines(
      [
        ...quote.lines.map((item) => {
          const isNamed = !item.isCustom || wasPaid(order.paymentStatus);
          return { ...toLine(item, isNamed), picture: isNamed ? pictureOf(item, shop) : undefined };
        }),
        ...extras(quote, order, look.say),
      ],
      formatCentavos(quote.totalCents),
      wordsBelow(quote, order),
    )(look);
  };

/** The line below the total. */
function wordsBelow(quote: Quote, { ivaIncluded }: Bought): string | undefined {
  const tax = ivaWords(amountsOf(quote).iva) || (ivaIncluded ? 'IVA incluido' : '');
  const card = quote.giftCents > 0 ? `Con tarjeta de regalo: ${formatCentavos(quote.giftCents)}` : '';
  return [tax, card].filter(Boolean).join(' · ') || undefined;
}

/** The tax in the refunds, when the rates are known. */
export function refundedTax(order: OrderRow): Block[] {
  const iva = backIva(order);
  return iva ? [sentence(`De lo devuelto: ${ivaWords(ivaPartsOf(iva))}.`)] : [];
}

/** The shop's own picture in its smallest size; an own blend's bottle shows its readable name. */
const pictureOf = ({ imageUrl }: OrderLine, shop: string): string | undefined =>
  imageUrl?.startsWith('/media/') ? shop + emailPictureOf(imageUrl) : undefined;

const toLine = ({ elixirName, quantity, flowers, ...cents }: QuotedLine<OrderLine>, isNamed: boolean) => ({
  name: isNamed ? elixirName : CUSTOM_ELIXIR_NAME,
  detail: [
    `${quantity} × ${formatCentavos(cents.priceCents)}`,
    ...(flowers?.length ? [flowers.join(', ')] : []),
  ].join(' · '),
  amount: formatCentavos(cents.totalCents),
});

/** The discounts, and the costs on top of the lines, each as its own line. */
const extras = ({ shippingCents, taxCents }: Quote, { discount, promotion, delivery }: Bought, say: Say) =>
  [
    { name: say('Descuento'), detail: promotion?.name ?? '', cents: -(promotion?.cents ?? 0) },
    { name: say('Descuento'), detail: discount?.code ?? '', cents: -(discount?.cents ?? 0) },
    { name: say('Envío'), detail: delivery?.name ?? '', cents: shippingCents },
    { name: say('IVA'), detail: '', cents: taxCents },
  ].flatMap(({ cents, ...line }) =>
    cents ? [{ ...line, amount: `${cents < 0 ? '−' : ''}${formatCentavos(Math.abs(cents))}` }] : [],
  );

const BY_PROVIDER =
  'El dinero vuelve por el mismo medio con el que pagaste. Según tu banco puede tardar algunos días en aparecer.';
const BY_SHOP =
  'El dinero te lo da la tienda, por transferencia o en efectivo. Si todavía no lo tienes, escríbenos.';
const BY_BOTH =
  'Lo que pagaste en línea vuelve por el mismo medio, y según tu banco puede tardar algunos días en aparecer. Lo que pagaste a la tienda te lo da ella, por transferencia o en efectivo.';

const TO_CARD = 'Lo que pagó tu tarjeta de regalo vuelve a su saldo.';

/** How a refund returns for these payments: the shop itself gives back what was paid to it. */
export function howMoneyReturns(paymentIds: string[]): string {
  const paid = paymentIds.filter((id) => !isGiftPayment(id));
  const byCard = paid.length < paymentIds.length ? [TO_CARD] : [];
  const own = paid.filter((id) => isOwnPayment(id));
  const words = own.length === 0 ? BY_PROVIDER : own.length === paid.length ? BY_SHOP : BY_BOTH;
  return [...(paid.length > 0 ? [words] : []), ...byCard].join('\n');
}

/** Words about a refund and how it arrives. */
export const backWords = (sentence: string, paymentIds: string[]) => ({
  text: `${sentence}\n${howMoneyReturns(paymentIds)}`,
  firstText: `${sentence}\n${BY_PROVIDER}`,
});

export const addressOf = ({ address, zip, city, state }: DeliveryAddress): string =>
  `${address}, ${zip} ${city}, ${state}`;

export const addressFacts = (to: DeliveryAddress): [string, string][] => [
  ['Enviamos a', to.gift?.recipient ?? to.name],
  ['Dirección', addressOf(to)],
  ...(to.notes ? ([['Notas', to.notes]] as [string, string][]) : []),
];

/** Where the buyer fetches the order. */
export const pickupFacts = ({ place = '', hours = '', bring }: ChosenWay): [string, string][] => [
  ['Recoges en', place],
  ['Horario', hours],
  ...(bring ? ([['Lleva', bring]] as [string, string][]) : []),
];

/** The text on a gift's slip. */
export const giftMessage = ({ gift }: DeliveryAddress): Block[] =>
  gift?.message ? [sentence('Va como regalo, sin precios y con este mensaje:'), quote(gift.message)] : [];
