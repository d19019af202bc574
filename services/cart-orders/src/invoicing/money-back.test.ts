import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { invoiceDesk, MIXED } from '../testing/invoice-desk.ts';
import { WORKSHOP } from '../testing/stored-order.ts';
import { updateInvoice } from './update-invoice.ts';

let desk: Awaited<ReturnType<typeof invoiceDesk>>;
beforeAll(async () => void (desk = await invoiceDesk()));
afterEach(() => desk.account.clear());
afterAll(() => desk.close());

test('when money goes back then a credit note takes off what it is of, and the rest in proportion', async () => {
  const id = await desk.anOrder(MIXED);
  await desk.ask(id);
  await desk.work(id);

  const backs = [{ id: 'a', cents: 20_000, lines: [{ id: 2, cents: 10_100 }], deliveryCents: 9_900 }];
  await desk.refund(id, 25_000, { backs });
  await desk.work(id);
  await desk.work(id);

  const [invoice, note] = await desk.stampedOf(id);
  expect(note).toMatchObject({
    type: 'E',
    total: 250,
    related_documents: [{ relationship: '01', documents: [invoice!.uuid] }],
    customer: { tax_id: 'GODE561231GR8' },
  });
  const descriptions = note!.items.map(({ product }) => (product as { description: string }).description);
  expect(descriptions).toEqual(['Dalia', 'Monte', 'Cera', 'Envío'].map((name) => `Devolución: ${name}`));
  expect((await desk.order(id)).cfdi!.credits).toMatchObject([{ cents: 25_000, uuid: note!.uuid }]);
  const mails = await desk.parts.db
    .collection('mails')
    .find({ 'about.orderId': id, kind: 'invoiced' })
    .toArray();
  expect(mails).toHaveLength(2);
});

test('when all money went back before it was stamped then nothing is', async () => {
  const id = await desk.anOrder();
  const before = await desk.account.stamped();
  await desk.ask(id);
  await desk.refund(id, 29_500);
  await desk.work(id);

  expect([(await desk.order(id)).cfdi, await desk.account.stamped()]).toEqual([undefined, before]);
});

test('when all money went back after it was stamped and nobody heard the answer then a credit note takes it off', async () => {
  const id = await desk.anOrder();
  await desk.ask(id);
  await desk.account.fault({ match: 'POST', times: 1, isLost: true });
  await desk.work(id);
  await desk.refund(id, 29_500);
  await desk.work(id);

  const made = await desk.stampedOf(id);
  expect(made.map(({ type, total }) => [type, total])).toEqual([
    ['I', 295],
    ['E', 295],
  ]);
});

test('when all money goes back while it is being stamped, and it was dropped then what was stamped is cancelled', async () => {
  const id = await desk.anOrder();
  const { cfdi } = await desk.ask(id);
  const port = desk.parts.invoices()!;
  const stamp: typeof port.stamp = async (invoice) => {
    await desk.refund(id, 29_500);
    await desk.work(id);
    return port.stamp(invoice);
  };
  const onRefused = async () => undefined;
  await updateInvoice(
    { ...desk.parts, settings: WORKSHOP, onRefused, invoices: () => ({ ...port, stamp }) },
    await desk.order(id),
  );

  const made = (await desk.account.stamped()).filter(({ external_id: key }) => key === cfdi!.id);
  expect(made.map(({ status }) => status)).toEqual(['canceled']);
  expect((await desk.order(id)).cfdi).toBeUndefined();
});

test('when money goes back of what was invoiced for trying, and invoices are real by now then no credit note is begun', async () => {
  const id = await desk.anOrder();
  await desk.ask(id);
  await desk.work(id);
  await desk.refund(id, 9_500);
  const port = desk.parts.invoices()!;
  const credit: typeof port.credit = () =>
    Promise.reject(new Error('the real account knows no such invoice'));

  await updateInvoice(
    {
      ...desk.parts,
      settings: WORKSHOP,
      onRefused: async () => undefined,
      invoices: () => ({ ...port, isTest: false, credit }),
    },
    await desk.order(id),
  );

  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped', isTest: true });
  expect((await desk.order(id)).cfdi!.credits).toBeUndefined();
});
