import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import {
  fullSettings,
  internalSettings,
  settings,
  settingsConflict,
  type FullSettings,
} from '@shop/contracts/settings';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { testClient } from '@shop/service-kit/testing/client';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ADMIN = '/api/admin/settings';
const read = async ({ admin }: TestContentMedia) => fullSettings.parse((await admin.get(ADMIN)).body);
const change = async (service: TestContentMedia, over: Partial<FullSettings>) =>
  service.admin.put<FullSettings>(ADMIN, { ...(await read(service)), ...over });
const internal = ({ url, env }: TestContentMedia) =>
  testClient(url).request('GET', '/internal/settings', undefined, { 'x-internal-token': env.INTERNAL_TOKEN });

const BRAND = {
  name: 'Miel del Mayab',
  orderPrefix: 'mm',
  statementText: 'Miel Mayab',
  contact: { email: 'hola@mielmayab.mx', phone: '999 123 4567', whatsapp: '+52 999 123 4567' },
  networks: { instagram: 'https://instagram.com/miel', facebook: '', tiktok: '', youtube: '' },
  ivaIncluded: true,
  ownerEmail: 'duena@mielmayab.mx',
  dashboardLinks: true,
  nameBesideLogo: false,
  timeZone: 'America/Tijuana' as const,
  delivery: { workshopFirst: 3, workshopLast: 5, ownBlend: 0, roadFirst: 1, roadLast: 8 },
};

const WAY = { id: 'casa', kind: 'ship' as const, name: 'A domicilio', price: 120, freeFrom: 800 };
const SIZE = { milliliters: 120, price: 690 };

const REFUSED: [field: string, over: object, message: string | RegExp][] = [
  ['name', { name: ' x ' }, 'El nombre debe tener al menos 2 caracteres'],
  ['name', { name: 'Miel\r\nBcc: x@y.mx' }, 'Quita los caracteres que no se ven'],
  ['tagline', { tagline: 'x'.repeat(121) }, 'Máximo 120 caracteres'],
  ['logo', { logo: 'javascript:alert(1)' }, 'Debe ser una URL válida'],
  ['logo', { logo: 'http://169.254.169.254/x.png' }, 'Debe ser una URL válida'],
  ['orderPrefix', { orderPrefix: 'MIEL-1' }, 'De 1 a 6 letras o números, sin espacios ni acentos'],
  ['statementText', { statementText: 'Más de trece letras' }, /^De 3 a 13 letras/],
  ['statementText', { statementText: 'Abejó' }, /^De 3 a 13 letras/],
  ['contact.email', { contact: { ...BRAND.contact, email: 'hola' } }, 'Escribe un correo válido'],
  ['contact.whatsapp', { contact: { ...BRAND.contact, whatsapp: '1234' } }, /^Escribe el teléfono con lada/],
  ['sellerRfc', { sellerRfc: 'GODE561231GR9' }, /dígito verificador/],
  ['sellerRfc', { sellerRfc: 'XAXX010101000' }, /dígito verificador/],
  ['seller.phone', { seller: { name: '', address: '', phone: '12', email: '' } }, /^Escribe el teléfono/],
  ['networks.instagram', { networks: { ...BRAND.networks, instagram: 'javascript:x' } }, /con https/],
  ['ownerEmail', { ownerEmail: 'yo' }, 'Escribe un correo válido'],
  ['deliveryWays.ways.0.price', { deliveryWays: { ways: [{ ...WAY, price: -1 }] } }, /^Escribe un precio/],
  [
    'deliveryWays.leftOut',
    { deliveryWays: { ways: [{ ...WAY, except: { states: ['Yucatán'] } }] } },
    'Nada llega a Yucatán. Agrega cómo, o di que ahí no entregas.',
  ],
  ['ownBlendSizes.1.milliliters', { ownBlendSizes: [SIZE, { ...SIZE, price: 400 }] }, 'Ya hay uno de 120 ml'],
  [
    'ownBlendSizes.0.price',
    { ownBlendSizes: [{ ...SIZE, price: 0 }] },
    'El precio debe ser un número positivo',
  ],
  ['ownBlendSizes', { ownBlendSizes: [] }, 'Deja al menos un tamaño'],
  ['timeZone', { timeZone: 'Europe/Madrid' }, 'Elige de la lista'],
  ['paymentMethods', { paymentMethods: 'visa' }, 'Elige de la lista'],
  ['payKinds', { payKinds: [] }, 'Deja al menos una'],
  ['maxInstallments', { maxInstallments: 25 }, /^Escribe de 1 a 24/],
  ['freeMonths.0.months', { freeMonths: [{ months: 4, from: 490 }] }, /^Escribe 3, 6/],
];

describe('the shop’s settings', () => {
  test('when nobody decided anything then the environment gives the first values', async () => {
    const env = { MAIL_FROM: 'Miel de Ámbar <hola@example.com>', OWNER_EMAIL: 'duena@example.com' };
    await withContentMedia(async (service) => {
      expect(await read(service)).toMatchObject({
        name: 'Miel de Ámbar',
        statementText: 'MIEL DE AMBAR',
        ownerEmail: 'duena@example.com',
        orderPrefix: 'FK',
        version: 0,
      });
    }, env);
    await withContentMedia(async (service) => expect((await read(service)).name).toBe('Flor de Kaab'));
  });

  test('when the owner says who sells then shoppers read it without the RFC', () =>
    withContentMedia(async (service) => {
      const seller = {
        name: 'Ana Pech',
        address: 'Calle 1, Izamal',
        phone: '999 123 4567',
        email: 'a@miel.mx',
      };

      await change(service, { seller, sellerRfc: 'gode-561231 gr8' });

      expect(await read(service)).toMatchObject({ seller, sellerRfc: 'GODE561231GR8' });
      const shown = (await service.shopper.get('/api/settings')).body;
      expect(settings.parse(shown).seller).toEqual(seller);
      expect(JSON.stringify(shown)).not.toContain('GODE561231GR8');
    }));

  test('when the days of delivery change then texts that name them say the new ones, and their editor the braces', () =>
    withContentMedia(async (service) => {
      const content = 'Sale en {taller} días y tarda {camino} más.';
      const items = [{ text: 'En {taller} días' }];
      const entry = { page: 'product', section: 'delivery', title: '', imageUrl: '', content, items };
      await service.admin.post('/api/admin/content', entry);
      const shown = async () => (await service.shopper.get('/api/content/product')).body;
      expect(await shown()).toMatchObject([{ content: 'Sale en 1 a 2 días y tarda 3 a 6 más.' }]);

      await change(service, BRAND);

      expect(await shown()).toMatchObject([
        { content: 'Sale en 3 a 5 días y tarda 1 a 8 más.', items: [{ text: 'En 3 a 5 días' }] },
      ]);
      expect((await service.admin.get('/api/admin/texts')).body).toMatchObject([{ content, items }]);
    }));

  test('when the owner changes them then everybody reads them, and what is private only services and administrators', () =>
    withContentMedia(async (service) => {
      const saved = await change(service, BRAND);

      expect(saved).toMatchObject({
        status: 200,
        body: { ...BRAND, orderPrefix: 'MM', statementText: 'MIEL MAYAB', version: 1 },
      });
      expect(saved.headers.get('x-purges')).toBe('settings');
      const { body } = await service.shopper.get<object>('/api/settings');
      expect(settings.parse(body)).toEqual(body);
      const { name, contact, ivaIncluded, delivery, timeZone } = { ...BRAND };
      expect(body).toMatchObject({ name, contact, ivaIncluded, delivery, timeZone });
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['ownerEmail']));
      expect((await internal(service)).body).toEqual({
        ...(await read(service)),
        mailTexts: {},
        mailSubjects: {},
        mailWords: {},
      });
    }));

  test('when the owner writes words for mails then the services that send them read these with the settings', () =>
    withContentMedia(async (service) => {
      const closing = {
        page: 'mails',
        section: 'closing',
        title: 'Con cariño',
        content: 'Con cariño, Ana',
        imageUrl: '',
      };
      const items = [{ title: 'Ver mi pedido', text: 'Abrir mi compra' }];
      const words = { page: 'mails', section: 'words', title: '', content: '', imageUrl: '', items };

      await service.admin.post('/api/admin/content', closing);
      await service.admin.post('/api/admin/content', words);

      const { body } = await internal(service);
      const { mailTexts, mailSubjects, mailWords } = internalSettings.parse(body);
      expect([mailTexts, mailSubjects]).toMatchObject([
        { closing: 'Con cariño, Ana' },
        { closing: 'Con cariño' },
      ]);
      expect(mailWords).toEqual({ 'Ver mi pedido': 'Abrir mi compra' });
    }));

  test('when the only way is free and has days of its own then these are told, and their writer reads what they wrote', () =>
    withContentMedia(async (service) => {
      const way = { ...WAY, price: 0, roadFirst: 2, roadLast: 4 };
      await change(service, { deliveryWays: { ways: [way] } });

      const own = FIRST_DELIVERY;
      const told = { ...own, roadFirst: 2, roadLast: 4 };
      expect((await read(service)).delivery).toEqual(own);
      expect(internalSettings.parse((await internal(service)).body).delivery).toEqual(told);
      expect((await service.admin.get<FullSettings>('/api/settings')).body.delivery).toEqual(told);
      await change(service, { deliveryWays: { ways: [{ ...way, price: 90 }] } });
      expect(internalSettings.parse((await internal(service)).body).delivery).toEqual(own);
    }));

  test('when two people change them then the second is told and sees what the first stored', () =>
    withContentMedia(async (service) => {
      const seen = await read(service);
      await change(service, { name: 'La primera' });

      const { status, body } = await service.admin.put(ADMIN, { ...seen, name: 'La segunda' });

      expect(status).toBe(409);
      expect(settingsConflict.parse(body)).toMatchObject({
        message: 'Otra persona cambió los datos de la tienda mientras editabas.',
        current: { name: 'La primera', version: 1 },
      });
      expect((await change(service, { name: 'La tercera' })).body.version).toBe(2);
    }));

  test('when ten save the first ones at once then one is stored', () =>
    withContentMedia(async (service) => {
      const seen = await read(service);

      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => service.admin.put(ADMIN, { ...seen, name: `Miel ${at}` })),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect((await read(service)).version).toBe(1);
    }));

  test.each<[string, object]>([
    ['deliveryWays', { ways: [WAY] }],
    ['ownBlendSizes', [SIZE]],
  ])('when %s are stored then everybody reads them, and a page that knows none leaves them', (name, value) =>
    withContentMedia(async (service) => {
      const shown = async () => (await service.shopper.get<object>('/api/settings')).body;
      const before = await shown();
      const older = await read(service);
      expect(before).not.toHaveProperty(name);
      const { version } = (await change(service, { [name]: value })).body;

      expect(await shown()).toEqual({ ...before, [name]: value });
      await service.admin.put(ADMIN, { ...older, version });
      expect(await read(service)).toMatchObject({ [name]: value });
      await service.admin.put(ADMIN, { ...(await read(service)), [name]: null });
      expect(await shown()).toEqual(before);
    }),
  );

  test('when something cannot be then it is refused in Spanish by its name and nothing changes', () =>
    withContentMedia(async (service) => {
      const before = await read(service);

      for (const [field, over, message] of REFUSED) {
        const { status, body } = await service.admin.put<ApiError>(ADMIN, { ...before, ...over });
        const said = message instanceof RegExp ? expect.stringMatching(message) : message;
        expect([status, body.errors]).toEqual([400, { [field]: said }]);
      }
      expect(await read(service)).toEqual(before);
    }));

  test('when a colour could not be read on what it is drawn on then it says where', () =>
    withContentMedia(async (service) => {
      const { colors } = await read(service);

      const { status, body } = await service.admin.put<ApiError>(ADMIN, {
        ...(await read(service)),
        colors: { ...colors, button: '#000000', detail: '#FFF9EE', link: '#F2A81D' },
      });

      expect([status, body.errors]).toEqual([
        400,
        {
          'colors.detail': 'No se lee bien sobre el fondo: contraste 1.0, hace falta 4.5',
          'colors.link': 'No se lee bien sobre el fondo: contraste 1.9, hace falta 4.5',
        },
      ]);
    }));

  test('when the mark is a picture of the library then it survives a change of the shop’s address', () =>
    withContentMedia(async (service) => {
      const logo = `${service.env.PUBLIC_BASE_URL}/media/semilla/elixir-01.webp`;

      expect((await change(service, { logo })).body.logo).toBe(logo);

      expect(await service.db.collection('settings').findOne()).toMatchObject({
        values: { logo: '/media/semilla/elixir-01.webp' },
      });
    }));
});
