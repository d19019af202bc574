import { invoicedEmail } from './invoiced-email.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  backInStockEmail,
  confirmNewsEmail,
  refillEmail,
  unfinishedEmail,
} from '../../consents/consent-emails.ts';
import { createConsentLinks } from '../../consents/consent-links.ts';
import { giftCardEmail } from '../../gift-cards/gift-card-email.ts';
import { SAMPLE_GIFT } from '../../sample-mails.ts';
import { opinionEmail } from '../../opinions/opinion-email.ts';
import { createOpinionLinks } from '../../opinions/opinion-links.ts';
import { sampleCheckout } from '../../consents/sample-consent-emails.ts';
import { MAIL_WORDS } from '@shop/contracts/mail-words';
import { someSettings } from '@shop/contracts/testing/builders';
import type { BrandedEmail } from '@shop/mail/email';
import { partEmail } from '../../payments/exceptions/part-email.ts';
import { exceptionRefundedEmail } from '../../payments/exceptions/exception-emails.ts';
import type { PaymentExceptionRow } from '../../payments/exceptions/payment-exception.model.ts';
import { STALL } from '../../testing/ways.ts';
import { createOrderLinks } from '../order/order-links.ts';
import { myOrdersEmail } from './my-orders-email.ts';
import { paidEmail, receivedEmail, refundedEmail, shippedEmail } from './order-emails.ts';
import { sampleOrder } from './sample-order.ts';
import { additionEmail } from './addition-email.ts';
import { exchangedEmail } from './exchanged-email.ts';
import { cancelledEmail, payBeforeEmail, unpaidEmail } from './unpaid-emails.ts';

const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
const url = 'https://ficha.example';
const SLIP = { kind: 'cash' as const, method: 'oxxo', reference: '93100000000017', url };
const TRANSFER = { kind: 'transfer' as const, method: 'clabe', clabe: '032180000118359719', url };
const voucher = { kind: 'cash' as const, method: 'oxxo', payBefore: new Date('2026-11-20T12:00:00-06:00') };
const waiting = { status: 'pending' as const, paymentStatus: 'pending' as const };
const ORDER = sampleOrder({ voucher });
const CARD = sampleOrder(waiting);
const FETCHED = sampleOrder({ delivery: STALL });

const PART = {
  receivedCents: 29_500,
  totalCents: 59_000,
  until: new Date('2026-11-28T12:00:00-06:00'),
  name: 'Ximena',
  payLink: 'https://pago.example',
};

const listed = (kind: string): BrandedEmail =>
  exceptionRefundedEmail(
    {
      exception: { kind, paymentId: '1', amountCents: 29_500 } as PaymentExceptionRow,
      order: kind === 'second_payment' ? ORDER : null,
    },
    links,
    true,
  );
const OWN = 'own-0123456789abcdef01234567';
const OVERPAID = sampleOrder({ payments: [{ id: OWN, cents: 90_000, overCents: 1_000 }] });
const over = { cents: 90_000, overCents: 1_000, swapCents: 1_000 };
const SWAPPED = sampleOrder({ payments: [{ id: '1', ...over }] });
const SWAPPED_AT_SHOP = sampleOrder({ payments: [{ id: OWN, ...over }] });
const MORE = {
  checkoutId: 'compra-1',
  cents: 31_000,
  payLink: 'https://pago.example',
  payUntil: new Date('2026-11-28T12:00:00-06:00'),
  lines: [{ name: 'Monte Blanco', quantity: 1 }],
};
const INVOICED = sampleOrder({
  cfdi: {
    id: '1',
    status: 'stamped',
    at: new Date(),
    isTest: true,
    uuid: '39C85A3F',
    credits: [{ cents: 10_000, backs: [], at: new Date(), uuid: '49C85A3F' }],
  },
});
const asked = createConsentLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
const ASKED = { _id: 'aviso-0123456789' };
/** An email for each entry of the content page 'mails' that belongs to one step. */
const EMAILS: Record<string, BrandedEmail> = {
  'order-received': receivedEmail(CARD, links),
  'order-paid': paidEmail(ORDER, links),
  'order-addition': additionEmail(ORDER, MORE, links),
  'order-exchange': additionEmail(
    ORDER,
    { ...MORE, removes: [{ id: 1, quantity: 1, name: 'Amanecer de Tajonal' }] },
    links,
  ),
  'order-exchanged': exchangedEmail(SWAPPED, 1_000, links),
  'pay-before': payBeforeEmail(sampleOrder({ ...waiting, voucher }), links),
  unpaid: unpaidEmail(CARD, links),
  'unpaid-voucher': unpaidEmail(sampleOrder({ ...waiting, voucher }), links),
  shipped: shippedEmail(ORDER, links),
  ready: shippedEmail(FETCHED, links),
  cancelled: cancelledEmail(ORDER, links),
  refunded: refundedEmail(ORDER, ORDER.totalCents, links),
  'refunded-part': refundedEmail(ORDER, 10_000, links),
  'stray-refunded': listed('second_payment'),
  'stray-cart-changed': listed('superseded_checkout'),
  'stray-sold-out': listed('sold_out'),
  'stray-gift-card': listed('gift_card_spent'),
  'stray-part': listed('partial_payment'),
  'part-received': partEmail(PART, links),
  invoiced: invoicedEmail(INVOICED, undefined, links),
  credited: invoicedEmail(INVOICED, 0, links),
  unfinished: unfinishedEmail(ASKED, sampleCheckout(), asked),
  'back-in-stock': backInStockEmail(ASKED, { id: 1, name: 'Monte Blanco' }, asked),
  'confirm-news': confirmNewsEmail(ASKED, asked),
  'my-orders': myOrdersEmail([ORDER], links),
  'gift-card': giftCardEmail(SAMPLE_GIFT, links),
  refill: refillEmail(ASKED, ORDER, { links, consentLinks: asked }),
  opinion: opinionEmail(ASKED, ORDER, {
    links,
    consentLinks: asked,
    opinionLinks: createOpinionLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' }),
  }),
};
/** Emails that belong to no order contain no order number. */
const OF_NO_ORDER =
  'stray-cart-changed stray-sold-out stray-gift-card stray-part part-received unfinished back-in-stock confirm-news my-orders gift-card'.split(
    ' ',
  );
const written = (email: BrandedEmail, mailTexts = {}, mailSubjects = {}) =>
  email({ ...someSettings(), mailTexts, mailSubjects });

type Entry = { page: string; section: string; title: string; content: string };
const seeded = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../seed/pages.json'), 'utf8')) as Entry[]
).filter(({ page }) => page === 'mails');

test('when the shop’s first texts stand in the database then mails say what they say without', () => {
  const steps = seeded.map(({ section }) => section).filter((section) => section !== 'footer');
  expect(steps.toSorted()).toEqual(Object.keys(EMAILS).toSorted());

  for (const { section, title, content } of seeded.filter(({ section: one }) => EMAILS[one])) {
    const email = EMAILS[section]!;
    expect(written(email, { [section]: content }, { [section]: title })).toEqual(written(email));
  }
});

test.each(Object.entries(EMAILS))(
  'when the shop’s first foot stands in the database then %s closes as it does without',
  (_section, email) => {
    const { content } = seeded.find(({ section }) => section === 'footer')!;

    expect(written(email, { footer: content })).toEqual(written(email));
  },
);

test.each(Object.entries(EMAILS))(
  'when the owner rewrote %s then subject and text are theirs',
  (section, email) => {
    const mail = written(email, { [section]: 'Hola.\nVa por {pedido}' }, { [section]: 'Sobre {pedido}' });

    const isKnown = !OF_NO_ORDER.includes(section);
    const own = written(email);
    expect(mail.subject).toBe(isKnown ? `Sobre ${ORDER.number}` : own.subject);
    expect(mail.text.includes(`\n\nHola.\n\nVa por ${ORDER.number}\n\n`)).toBe(isKnown);
    expect(mail.text).not.toContain('{');
  },
);

test('when the owner writes the foot of mails then it closes them, with the name of the shop', () => {
  const { text, html } = written(EMAILS['cancelled']!, { footer: 'De parte de {tienda}.' });

  expect(text).toMatch(/\nDe parte de Flor de Kaab\.\n$/);
  expect(html).not.toContain('Recibes este correo');
});

test('when the name of the shop has signs that a replacement understands then the foot of mails says it as it is', () => {
  const { text } = EMAILS['cancelled']!({ ...someSettings({ name: "Miel $$ $& $' Oro" }), mailTexts: {} });

  expect(text).toContain("Recibes este correo por tu compra en Miel $$ $& $' Oro.");
});

test('when a mail says a label or a title of its own then the owner can change it, and all that can be changed is said', () => {
  const said = new Set<string>();
  const mailWords = new Proxy<Record<string, string>>(
    {},
    { get: (_, words) => void said.add(String(words)) },
  );
  const { shipping } = ORDER;
  const gift = { recipient: 'Itzel', message: 'Para ti' };
  const tracking = { carrier: 'DHL', number: '1234567890' };
  const full = sampleOrder({
    ivaIncluded: true,
    needsAddress: true,
    discount: { code: 'MIEL', cents: 1_000 },
    tracking,
    payments: [{ id: '1', cents: 90_000, overCents: 100 }],
    shippingCents: 12_900,
    taxCents: 400,
    shipping: { ...shipping!, gift, notes: 'Timbre azul' },
  });
  const cases = [
    ...Object.values(EMAILS),
    ...[paidEmail(full, links), shippedEmail(full, links), paidEmail(FETCHED, links)],
    ...[OVERPAID, SWAPPED, SWAPPED_AT_SHOP].map((order) => paidEmail(order, links)),
    payBeforeEmail(sampleOrder({ ...waiting, voucher: SLIP }), links),
    payBeforeEmail(sampleOrder({ ...waiting, voucher: TRANSFER }), links),
    cancelledEmail(sampleOrder({ paymentStatus: 'refunded' }), links),
    cancelledEmail(sampleOrder({ ...waiting, voucher }), links),
  ];

  for (const email of cases) email({ ...someSettings(), mailWords });

  const words = [...said].filter((word) => !word.startsWith(ORDER.number));
  expect(words.toSorted()).toEqual(MAIL_WORDS.toSorted());
});

test('when a mail is about an order then help is a form that knows its number, and about none there is no such link', () => {
  expect(written(EMAILS['shipped']!).text).toContain(
    `¿Necesitas ayuda?: https://tienda.mx/contact?pedido=${ORDER.number}`,
  );
  expect(written(EMAILS['stray-sold-out']!).text).not.toContain('¿Necesitas ayuda?');
});

test('when an order waits for its payment then the mail has what a cashier or a bank asks for', () => {
  const textOf = (paidWith: typeof SLIP | typeof TRANSFER) =>
    payBeforeEmail(sampleOrder({ ...waiting, voucher: paidWith }), links)(someSettings()).text;

  expect(textOf(SLIP)).toContain('Referencia: 93100000000017');
  expect(textOf(SLIP)).toContain('Ver mi ficha de pago: https://ficha.example');
  expect(textOf(TRANSFER)).toContain('CLABE: 032180000118359719');
  expect(textOf(TRANSFER)).toContain('Ver los datos de la transferencia: https://ficha.example');
});

test('when the owner says labels and titles otherwise then mails do, and one that names what is not known counts as none', () => {
  const mailWords = {
    'tu pago está confirmado': 'ya quedó tu pago',
    'Ver mi pedido': 'Abrir mi compra',
    Total: 'Suma de {todo}',
    'entre el {desde} y el {hasta}': 'del {desde} al {hasta}',
  };

  const { text, html } = paidEmail(ORDER, links)({ ...someSettings(), mailWords });

  expect(text).toMatch(/^Ximena, ya quedó tu pago\n/);
  expect(text).toContain('Abrir mi compra: https://tienda.mx');
  expect(text).toMatch(/Suele llegar: del .+ al .+/);
  expect(text).toContain('Total: $900.00 MXN');
  expect(html).toContain('>Abrir mi compra</a');
});

test('when somebody bought in the last hours of a year then their orders say that year', () => {
  const order = sampleOrder({ createdAt: new Date('2027-01-01T03:00:00Z') });
  expect(myOrdersEmail([order], links)(someSettings()).text).toContain('31 de diciembre de 2026');
});
