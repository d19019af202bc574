import { beforeEach, describe, expect, test } from '@jest/globals';
import { Payment, PaymentRefund } from 'mercadopago';
import { cardFields, makePreference } from '../testing/build.ts';
import { call, openSandbox, type Opened, sdkConfig, submit } from '../testing/open-sandbox.ts';

let sandbox: Opened;

beforeEach(async () => {
  sandbox = await openSandbox();
});

const read = async (url: string) => (await fetch(url, { redirect: 'manual' })).text();
const payments = async () => (await call(sandbox, '/control/ledger')).body.payments as unknown[];

describe('the page', () => {
  test('when it is opened then it shows the lines, the total and that no money moves', async () => {
    const items = [{ id: '1', title: '<b>Flor & miel</b>', quantity: 2, unit_price: 1375.5 }];
    const html = await read((await makePreference({ items })).initPoint);
    expect(html).toContain('Modo de prueba: no se cobra dinero real');
    expect(html).toContain('&#60;b&#62;Flor &#38; miel&#60;/b&#62;');
    expect(html).toContain('$2,751.00 MXN');
    for (const label of ['Aprobar pago', 'Dejar pendiente (OXXO)', 'Rechazar pago'])
      expect(html).toContain(label);
  });

  test('when it is opened under the public prefix then it is the same page', async () => {
    const { initPoint } = await makePreference();
    const prefixed = initPoint.replace('/checkout/', '/sandbox/checkout/');
    expect((await fetch(prefixed)).status).toBe(200);
  });

  test('when the preference is unknown or expired then it says so and offers no payment', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const expired = await makePreference({ expires: true, expiration_date_to: yesterday });
    const unknown = await fetch(`${sandbox.url}/checkout/v1/redirect?pref_id=nada`);
    expect(unknown.status).toBe(404);
    expect(await read(expired.initPoint)).toContain('Este enlace de pago venció');
    expect((await submit(expired.initPoint, { result: 'aprobar' })).status).toBe(410);
    expect(await payments()).toEqual([]);
  });

  test('when the shop wants a yes or no then nothing can be left pending', async () => {
    const { initPoint } = await makePreference({ binary_mode: true });
    expect(await read(initPoint)).not.toContain('Dejar pendiente');
    expect((await submit(initPoint, cardFields('CONT'))).back?.searchParams.get('status')).toBe('rejected');
  });
});

test('when half is paid with the balance then the page asks for the rest, and both make the total', async () => {
  const { initPoint } = await makePreference();
  expect((await submit(initPoint, { result: 'mitad' })).back?.searchParams.get('status')).toBe('approved');

  const page = await read(initPoint);
  expect(page).toContain('Ya hay una parte pagada. Faltan $375.00 MXN.');
  expect(page).toContain('Pagar $375.00 MXN');
  await submit(initPoint, { ...cardFields('APRO'), attempt: 'second' });

  expect(await payments()).toMatchObject([
    { transaction_amount: 375, payment_type_id: 'account_money' },
    { transaction_amount: 375, payment_type_id: 'credit_card' },
  ]);
  expect((await fetch(initPoint, { redirect: 'manual' })).status).toBe(303);
});

describe('the way back', () => {
  test.each([
    ['aprobar', '/s', 'approved', 'credit_card'],
    ['pendiente', '/p', 'pending', 'ticket'],
    ['rechazar', '/f', 'rejected', 'credit_card'],
  ])(
    'when the shopper presses %s then the shop gets the provider’s parameters',
    async (result, path, status, type) => {
      const { id, initPoint } = await makePreference();
      const { status: code, back } = await submit(initPoint, { result });
      const parameters = Object.fromEntries(back?.searchParams ?? []);
      expect(code).toBe(303);
      expect(back?.pathname).toBe(path);
      expect(parameters).toEqual({
        collection_id: parameters.payment_id,
        collection_status: status,
        payment_id: expect.stringMatching(/^\d{11}$/),
        status,
        external_reference: 'checkout-1',
        payment_type: type,
        merchant_order_id: expect.stringMatching(/^\d{11}$/),
        preference_id: id,
        site_id: 'MLM',
        processing_mode: 'aggregator',
        merchant_account_id: 'null',
      });
    },
  );

  test('when the shop’s address has a query of its own then it is kept', async () => {
    const { initPoint } = await makePreference({ back_urls: { success: 'http://shop.test/back?c=7' } });
    expect((await submit(initPoint, { result: 'aprobar' })).back?.searchParams.get('c')).toBe('7');
  });

  test('when the shop gave no address then the page tells the result', async () => {
    const { initPoint } = await makePreference({ back_urls: {} });
    expect((await submit(initPoint, { result: 'aprobar' })).html).toContain('pago aprobado');
  });
});

describe('paying with a test card', () => {
  test.each([
    ['APRO', 'approved', 'accredited'],
    ['apro', 'approved', 'accredited'],
    ['CONT', 'in_process', 'pending_contingency'],
    ['OTHE', 'rejected', 'cc_rejected_other_reason'],
    ['FUND', 'rejected', 'cc_rejected_insufficient_amount'],
    ['SECU', 'rejected', 'cc_rejected_bad_filled_security_code'],
    ['EXPI', 'rejected', 'cc_rejected_bad_filled_date'],
    ['CALL', 'rejected', 'cc_rejected_call_for_authorize'],
  ])('when the holder is %s then the payment is %s', async (holder, status, status_detail) => {
    const { initPoint } = await makePreference();
    const { back } = await submit(initPoint, cardFields(holder));
    const payment = await new Payment(sdkConfig()).get({ id: back?.searchParams.get('payment_id') ?? '' });
    expect(payment).toMatchObject({ status, status_detail, card: { last_four_digits: '3764' } });
  });

  test.each([
    ['a number that is no test card', { number: '4111111111111111' }, 'No escribas aquí una tarjeta real'],
    ['another holder', { holder: 'Juana' }, 'nombres de prueba'],
    ['a date that is past', { expiry: '01/20' }, 'fecha futura'],
    ['a code too short', { cvv: '12' }, 'El código es de 3 dígitos'],
  ])(
    'when it has %s then the form comes back with the reason and nothing is charged',
    async (_what, change, text) => {
      const { initPoint } = await makePreference();
      const { status, html } = await submit(initPoint, { ...cardFields('APRO'), ...change });
      expect(status).toBe(400);
      expect(html).toContain(text);
      expect(html).toContain('aria-invalid="true"');
      expect(await payments()).toEqual([]);
    },
  );
});

describe('never twice', () => {
  test('when the form is sent many times at once then there is one payment', async () => {
    const { initPoint } = await makePreference();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(initPoint, { result: 'aprobar' })),
    );
    const ids = new Set(answers.map(({ back }) => back?.searchParams.get('payment_id')));
    expect(ids.size).toBe(1);
    expect(await payments()).toHaveLength(1);
  });

  test('when the same form is sent twice then a pending payment is one payment', async () => {
    const { initPoint } = await makePreference();
    const press = () => submit(initPoint, { result: 'pendiente', attempt: 'form-1' });
    expect((await press()).back?.href).toBe((await press()).back?.href);
    expect(await payments()).toHaveLength(1);
  });

  test('when the preference is paid then the page sends the shopper back with that payment', async () => {
    const { initPoint } = await makePreference();
    const { back } = await submit(initPoint, { result: 'aprobar' });
    const again = await fetch(initPoint, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(back?.href);
    expect((await submit(initPoint, { result: 'rechazar' })).back?.href).toBe(back?.href);
    expect(await payments()).toHaveLength(1);
  });

  test('when two windows show the page and both pay then there are two payments, as with the provider', async () => {
    const { initPoint } = await makePreference();
    const press = (attempt: string) => submit(initPoint, { result: 'aprobar', attempt });
    const backs = [await press('window-1'), await press('window-2'), await press('window-2')];
    const ids = backs.map(({ back }) => back?.searchParams.get('payment_id'));
    expect(new Set(ids).size).toBe(2);
    expect(ids[2]).toBe(ids[1]);
    expect(await payments()).toHaveLength(2);
  });

  test('when the money went back then the page does not take it again', async () => {
    const { initPoint } = await makePreference();
    const { back } = await submit(initPoint, { result: 'aprobar' });
    const payment_id = back?.searchParams.get('payment_id') ?? '';
    await new PaymentRefund(sdkConfig()).total({ payment_id });
    expect((await submit(initPoint, { result: 'aprobar' })).back?.searchParams.get('status')).toBe(
      'refunded',
    );
    expect(await payments()).toHaveLength(1);
  });

  test('when a payment was rejected then the same page takes another try', async () => {
    const { initPoint } = await makePreference();
    await submit(initPoint, cardFields('FUND'));
    expect(await read(initPoint)).toContain('rechazado por fondos insuficientes');
    expect((await submit(initPoint, { result: 'aprobar' })).back?.pathname).toBe('/s');
    expect(await payments()).toHaveLength(2);
  });
});
