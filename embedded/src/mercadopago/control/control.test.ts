import { beforeEach, describe, expect, test } from '@jest/globals';
import { MPConnectionError, MPServerError, Payment, Preference } from 'mercadopago';
import { makePreference, preferenceBody } from '../testing/build.ts';
import { accessToken, call, openSandbox, type Opened, sdkConfig, submit } from '../testing/open-sandbox.ts';
import { openReceiver } from '../testing/receiver.ts';

let sandbox: Opened;
let shop: Awaited<ReturnType<typeof openReceiver>>;

beforeEach(async () => {
  [sandbox, shop] = await Promise.all([openSandbox(), openReceiver()]);
});

const order = (path: string, json: object) => call(sandbox, `/control/${path}`, { json });
const payments = async () =>
  (await call(sandbox, '/control/ledger')).body.payments as Record<string, unknown>[];
const notifiedPreference = () => makePreference({ notification_url: shop.url });
const idOf = (back: URL | undefined) => back?.searchParams.get('payment_id') ?? '';

describe('who may pull the strings', () => {
  test('when the token is missing then 401', async () => {
    expect((await call(sandbox, '/control/ledger', { headers: { authorization: '' } })).status).toBe(401);
  });

  test('when the call came through a proxy then there is no such path', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await call(sandbox, '/control/ledger', forwarded)).status).toBe(404);
    expect((await call(sandbox, '/sandbox/control/ledger')).status).toBe(404);
  });

  test('when an order has no sense then 400', async () => {
    expect((await order('webhooks', { mode: 'sometimes' })).status).toBe(400);
    expect((await order('faults', { match: '(' })).status).toBe(400);
  });
});

describe('faults of the API', () => {
  test('when a status is ordered twice then two calls fail and the third works', async () => {
    await order('faults', { match: 'POST /checkout/preferences', status: 503, times: 2 });
    const create = () => new Preference(sdkConfig()).create({ body: preferenceBody() });
    await expect(create()).rejects.toBeInstanceOf(MPServerError);
    await expect(create()).rejects.toBeInstanceOf(MPServerError);
    expect((await create()).id).toBeTruthy();
  });

  test('when faults are cleared then calls work at once', async () => {
    await order('faults', { match: '.', status: 500, times: 99 });
    await call(sandbox, '/control/faults', { method: 'DELETE' });
    expect((await makePreference()).id).toBeTruthy();
  });

  test('when an answer is delayed past the client’s timeout then the client gives up', async () => {
    await order('faults', { match: 'GET /v1/payments', delayMs: 2000 });
    const config = sdkConfig();
    const impatient = new Payment({ ...config, options: { ...config.options, timeout: 50 } });
    await expect(impatient.get({ id: '1' })).rejects.toBeInstanceOf(MPConnectionError);
  });

  test('when an answer comes late then it tells what was true when it was asked', async () => {
    const { back } = await submit((await makePreference()).initPoint, { result: 'pendiente' });
    await order('faults', { match: 'GET /v1/payments', lateMs: 300 });
    const asked = new Payment(sdkConfig()).get({ id: idOf(back) });
    // Waits until the request has arrived: a fault that matches nothing returns the list of open faults.
    const isAsked = async () =>
      !JSON.stringify((await order('faults', { match: 'nothing' })).body).includes('lateMs');
    while (!(await isAsked()));
    await order(`payments/${idOf(back)}/status`, { status: 'approved' });

    expect((await asked).status).not.toBe('approved');
    expect((await new Payment(sdkConfig()).get({ id: idOf(back) })).status).toBe('approved');
  });

  test('when the page hangs after charging then the browser gets nothing and the payment stands', async () => {
    const { initPoint } = await makePreference();
    await order('faults', { match: 'POST /checkout/v1/redirect', hangMs: 10 });
    await expect(submit(initPoint, { result: 'aprobar' })).rejects.toThrow();
    expect(await payments()).toMatchObject([{ status: 'approved', transaction_amount: 750 }]);
  });
});

describe('faults of the webhooks', () => {
  test('when one is lost then only the next one arrives', async () => {
    const [lost, sent] = [await notifiedPreference(), await notifiedPreference()];
    await order('webhooks', { mode: 'lost', times: 1 });
    await submit(lost.initPoint, { result: 'aprobar' });
    const { back } = await submit(sent.initPoint, { result: 'aprobar' });
    const [only] = await shop.wait(1);
    expect(only?.body.data.id).toBe(idOf(back));
  });

  test('when it is duplicated then the same notification comes so many times', async () => {
    await order('webhooks', { mode: 'duplicate', times: 1, copies: 5 });
    await submit((await notifiedPreference()).initPoint, { result: 'aprobar' });
    const received = await shop.wait(5);
    expect(new Set(received.map(({ body }) => body.id)).size).toBe(1);
  });

  test('when they are held and released in reverse then the youngest comes first', async () => {
    await order('webhooks', { mode: 'hold', times: 2 });
    const { back } = await submit((await notifiedPreference()).initPoint, { result: 'pendiente' });
    await order(`payments/${idOf(back)}/status`, { status: 'approved' });
    expect(shop.received).toHaveLength(0);

    expect((await order('webhooks/release', { order: 'reverse' })).body).toEqual({ released: 2 });

    expect(shop.received.map(({ body }) => body.action)).toEqual(['payment.updated', 'payment.created']);
  });

  test('when a payment is told of again then another notification comes', async () => {
    const { back } = await submit((await notifiedPreference()).initPoint, { result: 'aprobar' });
    await order(`payments/${idOf(back)}/notify`, {});
    const [first, again] = await shop.wait(2);
    expect(again?.body.data).toEqual(first?.body.data);
  });
});

describe('what happens to a payment from outside', () => {
  test('when a pending payment is approved late then it is approved and told of', async () => {
    const { back } = await submit((await notifiedPreference()).initPoint, { result: 'pendiente' });
    await order(`payments/${idOf(back)}/status`, { status: 'approved' });
    expect(await new Payment(sdkConfig()).get({ id: idOf(back) })).toMatchObject({
      status: 'approved',
      date_approved: expect.any(String),
    });
    expect(await shop.wait(2)).toHaveLength(2);
  });

  test('when the bank takes it back then it is charged back', async () => {
    const { back } = await submit((await makePreference()).initPoint, { result: 'aprobar' });
    await order(`payments/${idOf(back)}/status`, { status: 'charged_back' });
    expect((await new Payment(sdkConfig()).get({ id: idOf(back) })).status).toBe('charged_back');
  });

  test('when it is paid with other figures then the ledger has them', async () => {
    const { id } = await makePreference();
    const overrides = { transaction_amount: 1, currency_id: 'USD' };
    await order(`preferences/${id}/pay`, { holder: 'APRO', overrides });
    expect(await payments()).toMatchObject([{ preference_id: id, ...overrides, status: 'approved' }]);
  });

  test('when a preference is made then the ledger has it', async () => {
    const { id } = await makePreference();
    const { body } = await call(sandbox, '/control/ledger');
    expect(body.preferences).toEqual([
      { id, external_reference: preferenceBody().external_reference ?? null },
    ]);
  });

  test('when an override is no field of a payment then it is refused', async () => {
    const { id } = await makePreference();
    expect((await order(`preferences/${id}/pay`, { holder: 'APRO', overrides: { id: 1 } })).status).toBe(400);
    expect((await order(`preferences/${id}/pay`, { holder: 'NADIE' })).status).toBe(400);
    expect(await payments()).toEqual([]);
  });
});

test('when the token of the seller is no test token then the sandbox does not start', async () => {
  expect(accessToken).toMatch(/^TEST-/);
  await expect(openSandbox({ accessToken: 'APP_USR-1' })).rejects.toThrow('TEST-');
});
