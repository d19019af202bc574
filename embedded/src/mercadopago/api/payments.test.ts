import { beforeEach, describe, expect, test } from '@jest/globals';
import { MPBadRequestError, MPNotFoundError, Payment, PaymentRefund } from 'mercadopago';
import { makePreference } from '../testing/build.ts';
import { call, openSandbox, type Opened, sdkConfig, submit } from '../testing/open-sandbox.ts';

let sandbox: Opened;

beforeEach(async () => {
  sandbox = await openSandbox();
});

async function pay(result: string, reference = 'checkout-1'): Promise<string> {
  const { initPoint } = await makePreference({ external_reference: reference });
  const { back } = await submit(initPoint, { result });
  return back?.searchParams.get('payment_id') ?? '';
}

describe('reading', () => {
  test('when a payment was made then it has what was bought, to the cent', async () => {
    const id = await pay('aprobar');
    expect(await new Payment(sdkConfig()).get({ id })).toMatchObject({
      id: Number(id),
      status: 'approved',
      status_detail: 'accredited',
      transaction_amount: 750,
      currency_id: 'MXN',
      external_reference: 'checkout-1',
      live_mode: false,
    });
  });

  test('when prices have cents then the sum is exact', async () => {
    const items = [
      { id: '1', title: 'A', quantity: 3, unit_price: 0.1 },
      { id: '2', title: 'B', quantity: 1, unit_price: 19.99 },
    ];
    const { initPoint } = await makePreference({ items });
    const { back } = await submit(initPoint, { result: 'aprobar' });
    const id = back?.searchParams.get('payment_id') ?? '';
    expect((await new Payment(sdkConfig()).get({ id })).transaction_amount).toBe(20.29);
  });

  test('when the payment is unknown then 404', async () => {
    await expect(new Payment(sdkConfig()).get({ id: '1' })).rejects.toBeInstanceOf(MPNotFoundError);
  });
});

describe('searching', () => {
  test('when searched by reference then only payments of that reference come, the newest first', async () => {
    const first = await pay('rechazar', 'a');
    const second = await pay('aprobar', 'a');
    await pay('aprobar', 'b');

    const found = await new Payment(sdkConfig()).search({
      options: { external_reference: 'a', sort: 'date_created', criteria: 'desc' },
    });

    expect(found.paging?.total).toBe(2);
    expect(found.results?.map(({ id }) => String(id))).toEqual([second, first]);
  });

  test('when there are more than a page holds then each page says how many there are of all', async () => {
    const made: string[] = [];
    for (let tries = 0; tries < 31; tries++) made.push(await pay('rechazar', 'many'));
    const page = (place: object) =>
      new Payment(sdkConfig()).search({ options: { external_reference: 'many', ...place } });

    const [first, second] = [await page({}), await page({ offset: 30, limit: 30 })];

    expect(first).toMatchObject({ paging: { total: 31, limit: 30, offset: 0 } });
    expect(second).toMatchObject({ paging: { total: 31, limit: 30, offset: 30 } });
    expect([first, second].flatMap(({ results }) => results!.map(({ id }) => String(id)))).toEqual(
      made.toReversed(),
    );
  });

  test('when nothing matches then the result is empty', async () => {
    const found = await new Payment(sdkConfig()).search({ options: { external_reference: 'nada' } });
    expect(found).toMatchObject({ paging: { total: 0 }, results: [] });
  });

  test('when a filter is not known then it is refused rather than ignored', async () => {
    expect((await call(sandbox, '/v1/payments/search?payer.email=a')).status).toBe(400);
  });
});

describe('cancelling', () => {
  test('when a payment is pending then it can be called off, once', async () => {
    const id = await pay('pendiente');
    expect((await new Payment(sdkConfig()).cancel({ id })).status).toBe('cancelled');
    await expect(new Payment(sdkConfig()).cancel({ id })).rejects.toBeInstanceOf(MPBadRequestError);
  });

  test('when a payment is approved then it cannot be called off', async () => {
    const id = await pay('aprobar');
    await expect(new Payment(sdkConfig()).cancel({ id })).rejects.toBeInstanceOf(MPBadRequestError);
    expect((await new Payment(sdkConfig()).get({ id })).status).toBe('approved');
  });
});

describe('refunding', () => {
  const refund = (id: string, amount?: number) =>
    new PaymentRefund(sdkConfig()).create({ payment_id: id, body: amount === undefined ? {} : { amount } });

  test('when a part is given back then the payment stays approved; with the rest it is refunded', async () => {
    const id = await pay('aprobar');
    await refund(id, 100);
    expect(await new Payment(sdkConfig()).get({ id })).toMatchObject({
      status: 'approved',
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 100,
    });
    expect((await refund(id)).amount).toBe(650);
    expect((await new Payment(sdkConfig()).get({ id })).status).toBe('refunded');
    expect(await new PaymentRefund(sdkConfig()).list({ payment_id: id })).toHaveLength(2);
  });

  test('when more is asked than is left, or nothing was paid then 400 and nothing moves', async () => {
    const id = await pay('aprobar');
    await expect(refund(id, 750.01)).rejects.toBeInstanceOf(MPBadRequestError);
    await expect(refund(id, -1)).rejects.toBeInstanceOf(MPBadRequestError);
    await expect(refund(await pay('rechazar'))).rejects.toBeInstanceOf(MPBadRequestError);
    expect((await new Payment(sdkConfig()).get({ id })).transaction_amount_refunded).toBe(0);
  });

  test('when the same refund is sent twice with one key then it is given back once', async () => {
    const id = await pay('aprobar');
    const path = `/v1/payments/${id}/refunds`;
    const init = { json: { amount: 100 }, headers: { 'x-idempotency-key': 'r1' } };
    expect(await call(sandbox, path, init)).toEqual(await call(sandbox, path, init));
    expect((await new Payment(sdkConfig()).get({ id })).transaction_amount_refunded).toBe(100);
  });

  test('when a refund has no key then it is refused', async () => {
    const id = await pay('aprobar');
    expect((await call(sandbox, `/v1/payments/${id}/refunds`, { json: {} })).status).toBe(400);
  });
});
