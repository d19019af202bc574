import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spread } from '../shopping/pricing/spread.ts';
import { invoiceDesk, LINES, MIXED } from '../testing/invoice-desk.ts';

let desk: Awaited<ReturnType<typeof invoiceDesk>>;
beforeAll(async () => void (desk = await invoiceDesk()));
afterEach(() => desk.account.clear());
afterAll(() => desk.close());

test('when a buyer asks for the invoice of a paid order then it is stamped once, at its rates, and mailed with its files', async () => {
  const id = await desk.anOrder(MIXED);

  expect((await desk.ask(id)).cfdi).toMatchObject({ status: 'asked' });
  await desk.work(id);
  await desk.work(id);

  const { cfdi } = await desk.order(id);
  expect(cfdi).toMatchObject({ status: 'stamped', isTest: true, uuid: expect.stringMatching(/-/) });
  const [invoice, ...more] = await desk.stampedOf(id);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    total: MIXED.totalCents / 100,
    customer: { tax_id: 'GODE561231GR8', tax_system: '612', address: { zip: '97000' } },
  });
  expect(
    invoice!.items.map(({ product }) => (product as { taxes: object[]; product_key: string }).product_key),
  ).toEqual(['50161509', '50161509', '50161509', '78102203']);
  const mail = await desk.parts.db.collection('mails').findOne({ 'about.orderId': id, kind: 'invoiced' });
  expect(mail!['files'].map(({ name }: { name: string }) => name.replace(/-.*\./, '.'))).toEqual([
    'factura.pdf',
    'factura.xml',
  ]);
  expect(Buffer.from(mail!['files'][1].content, 'base64').toString()).toContain(cfdi!.uuid);
});

test.each([
  ['the provider is away', { match: 'POST', times: 1, status: 503 }],
  ['the answer is lost', { match: 'POST', times: 1, isLost: true }],
  [
    'an error comes with the status 200',
    { match: 'POST', times: 1, status: 200, body: { error: 'PAC', ok: false } },
  ],
  [
    'it waits for the authority',
    { match: 'POST', times: 1, status: 202, body: { id: 'a', status: 'pending' } },
  ],
  [
    'the key is of nobody',
    { match: 'POST', times: 1, status: 401, body: { message: 'La llave no es válida' } },
  ],
])('when %s then the invoice waits, and is stamped once at the next try', async (_what, fault) => {
  const id = await desk.anOrder();
  await desk.ask(id);
  await desk.account.fault(fault);

  expect(await desk.work(id)).toBeInstanceOf(Error);
  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'asked' });
  await desk.work(id);

  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped' });
  expect(await desk.stampedOf(id)).toHaveLength(1);
});

test('when the authority does not take the data then nothing is stamped, a person sees it, and corrected data go with the same key', async () => {
  const id = await desk.anOrder();
  await desk.ask(id, { name: 'NO INSCRITO' });
  await desk.work(id);

  const { cfdi, paymentIntentId } = await desk.order(id);
  expect(cfdi).toMatchObject({ status: 'refused', reason: expect.stringContaining('no pertenece al RFC') });
  const listed = await desk.parts.db.collection('reviews').findOne({ paymentId: paymentIntentId });
  expect(listed).toMatchObject({ kind: 'work_left', detail: expect.stringContaining('CFDI40145') });

  expect((await desk.ask(id)).cfdi).toMatchObject({ id: cfdi!.id, status: 'asked' });
  await desk.work(id);
  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped' });
});

test('when an order is in an invoice, or is being put into one then nobody asks for another', async () => {
  const id = await desk.anOrder();
  const asked = await Promise.allSettled([desk.ask(id), desk.ask(id), desk.ask(id)]);

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(desk.ask(id)).rejects.toThrow('se está timbrando');
  await desk.work(id);
  await expect(desk.ask(id)).rejects.toThrow('ya está timbrada');
});

test.each([
  ['the RFC is the one of foreigners', {}, { rfc: 'XEXX010101000', regime: '616', use: 'S01' }],
  ['a product says no rate', { items: [{ ...LINES[2], iva: undefined }] }, {}],
  ['delivery says no rate', { shippingCents: 100, totalCents: 29_600 }, {}],
])('when %s then the owner makes the invoice, as before', async (_what, over, data) => {
  const id = await desk.anOrder(over);
  const { cfdi, invoice } = await desk.ask(id, data);
  expect([cfdi, invoice?.zip]).toEqual([undefined, '97000']);
});

test('when the month of the purchase is over then no invoice is made any more', async () => {
  const id = await desk.anOrder({ createdAt: new Date(Date.now() - 40 * 86_400_000) });
  await expect(desk.ask(id)).rejects.toThrow('en el mes de la compra');
});

test('when orders are of any lines, codes and rates then their invoices are what was paid, to the centavo', async () => {
  const rate = fc.constantFrom('16', '0', 'exento');
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.integer({ min: 1, max: 500_000 }),
    iva: rate,
  });
  const made = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    percent: fc.integer({ min: 0, max: 90 }),
    shippingCents: fc.integer({ min: 0, max: 40_000 }),
  });
  const port = desk.parts.invoices()!;
  await fc.assert(
    fc.asyncProperty(made, async ({ lines, percent, shippingCents }) => {
      const full = lines.map(({ quantity, priceCents }) => quantity * priceCents);
      const off = spread(Math.floor((full.reduce((sum, one) => sum + one, 0) * percent) / 100), full);
      const sold = lines.map(({ quantity, iva }, at) => ({
        ...{ description: 'Miel', productKey: '50161509', unitKey: 'H87', quantity, iva: iva as '16' },
        netCents: full[at]! - off[at]!,
        discountCents: off[at]!,
      }));
      const delivery = { ...sold[0]!, quantity: 1, netCents: shippingCents, discountCents: 0 };
      const all = [...sold, delivery].filter(({ netCents }) => netCents > 0);
      const paid = all.reduce((sum, { netCents }) => sum + netCents, 0);
      if (paid === 0) return;
      const { totalCents } = await port.stamp({
        key: crypto.randomUUID(),
        customer: { rfc: 'GODE561231GR8', name: 'EUGENIA GODINEZ', regime: '612', zip: '97000' },
        use: 'G03',
        paymentForm: '04',
        lines: all,
      });
      expect(totalCents).toBe(paid);
    }),
    { numRuns: 150, seed: 20_261_126 },
  );
});
