import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import type { BrandedEmail } from '@shop/mail/email';
import { exceptionRefundedEmail } from '../../payments/exceptions/exception-emails.ts';
import type { PaymentExceptionRow } from '../../payments/exceptions/payment-exception.model.ts';
import { createOrderLinks } from '../order/order-links.ts';
import { exchangedEmail } from './exchanged-email.ts';
import { paidEmail, refundedEmail } from './order-emails.ts';
import { sampleOrder } from './sample-order.ts';

const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
const OWN = 'own-0123456789abcdef01234567';
const OVERPAID = sampleOrder({ payments: [{ id: OWN, cents: 90_000, overCents: 1_000 }] });
const over = { cents: 90_000, overCents: 1_000, swapCents: 1_000 };
const SWAPPED = sampleOrder({ payments: [{ id: '1', ...over }] });
const SWAPPED_AT_SHOP = sampleOrder({ payments: [{ id: OWN, ...over }] });
const STRAY = exceptionRefundedEmail(
  {
    exception: { kind: 'partial_payment', paymentId: OWN, amountCents: 29_500 } as PaymentExceptionRow,
    order: null,
  },
  links,
  true,
);
const written = (email: BrandedEmail, mailTexts = {}) => email({ ...someSettings(), mailTexts });
const seeded = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../seed/pages.json'), 'utf8'),
) as { page: string; section: string; content: string }[];

const both = [
  { id: OWN, cents: 50_000 },
  { id: '1', cents: 40_000 },
];
test.each([
  [
    'refunded-part',
    refundedEmail(sampleOrder(), 10_000, links),
    /mismo medio con el que pagaste/,
    /te lo da/,
  ],
  [
    'refunded-part',
    refundedEmail(sampleOrder({ paymentIntentId: OWN }), 10_000, links),
    /te lo da la tienda, por/,
    /mismo medio/,
  ],
  [
    'refunded',
    refundedEmail(sampleOrder({ paymentIntentId: OWN }), 90_000, links),
    /te lo da la tienda, por/,
    /mismo medio/,
  ],
  [
    'refunded-part',
    refundedEmail(sampleOrder({ payments: both }), 10_000, links),
    /en línea vuelve por el mismo.*te lo da ella/s,
    /con el que pagaste/,
  ],
  ['stray-part', STRAY, /te lo da la tienda, por/, /mismo medio/],
  ['order-paid', paidEmail(OVERPAID, links), /de más/, /mismo medio/],
  ['order-paid', paidEmail(SWAPPED, links), /Cambiamos tu pedido: .*mismo medio/, /de más/],
  ['order-paid', paidEmail(SWAPPED_AT_SHOP, links), /Cambiamos tu pedido: /, /de más|mismo medio/],
  ['order-exchanged', exchangedEmail(SWAPPED, 1_000, links), /\$10\.00.*mismo medio/s, /te lo da/],
  ['order-exchanged', exchangedEmail(SWAPPED_AT_SHOP, 1_000, links), /\$10\.00.*te lo da la/s, /mismo medio/],
])(
  'when money of %s goes back then the mail says how, also with the shop’s first text',
  (section, email, says, not) => {
    const { content } = seeded.find((one) => one.page === 'mails' && one.section === section)!;
    for (const { text } of [written(email), written(email, { [section]: content })]) {
      expect(text).toMatch(says);
      expect(text).not.toMatch(not);
    }
    expect(written(email, { [section]: 'Lo mío.' }).text).toMatch(/Lo mío\./);
  },
);
