import { expect, test } from '@jest/globals';
import { ABOUT_MESSAGES, SAMPLE_KINDS, mailSample, type MailSample } from '@shop/contracts/mail';
import { someSettings } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { createSampleExceptionEmails } from '../../payments/exceptions/sample-exception-emails.ts';
import { createOrderLinks } from '../order/order-links.ts';
import { paidEmail } from './order-emails.ts';
import { createSampleEmails } from './sample-emails.ts';
import { sampleOrder } from './sample-order.ts';

const shop = shopHere({ worker: false });

const HERE = SAMPLE_KINDS.filter((kind) => !ABOUT_MESSAGES.includes(kind));
const path = (kind: string) => `/api/admin/mails/samples/${kind}`;

test.each(HERE)(
  'when there is no order then %s can be looked at all the same, and nothing is stored',
  async (kind) => {
    const admin = await shop.admin();

    const { subject, text } = mailSample.parse((await admin.get<MailSample>(path(kind))).body);
    const document = await admin.get<string>(`${path(kind)}/html`);

    expect(subject).not.toBe('');
    expect(text).toContain(shop.config.PUBLIC_BASE_URL);
    expect(document.headers.get('content-security-policy')).toContain('sandbox');
    expect(document.body).toContain('<!doctype html>');
    expect(await database(shop, (db) => db.collection('mails').countDocuments())).toBe(0);
  },
);

test.each([
  ['order-received-addition', 'order-addition'],
  ['order-received-exchange', 'order-exchange'],
  ['order-received-exchanged', 'order-exchanged'],
  ['unpaid', 'unpaid-voucher'],
  ['unpaid-card', 'unpaid'],
  ['refunded', 'refunded'],
  ['refunded-part', 'refunded-part'],
  ['invoiced', 'invoiced'],
  ['stray-refunded', 'stray-refunded'],
  ['stray-cart-changed', 'stray-cart-changed'],
  ['stray-sold-out', 'stray-sold-out'],
  ['stray-gift-card', 'stray-gift-card'],
  ['stray-part', 'stray-part'],
  ['part-received', 'part-received'],
] as const)(
  'when the owner wrote words for one case then its sample (%s) has them',
  async (kind, section) => {
    const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
    const settings = {
      read: async () => ({ ...someSettings(), mailTexts: { [section]: 'En mis palabras.' } }),
    };

    const mail =
      (await createSampleEmails({ links, settings })(kind)) ??
      (await createSampleExceptionEmails({ links, settings })(kind));

    expect(mail!.text).toContain('En mis palabras.');
  },
);

test('when a sample is about a parcel then it says how it is followed and when it arrives', async () => {
  const { body } = await (await shop.admin()).get<MailSample>(path('shipped'));

  expect(body.text).toContain('Guía: 1234567890');
  expect(body.text).toMatch(/Suele llegar: entre el .+ y el .+/);
});

test('when the owner changed the days of delivery then mails count with them', async () => {
  const delivery = { workshopFirst: 30, workshopLast: 30, ownBlend: 0, roadFirst: 1, roadLast: 1 };
  const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
  const texts = async (settings: object) => {
    const samples = createSampleEmails({
      links,
      settings: { read: async () => ({ ...someSettings(), ...settings }) },
    });
    const mails = [await samples('order-paid'), await samples('owner-order')];
    return mails.map((mail) => /(?:Suele llegar|Debe salir): .+/.exec(mail!.text)![0]);
  };

  const [usual, changed] = [await texts({}), await texts({ delivery })];

  for (const [at, line] of changed.entries()) expect(line).not.toBe(usual[at]);
});

test('when the owner wrote words for mails then these open and close them, and never where they would not fit', async () => {
  const mailTexts = { 'order-paid': 'Va: {pedido} por {total}.', closing: 'Con cariño,\nAna' };
  const settings = { read: async () => ({ ...someSettings(), mailTexts }) };
  const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
  const samples = createSampleEmails({ links, settings });

  const paid = await samples('order-paid');
  const refunded = await samples('refunded');

  expect(paid?.text).toMatch(/\n\nVa: EJEMPLO por \$900\.00 MXN\.\n\n/);
  expect(paid?.text).not.toContain('mesa del taller; te avisamos');
  for (const mail of [paid, refunded]) expect(mail?.text).toContain('\n\nCon cariño,\n\nAna\n\n--');
  const sent = sampleOrder({ status: 'completed' });
  expect(paidEmail(sent, links)({ ...someSettings(), mailTexts }).text).not.toContain('Va: ');
});

test('when the kind is of another service then there is nothing', async () => {
  for (const kind of ['owner-message', 'nada'])
    expect((await (await shop.admin()).get(path(kind))).status).toBe(404);
});
