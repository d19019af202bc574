import { describe, expect, test } from '@jest/globals';
import { anAddress } from '@shop/service-kit/testing/an-address';
import type { ApiError } from '@shop/contracts/common';
import { contactInquiryList, type ContactInquiry } from '@shop/contracts/contact';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const message = (over: object = {}) => ({
  name: 'Persona de Muestra',
  email: 'muestra@example.com',
  message: '¿Hacen envíos a Oaxaca?',
  ...over,
});
/** Each call writes from a new address, because the limit counts by address for a minute. */
const write = ({ shopper }: TestContentMedia, over: object = {}, from = anAddress()) =>
  shopper.request<ApiError>('POST', '/api/contact', message(over), { 'x-forwarded-for': from });
const inbox = async ({ admin }: TestContentMedia, query = '') => {
  const answer = await admin.get(`/api/admin/messages${query}`);
  return { rows: contactInquiryList.parse(answer.body), total: answer.headers.get('x-total-count') };
};

const REFUSED = [
  ['name', 'a', 'El nombre debe tener al menos 2 caracteres'],
  ['name', { $ne: '' }, 'El nombre debe tener al menos 2 caracteres'],
  ['email', 'no es', 'Por favor, ingresa un correo electrónico válido'],
  ['email', ['a@example.com'], 'Por favor, ingresa un correo electrónico válido'],
  ['message', 'corto', 'El mensaje debe tener al menos 10 caracteres'],
  ['message', 'x'.repeat(5_001), 'Máximo 5000 caracteres'],
] as const;

describe('writing to the shop', () => {
  test('when a message is sent then it is in the inbox, unread', () =>
    withContentMedia(async (service) => {
      const answer = await write(service, { name: '  Persona de Muestra ' });

      expect(answer).toMatchObject({ status: 201, body: { success: true } });
      expect((await inbox(service)).rows).toEqual([
        { ...message(), id: 1, isRead: false, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      ]);
    }));

  test.each(['detail', 'website'])(
    'when %s is filled in, which nobody sees then the answer is the same, and the message lies apart (H37)',
    (field) =>
      withContentMedia(async (service) => {
        const answer = await write(service, { [field]: 'http://spam.example' });

        expect(answer).toMatchObject({ status: 201, body: { success: true } });
        expect((await inbox(service)).total).toBe('0');
        expect((await inbox(service, '?isRead=false')).total).toBe('0');
        expect((await inbox(service, '?isSpam=true')).rows).toMatchObject([{ id: 1, isSpam: true }]);
      }),
  );

  test('when a field is wrong then it is refused in Spanish by its name', () =>
    withContentMedia(async (service) => {
      for (const [field, value, text] of REFUSED) {
        const { status, body } = await write(service, { [field]: value });
        expect([value, status, body.errors]).toEqual([value, 400, { [field]: text }]);
      }
      expect((await write(service, { isRead: true })).status).toBe(400);
      expect(await service.db.collection('contact_inquiries').countDocuments()).toBe(0);
    }));

  test('when somebody writes six times in a minute then they have to wait, and nobody else behind their address has', () =>
    withContentMedia(async (service) => {
      const from = anAddress();
      const statuses: number[] = [];
      // One more than fit into two windows, in case a minute ends meanwhile.
      for (let i = 0; i < 11; i += 1) statuses.push((await write(service, {}, from)).status);

      expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
      expect(statuses).toContain(429);
      const colleagues = Array.from({ length: 10 }, (_, at) => ({ email: `colega-${at}@example.com` }));
      for (const colleague of colleagues) expect((await write(service, colleague, from)).status).toBe(201);
    }));

  test('when one address writes under ever new names then it has to wait, and nobody else has', () =>
    withContentMedia(async (service) => {
      const from = anAddress();
      const answers = [];
      for (let i = 0; i < 51; i += 1)
        answers.push(await write(service, { email: `robot-${i}@example.com` }, from));

      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toEqual({ message: 'Demasiados intentos. Espera un momento.' });
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await write(service)).status).toBe(201);
    }));
});

describe('the inbox', () => {
  test('when there are many messages then they come newest first, in pages, with their number', () =>
    withContentMedia(async (service) => {
      for (let i = 1; i <= 5; i += 1) await write(service, { name: `Persona ${i}` });

      const { rows, total } = await inbox(service, '?page=2&pageSize=2');

      expect(rows.map(({ name }) => name)).toEqual(['Persona 3', 'Persona 2']);
      expect(total).toBe('5');
    }));

  test('when one was read then the list can be of the read or of the unread ones', () =>
    withContentMedia(async (service) => {
      await write(service, { name: 'Primera' });
      await write(service, { name: 'Segunda' });

      const changed = await service.admin.patch<ContactInquiry>('/api/admin/messages/1', { isRead: true });

      expect(changed).toMatchObject({ status: 200, body: { id: 1, isRead: true } });
      expect((await inbox(service, '?isRead=true')).rows.map(({ name }) => name)).toEqual(['Primera']);
      expect((await inbox(service, '?isRead=false')).rows.map(({ name }) => name)).toEqual(['Segunda']);
      expect((await inbox(service, '?isRead=false')).total).toBe('1');
    }));

  test('when one is no spam then it lies with the others, unread', () =>
    withContentMedia(async (service) => {
      await write(service, { detail: 'Casa 3' });

      const changed = await service.admin.patch('/api/admin/messages/1', { isSpam: false });

      expect(changed.status).toBe(200);
      expect((await inbox(service, '?isRead=false')).rows).toEqual([
        { ...message(), id: 1, isRead: false, createdAt: expect.any(String) },
      ]);
      expect((await inbox(service, '?isSpam=true')).rows).toEqual([]);
    }));

  test('when one is deleted then it is gone', () =>
    withContentMedia(async (service) => {
      await write(service);

      expect((await service.admin.delete('/api/admin/messages/1')).status).toBe(200);

      expect((await inbox(service)).rows).toEqual([]);
      for (const again of [
        await service.admin.delete('/api/admin/messages/1'),
        await service.admin.patch('/api/admin/messages/1', { isRead: true }),
      ])
        expect(again).toMatchObject({ status: 404, body: { message: 'No encontramos ese mensaje.' } });
    }));

  test('when somebody asks to be forgotten then their messages and the notices of them are gone, and no others', () =>
    withContentMedia(async (service) => {
      await write(service, { email: 'Olvido@Example.com' });
      await write(service, { email: 'olvido@example.com.mx' });
      const mails = service.db.collection('mails');
      await mails.insertMany([1, 2].map((id) => ({ key: `owner-message:${id}`, about: { messageId: id } })));
      const forget = (email: unknown) => service.admin.post('/api/admin/messages/forget', { email });

      expect((await forget('olvido@example.com')).body).toEqual({ messages: 1 });
      expect((await forget('olvido@example.com')).body).toEqual({ messages: 0 });

      expect((await inbox(service)).rows).toMatchObject([{ id: 2 }]);
      expect(await mails.find().toArray()).toMatchObject([{ key: 'owner-message:2' }]);
      expect((await forget({ $ne: '' })).status).toBe(400);
    }));

  test('when a service asks for it then what was written before is gone, with the notices of it', () =>
    withContentMedia(async (service) => {
      await write(service);
      await write(service, { email: 'nueva@example.com' });
      const createdAt = new Date('2025-01-01T00:00:00.000Z');
      await service.db.collection('contact_inquiries').updateOne({ id: 1 }, { $set: { createdAt } });
      const mails = service.db.collection('mails');
      await mails.insertMany([1, 2].map((id) => ({ key: `owner-message:${id}`, about: { messageId: id } })));
      const forget = () =>
        service.shopper.request(
          ...(['POST', '/internal/messages/forget', { before: '2026-01-01T00:00:00.000Z' }] as const),
          { 'x-internal-token': service.env.INTERNAL_TOKEN },
        );

      expect((await forget()).body).toEqual({ messages: 1 });
      expect((await forget()).body).toEqual({ messages: 0 });

      expect((await inbox(service)).rows).toMatchObject([{ id: 2 }]);
      expect(await mails.find().toArray()).toMatchObject([{ key: 'owner-message:2' }]);
    }));

  test('when a service asks what came last then it hears of no person, and of no robot', () =>
    withContentMedia(async (service) => {
      await write(service);
      await write(service, { email: 'robot@example.com', detail: 'x' });
      const asked = await service.shopper.request('GET', '/internal/messages/latest', undefined, {
        'x-internal-token': service.env.INTERNAL_TOKEN,
      });

      expect(asked.body).toEqual([{ id: 1, createdAt: expect.any(String) }]);
    }));

  test('when a query or change makes no sense then it is refused', () =>
    withContentMedia(async ({ admin }) => {
      for (const query of ['?page=0', '?page=x', '?pageSize=500', '?isRead=si', '?isRead[$ne]=true&isRead=1'])
        expect([query, (await admin.get(`/api/admin/messages${query}`)).status]).toEqual([query, 400]);
      for (const body of [{}, { isRead: 'true' }, { isRead: true, id: 2 }, { isSpam: true }])
        expect((await admin.patch('/api/admin/messages/1', body)).status).toBe(400);
      expect((await admin.delete('/api/admin/messages/x')).status).toBe(404);
    }));
});
