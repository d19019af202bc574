import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import type { NewMail } from '@shop/mail/mail.store';
import { chosenWayOf } from '../../shopping/delivery/chosen-way.ts';
import { aWay, STALL } from '../../testing/ways.ts';
import { createOrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { outboxEntry, type MailHandlers } from '../order/outbox.ts';
import { createMailHandlers } from './mail-handlers.ts';
import { sampleOrder } from './sample-order.ts';

const DAYS = { workshopFirst: 1, workshopLast: 2, ownBlend: 2, roadFirst: 3, roadLast: 6 };
const PAID_AT = new Date('2026-11-23T18:00:00Z');
const HISTORY = [{ at: PAID_AT, who: 'sistema', from: 'pending', to: 'processing' } as const];
const SENT = { at: PAID_AT, who: 'admin', from: 'processing', to: 'completed' } as const;
const CONTACT = {
  name: 'Ximena Pech',
  email: 'ximena@example.com',
  address: '',
  city: '',
  state: '',
  zip: '',
};

async function written(key: keyof MailHandlers, over: Partial<OrderRow>): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  const handlers = createMailHandlers({
    mails: { add: async (mail) => mails.push(mail) > 0 },
    links: createOrderLinks({ publicBaseUrl: 'https://shop', secret: 'secret' }),
    settings: { read: async () => someSettings({ ownerEmail: 'duena@example.com' }) },
    invoiceFiles: async () => undefined,
  });
  await handlers[key](
    sampleOrder({ createdAt: PAID_AT, history: HISTORY, ...over }),
    outboxEntry(key, undefined),
  );
  return mails;
}
const FETCHED = { delivery: chosenWayOf(STALL, DAYS), shipping: CONTACT };

test('when an order is fetched then its mails say where and when, and nobody is told that it leaves', async () => {
  const [buyer, owner] = await written('mail.paid', FETCHED);

  expect(buyer?.text).toContain('te avisamos cuando lo puedas recoger.');
  expect(buyer?.text).toContain(
    'Suele estar listo: entre el martes 24 de noviembre y el miércoles 25 de noviembre',
  );
  expect(buyer?.text).toContain(`Recoges en: ${STALL.place}`);
  expect(buyer?.text).toContain(`Horario: ${STALL.hours}`);
  expect(buyer?.text).toContain(`Lleva: ${STALL.bring}`);
  expect(owner?.text).toContain('Debe estar listo: a más tardar el');
  expect(owner?.text).toContain(`Recoge en: ${STALL.place}`);
  for (const mail of [buyer, owner]) expect(mail?.text).not.toMatch(/salga|Enviamos a|Dirección|Debe salir/);
});

test('when a fetched order is ready then its buyer is asked to come, and when it is cancelled that it is not handed over', async () => {
  const [ready] = await written('mail.shipped', { ...FETCHED, status: 'completed', history: [SENT] });
  const [cancelled] = await written('mail.cancelled', { ...FETCHED, status: 'cancelled' });

  expect(ready).toMatchObject({
    kind: 'shipped',
    subject: 'Tu pedido EJEMPLO está listo para recoger',
    text: expect.stringContaining('Ximena, tu pedido está listo para recoger'),
  });
  expect(ready?.text).toContain(`Recoges en: ${STALL.place}`);
  expect(ready?.text).not.toMatch(/Suele|camino|taller/);
  expect(cancelled?.text).toContain('Tu pedido EJEMPLO ya no se entregará.');
});

test('when an order was fetched before its mail is written then nobody is asked to come', async () => {
  const over: Partial<OrderRow> = { status: 'completed', history: [SENT], deliveredAt: PAID_AT };

  expect(await written('mail.shipped', { ...FETCHED, ...over })).toEqual([]);
});

test('when delivery costs something then the mails have it as a line of its own, with the days that were promised', async () => {
  const delivery = chosenWayOf(aWay({ name: 'Exprés', roadFirst: 1, roadLast: 1 }), DAYS);

  const [buyer, owner] = await written('mail.paid', { delivery, shippingCents: 15_000, totalCents: 105_000 });

  expect(buyer?.text).toContain(
    'Suele llegar: entre el miércoles 25 de noviembre y el jueves 26 de noviembre',
  );
  expect(buyer?.text).toMatch(/Envío.*\n?.*Exprés.*\n?.*\$150\.00/);
  expect(buyer?.text).toContain('$1,050.00');
  expect(owner?.text).toContain('Entrega: Exprés');
});
