import { expect, test } from '@jest/globals';
import { orderResponse } from '@shop/contracts/order';
import { paidOrder, unpaidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere();

const DATA = { rfc: 'gode 561231 gr8', name: 'Eugenia Godínez', regime: '612', use: 'G03', zip: '97000' };
const csv = async (query = '') => {
  const answer = await (await shop.admin()).get<string>(`/api/admin/reports/invoices.csv${query}`);
  return String(answer.body);
};

test('when the buyer of a paid order asks for an invoice then it is kept, shown, and in the accountant’s list', async () => {
  const { client, orderId, admin } = await paidOrder(shop);
  const path = `/api/orders/${orderId}/invoice`;

  const wrong = await client.put(path, { ...DATA, rfc: 'GODE561231GR1' });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { rfc: expect.stringContaining('dígito') } } });
  const { body } = await client.put(path, DATA);

  const expected = { ...DATA, rfc: 'GODE561231GR8' };
  expect(orderResponse.parse(body).order.invoice).toMatchObject(expected);
  expect((await shop.visitor().put(path, DATA)).status).toBe(403);
  expect(JSON.stringify((await shop.visitor().get(`/api/orders/${orderId}`)).body)).not.toContain('GODE');
  const seen = orderResponse.parse((await admin.get(`/api/orders/${orderId}`)).body);
  expect(seen.order.invoice).toMatchObject(expected);
  expect(await csv()).toContain(
    'GODE561231GR8,Eugenia Godínez,612 Personas Físicas con Actividades Empresariales y Profesionales,G03 Gastos en general,97000',
  );
  expect((await csv()).split('\r\n')[0]).toMatch(
    /,Id del pago,Envío \(MXN\),IVA aparte \(MXN\),Entrega,IVA,Reembolsos,Método,Comisión/,
  );
  expect(await csv('?to=2020-01-01')).not.toContain('GODE');
});

test('when an order is not paid yet then there is nothing to invoice', async () => {
  const { client, orderId } = await unpaidOrder(shop);
  expect(await client.put(`/api/orders/${orderId}/invoice`, DATA)).toMatchObject({ status: 409 });
});
