import { expect, test } from '@jest/globals';
import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';
import { orderBody } from './orders/order-body.ts';
import { preferenceBody } from './preferences/preference-body.ts';

const ENV = { publicBaseUrl: 'https://miel.example', isReal: true };
const ORDER: PageOrder = {
  checkoutId: 'checkout',
  lines: [
    {
      elixirId: 7,
      name: 'Abejas',
      quantity: 2,
      priceCents: 29_550,
      imageUrl: '/media/a.webp',
      flowers: ['Azahar'],
    },
  ],
  statementText: 'MIEL',
  payer: {
    name: 'Eva Ku Canché',
    email: 'eva@example.com',
    phone: '9991234567',
    address: 'Calle 60 #5, Centro',
    city: 'Mérida',
    state: 'Yucatán',
    zip: '97000',
  },
};

/** Fields that the provider's integration score measures, by API. The device is checked on its own page. */
const MEASURED: [string, string, string][] = [
  ['a reference', 'external_reference', 'external_reference'],
  ['the payer’s given name', 'payer.name', 'payer.first_name'],
  ['the payer’s surname', 'payer.surname', 'payer.last_name'],
  ['the payer’s e-mail', 'payer.email', 'payer.email'],
  ['the payer’s phone', 'payer.phone.number', 'payer.phone.number'],
  ['the payer’s street', 'payer.address.street_name', 'payer.address.street_name'],
  ['the payer’s postal code', 'payer.address.zip_code', 'payer.address.zip_code'],
  ['the code of what is sold', 'items.0.id', 'items.0.external_code'],
  ['its title', 'items.0.title', 'items.0.title'],
  ['its description', 'items.0.description', 'items.0.description'],
  ['its category', 'items.0.category_id', 'items.0.category_id'],
  ['how many', 'items.0.quantity', 'items.0.quantity'],
  ['what one costs', 'items.0.unit_price', 'items.0.unit_price'],
  ['its picture', 'items.0.picture_url', 'items.0.picture_url'],
  ['the text on the card’s statement', 'statement_descriptor', 'config.statement_descriptor'],
  ['until when cash is taken', 'date_of_expiration', 'config.default_payment_due_date'],
  ['where news goes', 'notification_url', 'config.online.callback_url'],
  ['the way back after a payment', 'back_urls.success', 'config.online.success_url'],
  ['after one that waits', 'back_urls.pending', 'config.online.pending_url'],
  ['after a refusal', 'back_urls.failure', 'config.online.failure_url'],
  ['the return by itself', 'auto_return', 'config.online.auto_return'],
];

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

test.each(MEASURED)(
  'when the provider measures %s then both APIs are told',
  (_what, ofPreference, ofOrder) => {
    for (const [body, path] of [
      [preferenceBody(ORDER, ENV), ofPreference],
      [orderBody(ORDER, ENV), ofOrder],
    ] as const)
      expect([path, at(body, path)]).toEqual([path, expect.anything()]);
  },
);
