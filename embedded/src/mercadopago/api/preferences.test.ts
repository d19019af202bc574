import { beforeEach, describe, expect, test } from '@jest/globals';
import { MPAuthenticationError, MPBadRequestError, MPNotFoundError, Preference } from 'mercadopago';
import { makePreference, preferenceBody } from '../testing/build.ts';
import { call, openSandbox, type Opened, sdkConfig, submit } from '../testing/open-sandbox.ts';

let sandbox: Opened;

beforeEach(async () => {
  sandbox = await openSandbox({ publicUrl: 'http://localhost:8080/sandbox/' });
});

const create = (json: unknown) => call(sandbox, '/checkout/preferences', { json });

test('when a preference is created then it can be read and its links are public', async () => {
  const made = await new Preference(sdkConfig()).create({ body: preferenceBody() });
  const read = await new Preference(sdkConfig()).get({ preferenceId: String(made.id) });
  expect(made.init_point).toBe(`http://localhost:8080/sandbox/checkout/v1/redirect?pref_id=${made.id}`);
  expect(read).toMatchObject({ id: made.id, external_reference: 'checkout-1', site_id: 'MLM' });
  expect(read.items).toEqual(preferenceBody().items);
});

describe('who may ask', () => {
  test('when the token is missing or wrong then 401', async () => {
    const path = '/checkout/preferences';
    const wrong = new Preference(sdkConfig('TEST-other')).create({ body: preferenceBody() });
    await expect(wrong).rejects.toBeInstanceOf(MPAuthenticationError);
    expect(
      (await call(sandbox, path, { json: preferenceBody(), headers: { authorization: '' } })).status,
    ).toBe(401);
  });
});

describe('what is refused', () => {
  const one = (changes: object) => ({ items: [{ title: 'Miel', quantity: 1, unit_price: 10, ...changes }] });
  const success = (url: string) => ({ back_urls: { success: url }, auto_return: 'approved' });

  test.each([
    ['no items', { items: [] }, 'invalid_items'],
    ['a price of zero', one({ unit_price: 0 }), 'invalid_items'],
    ['a negative price', one({ unit_price: -1 }), 'invalid_items'],
    ['a price as text', one({ unit_price: '10' }), 'invalid_items'],
    ['a tenth of a cent', one({ unit_price: 10.005 }), 'invalid_items'],
    ['half a jar', one({ quantity: 0.5 }), 'invalid_items'],
    ['no title', one({ title: ' ' }), 'invalid_items'],
    ['another currency', one({ currency_id: 'USD' }), 'invalid_items'],
    ['auto_return with nowhere to return', { back_urls: {}, auto_return: 'approved' }, 'invalid_auto_return'],
    ['auto_return without https', success('http://shop.mx/s'), 'invalid_auto_return'],
    ['auto_return to this machine', success('https://localhost/s'), 'invalid_auto_return'],
    ['auto_return to an address', success('https://10.0.0.1/s'), 'invalid_auto_return'],
    ['a return that is no address', { back_urls: { success: 'javascript:1' } }, 'invalid_back_urls'],
    ['a notification to nowhere', { notification_url: 'here' }, 'invalid_notification_url'],
    ['what the sandbox does not know', { marketplace_fee: 3 }, 'bad_request'],
  ])('when it has %s then 400', async (_what, changes, error) => {
    const { status, body } = await create({ ...preferenceBody(), ...changes });
    expect({ status, error: body.error }).toEqual({ status: 400, error });
  });

  test('when the body is no JSON then 400', async () => {
    const answer = await call(sandbox, '/checkout/preferences', { method: 'POST', body: '{' });
    expect(answer.status).toBe(400);
  });

  test('when the return is public and safe then auto_return is taken', async () => {
    const { status } = await create({ ...preferenceBody(), ...success('https://shop.mx/s') });
    expect(status).toBe(201);
  });
});

describe('idempotency keys', () => {
  const withKey = (json: unknown) =>
    call(sandbox, '/checkout/preferences', { json, headers: { 'x-idempotency-key': 'k1' } });

  test('when the same request comes again with its key then it is the same preference', async () => {
    const first = await withKey(preferenceBody());
    const second = await withKey(preferenceBody());
    expect(second).toEqual(first);
  });

  test('when another request comes with a used key then 409 and nothing is made', async () => {
    await withKey(preferenceBody());
    expect((await withKey(preferenceBody({ external_reference: 'other' }))).status).toBe(409);
  });
});

test('when the preference or the path is unknown then 404', async () => {
  await makePreference();
  expect((await call(sandbox, '/checkout/preferences/1-nada')).status).toBe(404);
  expect((await call(sandbox, '/v1/customers')).status).toBe(404);
});

describe('changing a preference', () => {
  const past = () => new Date(Date.now() - 1).toISOString().replace('Z', '+00:00');
  const update = (id: string, over: object) =>
    new Preference(sdkConfig()).update({ id, updatePreferenceRequest: { ...preferenceBody(), ...over } });

  test('when it is made to expire then it keeps the rest and cannot be paid any more', async () => {
    const { id, initPoint } = await makePreference({ external_reference: 'checkout-7' });
    const changed = await update(id, {
      external_reference: 'checkout-7',
      expires: true,
      expiration_date_to: past(),
    });
    expect(changed).toMatchObject({ id, external_reference: 'checkout-7', expires: true });
    expect(
      (await submit(initPoint.replace('http://localhost:8080/sandbox', sandbox.url), { result: 'aprobar' }))
        .status,
    ).toBe(410);
  });

  test('when only a part is sent then the rest stays', async () => {
    const { id } = await makePreference({ statement_descriptor: 'FLOR' });
    await call(sandbox, `/checkout/preferences/${id}`, { method: 'PUT', json: { expires: true } });
    const now = await new Preference(sdkConfig()).get({ preferenceId: id });
    expect(now).toMatchObject({ statement_descriptor: 'FLOR', expires: true, items: [{ unit_price: 375 }] });
  });

  test('when it is unknown or the change makes no sense then it is refused', async () => {
    const { id } = await makePreference();
    await expect(update('nada', {})).rejects.toBeInstanceOf(MPNotFoundError);
    await expect(update(id, { expiration_date_to: 'mañana' })).rejects.toBeInstanceOf(MPBadRequestError);
  });
});
