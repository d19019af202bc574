import type { KeysProbed, KeysView } from '@shop/contracts/keys';
import { aShipping } from '@shop/contracts/testing/builders';
import { mailServer, type MailServer } from '@shop/mail/testing/mail-server';
import { signIn } from '@shop/service-kit/testing/backing';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import { untilReady } from '@shop/service-kit/testing/until-ready';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { database } from '../testing/database.ts';
import { cartOrders } from '../service.ts';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';
import { eventually } from '../testing/eventually.ts';
import { sandbox } from '../testing/sandbox.ts';
import { fillCart, readyToPay } from '../testing/shopper.ts';
import { ownEnvia, type OwnEnvia } from '../testing/own-envia.ts';

const NO_KEYS = {
  MERCADOPAGO_ACCESS_TOKEN: '',
  MERCADOPAGO_PUBLIC_KEY: '',
  MERCADOPAGO_WEBHOOK_SECRET: '',
};
const OFF = { mercadopago: 'off', mail: 'off', envia: 'off', facturapi: 'off' };
const KEYS_SECRET = 'a-key-of-the-environment';
const REAL = { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234-of-the-owner' };
const SELLER = { name: 'Ana', address: 'Calle 1', phone: '999 123 4567', email: 'ana@miel.example' };
let shop: RunningShop;
let mails: MailServer;
let envia: OwnEnvia;

beforeAll(async () => {
  mails = await mailServer({ password: 'abcd efgh' });
  envia = await ownEnvia();
  const { ENVIA_BASE_URL, ENVIA_QUERIES_URL } = envia.env;
  shop = await runningShop({
    env: { ...NO_KEYS, KEYS_SECRET, ENVIA_BASE_URL, ENVIA_QUERIES_URL, WEBHOOK_PRIVATE_ADDRESSES: 'allow' },
  });
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([mails.shut(), envia.close()]);
});

const mercadoPago = () => ({
  MERCADOPAGO_ACCESS_TOKEN: shop.env.MERCADOPAGO_ACCESS_TOKEN,
  MERCADOPAGO_PUBLIC_KEY: shop.env.MERCADOPAGO_PUBLIC_KEY,
  MERCADOPAGO_WEBHOOK_SECRET: shop.env.MERCADOPAGO_WEBHOOK_SECRET,
});
const mail = (over: object = {}) => ({
  SMTP_SERVER: new URL(mails.url).host,
  SMTP_USER: 'ana@example.com',
  SMTP_PASSWORD: 'abcd efgh',
  MAIL_FROM: 'ana@example.com',
  ...over,
});
const write = async (keys: object) =>
  (await shop.admin()).request<KeysView & Wrong>('PUT', '/api/admin/keys', keys);
type Wrong = { message: string; errors?: Record<string, string> };
const view = async () => (await (await shop.admin()).get<KeysView>('/api/admin/keys')).body;
const probe = async (account: string, given = {}) =>
  (await (await shop.admin()).post<KeysProbed>(`/api/admin/keys/${account}/probe`, given)).body;
const forget = () =>
  write(
    Object.fromEntries(
      Object.keys({ ...mercadoPago(), ...mail(), ENVIA_TOKEN: '' }).map((name) => [name, null]),
    ),
  );

/** A buyer with something in the cart goes to pay. */
async function pay() {
  const buyer = shop.visitor();
  const { id } = await shop.addElixir();
  const { cart } = await fillCart(buyer, id);
  const body = { cartId: cart.id, shippingDetails: aShipping() };
  return buyer.post<Wrong & { publicKey?: string }>('/api/checkout/create-preference', body);
}

test('when nobody has put keys then nothing is paid, and a buyer is told so', async () => {
  const { status, body } = await pay();

  expect([status, body.message]).toEqual([503, expect.stringContaining('todavía no recibe pagos en línea')]);
  expect((await view()).modes).toEqual(OFF);
  expect(await probe('mercadopago')).toMatchObject({ isGood: false });
});

test('when the owner puts keys of Mercado Pago then the next checkout is paid with them, without a restart', async () => {
  const { status, body } = await write(mercadoPago());

  expect([status, body.modes.mercadopago]).toEqual([200, 'trial']);
  expect(body.keys.MERCADOPAGO_PUBLIC_KEY).toMatchObject({ value: shop.env.MERCADOPAGO_PUBLIC_KEY });
  expect(JSON.stringify(body)).not.toContain(shop.env.MERCADOPAGO_ACCESS_TOKEN);
  expect(await probe('mercadopago')).toMatchObject({
    isGood: true,
    text: expect.stringMatching(/VENDEDOR DE PRUEBA.*De prueba/),
  });
  const { checkout, submit } = await readyToPay(shop);
  expect(checkout.publicKey).toBe(shop.env.MERCADOPAGO_PUBLIC_KEY);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  // The worker is another process, which learns of the keys a little later.
  await eventually(async () => (await submit(paymentId)).body.paymentStatus === 'approved');
});

test('when keys are stored then no secret can be read in the database', async () => {
  await write({ ...mercadoPago(), ...mail() });

  const rows = JSON.stringify(await database(shop, (db) => db.collection('kept_keys').find().toArray()));

  expect(rows).toContain(shop.env.MERCADOPAGO_PUBLIC_KEY);
  for (const secret of [shop.env.MERCADOPAGO_ACCESS_TOKEN, shop.env.MERCADOPAGO_WEBHOOK_SECRET, 'abcd efgh'])
    expect(rows).not.toContain(secret);
});

test('when keys are changed then the activity names them and has no value', async () => {
  await write({ ...mercadoPago(), ...mail() });

  const events = await recordedEvents(shop.env);
  const ours = events.filter(({ call }) => call === 'PUT /api/admin/keys');
  expect(ours.at(-1)).toMatchObject({
    changes: [],
    name: expect.stringContaining('Mercado Pago: Access token'),
  });
  for (const value of Object.values({ ...mercadoPago(), ...mail() }))
    expect(JSON.stringify(ours)).not.toContain(value);
});

test.each([
  [
    'of another mode',
    { MERCADOPAGO_PUBLIC_KEY: 'APP_USR-1' },
    /Es de producción y el access token es de prueba/,
  ],
  ['that are none', { MERCADOPAGO_PUBLIC_KEY: 'hola' }, /No parece una credencial/],
  ['with a space', { MERCADOPAGO_PUBLIC_KEY: 'TEST-a b' }, /Cópiala completa/],
  ['twice the same', { MERCADOPAGO_PUBLIC_KEY: 'TEST-a', MERCADOPAGO_ACCESS_TOKEN: 'TEST-a' }, /Es igual/],
])(
  'when the owner puts keys %s then it is said while saving and nothing changes',
  async (_how, over, words) => {
    await write(mercadoPago());

    const { status, body } = await write(over);

    expect([status, body.errors?.['MERCADOPAGO_PUBLIC_KEY']]).toEqual([400, expect.stringMatching(words)]);
    expect((await view()).keys.MERCADOPAGO_PUBLIC_KEY.value).toBe(shop.env.MERCADOPAGO_PUBLIC_KEY);
  },
);

test('when the provider does not know the token then it is said in words', async () => {
  await write({ ...mercadoPago(), MERCADOPAGO_ACCESS_TOKEN: 'TEST-revoked' });

  expect(await probe('mercadopago')).toEqual({ isGood: false, text: expect.stringContaining('no reconoce') });
});

test('when the owner connects a mail server then the test mail arrives, with what the server said', async () => {
  await write(mail());

  const said = await probe('mail', { to: 'ana@example.com' });

  expect(said).toMatchObject({ isGood: true, answer: expect.stringMatching(/^250/) });
  expect(mails.received.at(-1)).toMatchObject({
    subject: 'Prueba de correo',
    envelopeTo: ['ana@example.com'],
  });
  expect((await view()).modes.mail).toBe('real');
});

test.each([
  ['the password is wrong', { SMTP_PASSWORD: 'nope' }, /no acepta el usuario o la contraseña/],
  ['the sender is refused', { MAIL_FROM: 'refused@example.com' }, /no acepta ese remitente/],
  ['the server asks to come later', { MAIL_FROM: 'later@example.com' }, /pide intentarlo más tarde/],
  ['nobody listens there', { SMTP_SERVER: '127.0.0.1:10' }, /no contesta/],
  ['there is no such server', { SMTP_SERVER: 'nowhere.invalid:465' }, /No encontramos ese servidor/],
])('when %s then the owner reads why', async (_what, over, words) => {
  await write(mail(over));

  expect(await probe('mail', { to: 'ana@example.com' })).toMatchObject({
    isGood: false,
    text: expect.stringMatching(words),
  });
});

test('when the server offers no encryption then no password goes there', async () => {
  const { port } = new URL(mails.url);
  // The same server under another name.
  await write(mail({ SMTP_SERVER: `0.0.0.0:${port}` }));

  expect(await probe('mail', { to: 'ana@example.com' })).toMatchObject({
    isGood: false,
    text: expect.stringContaining('no ofrece una conexión cifrada'),
  });
});

test('when another mail server is typed without the password then the one that is stored does not go there', async () => {
  await write(mail());
  const server = { SMTP_SERVER: '127.0.0.1:2525' };

  const refused = [await write(server)];
  await write({ SMTP_SERVER: null });
  refused.push(await write(server));

  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [400, ['SMTP_PASSWORD']],
    [400, ['SMTP_PASSWORD']],
  ]);
  expect((await view()).keys.SMTP_SERVER.value).toBeUndefined();
  expect((await write(mail())).status).toBe(200);
  expect((await write(mail({ SMTP_PASSWORD: '' }))).status).toBe(200);
});

test('when the account for labels takes the token then it is said, and when not too', async () => {
  await write(envia.env.ENVIA_TOKEN ? { ENVIA_TOKEN: envia.env.ENVIA_TOKEN } : {});
  expect(await probe('envia')).toMatchObject({ isGood: true });

  await write({ ENVIA_TOKEN: 'TEST-other' });
  expect(await probe('envia')).toMatchObject({ isGood: false, text: expect.stringContaining('no acepta') });
});

test('when keys are taken away then the shop is as before', async () => {
  await write({ ...mercadoPago(), ...mail() });

  expect((await forget()).body.modes).toEqual(OFF);
  expect((await view()).keys.SMTP_USER).toEqual({});
});

/** The same shop, restarted with another environment. */
async function restarted(over: Record<string, string>, look: (admin: TestClient) => Promise<void>) {
  const { running } = await cartOrders.start({ ...shop.settings, PORT: '0', ...over });
  try {
    const url = `http://127.0.0.1:${running.port}`;
    await untilReady(url);
    await look(await signIn(testClient(url), shop.env));
  } finally {
    await running.close();
  }
}

test('when the key of the environment is lost then what is no secret stays, and the rest can be typed again', async () => {
  await write(mail());

  await restarted({ KEYS_SECRET: 'another-key-of-the-environment' }, async (admin) => {
    const { keys, modes } = (await admin.get<KeysView>('/api/admin/keys')).body;
    expect(keys.SMTP_PASSWORD).toMatchObject({ from: 'owner', isLost: true });
    expect(keys.SMTP_USER).toMatchObject({ value: 'ana@example.com' });
    expect(modes.mail).toBe('off');

    const again = await admin.request<KeysView>('PUT', '/api/admin/keys', { SMTP_PASSWORD: 'abcd efgh' });
    expect(again.body.modes.mail).toBe('real');
  });
});

test('when nobody has said who sells then keys for real money are refused, and kept once it is said', async () => {
  expect(JSON.stringify((await write(REAL)).body.errors)).toMatch(/TOKEN":.*Falta: nombre .*, RFC/);
  expect((await write({ MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234' })).status).toBe(200);
  await shop.decide({ seller: SELLER, sellerRfc: 'GODE561231GR8' });
  expect((await write(REAL)).status).toBe(200);
  await forget();
});

test('when the installation has no key to seal with then nothing is kept, and the shop is as before', () =>
  restarted({ KEYS_SECRET: '' }, async (admin) => {
    expect((await admin.get<KeysView>('/api/admin/keys')).body).toMatchObject({ canKeep: false });

    const { status, body } = await admin.request<Wrong>('PUT', '/api/admin/keys', mercadoPago());
    expect([status, body.message]).toEqual([409, expect.stringContaining('KEYS_SECRET')]);
    expect((await admin.request('PUT', '/api/admin/keys', { SMTP_USER: null })).status).toBe(200);
  }));

test('when the environment has a key then it counts, and the screen cannot change it', async () => {
  await write(mercadoPago());

  await restarted({ MERCADOPAGO_PUBLIC_KEY: 'TEST-of-the-technician' }, async (admin) => {
    const { keys } = (await admin.get<KeysView>('/api/admin/keys')).body;
    expect(keys.MERCADOPAGO_PUBLIC_KEY).toEqual({ from: 'technician' });

    const { status, body } = await admin.request<Wrong>('PUT', '/api/admin/keys', mercadoPago());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['MERCADOPAGO_PUBLIC_KEY']]);
  });
});

test('when the environment’s are a stand-in’s then the owner’s go before them', () =>
  restarted({ ENVIA_TOKEN: envia.env.ENVIA_TOKEN, ENVIA_TRIAL: '1' }, async (admin) => {
    await admin.request('PUT', '/api/admin/keys', { ENVIA_TOKEN: null });
    expect((await admin.get<KeysView>('/api/admin/keys')).body).toMatchObject({
      keys: { ENVIA_TOKEN: { from: 'trial' } },
      modes: { envia: 'trial' },
    });

    const { body } = await admin.request<KeysView>('PUT', '/api/admin/keys', { ENVIA_TOKEN: 'a-real-token' });
    expect(body).toMatchObject({ keys: { ENVIA_TOKEN: { from: 'owner' } }, modes: { envia: 'real' } });
  }));
