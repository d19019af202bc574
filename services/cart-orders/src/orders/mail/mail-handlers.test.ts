import { expect, test } from '@jest/globals';
import { aShipping, someSettings } from '@shop/contracts/testing/builders';
import type { MailStore, NewMail } from '@shop/mail/mail.store';
import type { OrderRow } from '../order/order.model.ts';
import type { LinkedOrder } from '../order/order-token.ts';
import { outboxEntry } from '../order/outbox.ts';
import { createMailHandlers } from './mail-handlers.ts';

const links = {
  shop: 'https://tienda.example',
  order: ({ _id }: LinkedOrder) => `https://tienda.example/pedido/${_id}`,
  orderAgain: ({ _id }: LinkedOrder) => `https://tienda.example/pedido/${_id}#otra-vez`,
  address: ({ _id }: LinkedOrder) => `https://tienda.example/direccion/${_id}`,
  help: (number: string) => `https://tienda.example/ayuda/${number}`,
  backOffice: (number: string) => `https://tienda.example/admin/${number}`,
};
const PAID_AT = new Date('2026-11-16T10:00:00-06:00');
const anOrder = (over: Partial<OrderRow> = {}): OrderRow =>
  ({
    _id: 'pedido-0123456789',
    number: 'FK-000007',
    totalCents: 59_000,
    status: 'processing',
    paymentStatus: 'approved',
    paymentIntentId: '77',
    shipping: aShipping(),
    needsAddress: false,
    items: [{ id: 1, elixirId: 3, elixirName: 'Monte Blanco', quantity: 2, priceCents: 29_500 }],
    createdAt: PAID_AT,
    history: [{ at: PAID_AT, who: 'sistema', from: 'pending', to: 'processing' }],
    ...over,
  }) as OrderRow;

const settings = { read: async () => someSettings({ ownerEmail: 'duena@example.com' }) };

async function written(key: Parameters<typeof outboxEntry>[0], order: OrderRow, data?: unknown) {
  const made: NewMail[] = [];
  const mails = { add: async (mail: NewMail) => Boolean(made.push(mail)) } as unknown as MailStore;
  await createMailHandlers({ mails, links, settings, invoiceFiles: async () => undefined })[
    key as 'mail.paid'
  ](order, outboxEntry(key, data));
  return made;
}

test('when an order has neither address nor e-mail then its buyer gets none, and the owner hears that it is missing', async () => {
  const { shipping: _none, ...rest } = anOrder({ needsAddress: true });

  expect(await written('mail.received', rest as OrderRow)).toEqual([]);
  const [notice, ...others] = await written('mail.paid', rest as OrderRow);

  expect(others).toEqual([]);
  expect(notice).toMatchObject({ kind: 'owner-order', to: 'duena@example.com' });
  expect(notice?.text).toContain('Falta: quien compró todavía no la ha dado');
});

test('when only the payer’s address is known then the mail goes there and asks where to send the order', async () => {
  const { shipping: _none, ...rest } = anOrder({ needsAddress: true, payerEmail: 'paga@example.com' });

  const [mail] = await written('mail.paid', rest as OrderRow);

  expect(mail).toMatchObject({ to: 'paga@example.com', key: 'order-paid:pedido-0123456789' });
  expect(mail?.html).toContain('https://tienda.example/direccion/pedido-0123456789');
});

test('when a cancelled order is paid then nobody is told that it is being prepared', async () => {
  expect(await written('mail.paid', anOrder({ status: 'cancelled' }))).toEqual([]);
});

test('when a slip was paid before its mail was written then there is no such mail', async () => {
  expect(await written('mail.pay-before', anOrder())).toEqual([]);
});

test('when the provider does not say how much went back then it is all', async () => {
  const [mail] = await written('mail.refunded', anOrder({ paymentStatus: 'refunded' }), 0);

  expect(mail?.text).toContain('Te devolvimos $590.00 MXN, el total de tu pedido FK-000007.');
});

test('when a name has markup in it then no mail has', async () => {
  const shipping = aShipping({ name: '<script>x</script>', notes: '<img src=x>' });
  const order = anOrder({ shipping, payerEmail: 'paga@example.com' });

  const mails = [...(await written('mail.addressed', order)), ...(await written('mail.shipped', order))];

  expect(mails).toHaveLength(4);
  for (const { html } of mails) expect(html).not.toMatch(/<script|<img/);
});

test('when whoever paid gives the address then a mail of its own tells where the order goes', async () => {
  const order = anOrder({ payerEmail: 'paga@example.com' });

  const [mail] = await written('mail.addressed', order);

  expect(mail).toMatchObject({
    to: 'muestra@example.com',
    key: 'order-received:pedido-0123456789:addressed',
    text: expect.stringContaining('Calle 60 número 491'),
  });
});

const TYPED = aShipping({ name: 'https://evil.example/gana premio', notes: 'Llama ya' });
const UNPAID = { paymentStatus: 'pending', status: 'pending', shipping: TYPED } as const;
const CUSTOM = {
  id: 1,
  elixirId: 3,
  elixirName: 'Cobra tu premio',
  quantity: 1,
  priceCents: 37_500,
  flowers: ['Tajonal'],
  isCustom: true,
  imageUrl: '/media/frascos/receta.firma.webp',
};

test.each([
  ['mail.received', {}],
  ['mail.pay-before', {}],
  ['mail.unpaid', { paymentStatus: 'cancelled' }],
  ['mail.cancelled', { status: 'cancelled' }],
] as const)(
  'when %s goes to an address that anybody could have typed then it repeats none of their words',
  async (key, over) => {
    const [mail] = await written(key, anOrder({ ...UNPAID, items: [CUSTOM], ...over }));

    for (const words of ['evil', 'premio', 'Llama ya', TYPED.address, 'frascos'])
      expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toContain(words);
    expect(mail?.text).toContain('Mi Elixir Personalizado');
  },
);

test('when an own blend is paid then the mail shows its bottle, small, at the shop’s own address', async () => {
  const [mail] = await written('mail.paid', anOrder({ items: [CUSTOM] }));
  const [other] = await written(
    'mail.paid',
    anOrder({ items: [{ ...CUSTOM, imageUrl: 'https://fotos.example/a.png' }] }),
  );

  expect(mail?.html).toContain('src="https://tienda.example/media/frascos/receta.firma-320.jpg"');
  expect(mail?.html).toContain('alt="Foto de Cobra tu premio"');
  expect(other?.html).not.toContain('<img');
});

test('when the order is paid then the mail greets its buyer and says where it goes', async () => {
  const [mail] = await written('mail.paid', anOrder({ items: [CUSTOM] }));

  expect(mail?.text).toMatch(/^Persona, tu pago está confirmado/);
  expect(mail?.text).toContain('Calle 60 número 491');
  expect(mail?.text).toContain('Suele llegar: entre el lunes 23 de noviembre y el jueves 26 de noviembre');
  expect(mail?.text).toContain('Cobra tu premio');
});

test.each([
  ['mail.shipped', { paymentStatus: 'pending' }],
  ['mail.shipped', { paymentStatus: 'refunded' }],
  ['mail.unpaid', { paymentStatus: 'approved', status: 'processing' }],
  ['mail.unpaid', { paymentStatus: 'cancelled', status: 'cancelled' }],
  ['mail.cancelled', { status: 'processing' }],
] as const)('when %s is no longer true (%j) then there is no such mail', async (key, over) => {
  expect(await written(key, anOrder(over))).toEqual([]);
});

test('when a card payment under review is refused then the mail speaks of no slip', async () => {
  const [mail] = await written('mail.unpaid', anOrder({ paymentStatus: 'rejected', status: 'pending' }));

  expect(mail?.subject).toBe('Tu pago no se completó · FK-000007');
  expect(mail?.text).not.toContain('ficha');
});

test('when a parcel can be followed then its mail says how, and a corrected number is a mail of its own', async () => {
  const sent = anOrder({ status: 'completed', tracking: { carrier: 'DHL', number: '123 456' } });

  const [first] = await written('mail.shipped', sent);
  const [second] = await written(
    'mail.shipped',
    anOrder({ status: 'completed', tracking: { carrier: 'Un vecino', number: '9' } }),
  );

  expect(first?.text).toContain('Paquetería: DHL\nGuía: 123 456');
  expect(first?.text).toContain(
    'Seguir mi paquete: https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=123456',
  );
  expect(first?.text).toContain('Volver a pedir: https://tienda.example/pedido/pedido-0123456789#otra-vez');
  expect(second?.text).not.toContain('Seguir mi paquete');
  expect([first?.key, second?.key]).toEqual([
    'shipped:pedido-0123456789:123 456',
    'shipped:pedido-0123456789:9',
  ]);
});

test.each(['processing', 'completed'] as const)(
  'when an order without an address is handed over and is %s then no parcel is promised',
  async (status) => {
    const shipping = aShipping({ address: '', city: '', state: '', zip: '' });
    const sold = anOrder({ shipping, status, manual: { payment: 'cash', by: 'ana' } });

    const [buyer] = await written('mail.paid', sold);

    expect(buyer?.text).toContain('Recibimos tu pago de $590.00 MXN por tu pedido FK-000007.');
    expect(buyer?.text).not.toMatch(/Suele llegar|te avisamos cuando salga/);
  },
);

test('when an order is paid that was handed over or sent before then its owner is not asked to prepare it', async () => {
  const [, owner] = await written('mail.paid', anOrder({ status: 'completed' }));
  const [, waiting] = await written('mail.paid', anOrder());

  expect(owner?.text).toContain('Este pedido está pagado y ya estaba completado: no prepares nada.');
  expect(owner?.text).not.toMatch(/espera que lo prepares|Debe salir/);
  expect(waiting?.text).toMatch(/espera que lo prepares[^]+Debe salir/);
});

test('when an order is a gift then mails of the paid order tell its words, and none before', async () => {
  const shipping = aShipping({ gift: { recipient: 'Itzel Canul', message: 'Para tus mañanas.' } });

  const [buyer, owner] = await written('mail.paid', anOrder({ shipping }));
  const [early] = await written('mail.received', anOrder({ shipping, paymentStatus: 'pending' }));

  expect(buyer?.text).toContain('Enviamos a: Itzel Canul');
  expect(buyer?.text).toContain('> Para tus mañanas.');
  expect(owner?.text).toContain('Regalo para: Itzel Canul');
  expect(owner?.text).toContain('> Para tus mañanas.');
  expect(early?.html).not.toMatch(/Itzel|mañanas/);
});
