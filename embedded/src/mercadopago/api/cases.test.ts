import { beforeEach, expect, test } from '@jest/globals';
import { Chargeback, Payment } from 'mercadopago';
import { makePreference } from '../testing/build.ts';
import { call, openSandbox, type Opened, sdkConfig } from '../testing/open-sandbox.ts';
import { openReceiver } from '../testing/receiver.ts';

let sandbox: Opened;
let shop: Awaited<ReturnType<typeof openReceiver>>;
let id: number;
beforeEach(async () => {
  [sandbox, shop] = await Promise.all([openSandbox(), openReceiver()]);
  const preference = await makePreference({ notification_url: shop.url });
  const { body } = await call(sandbox, `/control/preferences/${preference.id}/pay`, {
    json: { holder: 'APRO' },
  });
  id = Number(body.id);
});

const turn = (one: string) => call(sandbox, `/control/payments/${id}/case`, { json: { turn: one } });
const claims = async (query: string) =>
  (await call(sandbox, `/post-purchase/v1/claims/search?${query}`)).body as { data: object[] };
const status = async () => {
  const { status: state, status_detail } = await new Payment(sdkConfig()).get({ id });
  return [state, status_detail];
};

test('when a bank begins a case then the SDK finds it by its payment, and the decision moves the payment', async () => {
  expect((await turn('proven')).status).toBe(400);
  await turn('chargeback');
  const find = () => new Chargeback(sdkConfig()).search({ options: { payment_id: id } });
  expect(await find()).toMatchObject({
    paging: { total: 1 },
    results: [{ payments: [id], coverage_applied: null, documentation_status: 'pending' }],
  });
  expect(await status()).toEqual(['charged_back', 'in_process']);

  await turn('proven');
  await turn('won');
  expect((await find()).results).toMatchObject([
    { coverage_applied: true, documentation_status: 'review_pending' },
  ]);
  expect(await status()).toEqual(['charged_back', 'reimbursed']);
  await turn('lost');
  expect(await status()).toEqual(['charged_back', 'settled']);
});

test('when a claim is opened then its payment moves only with a mediation', async () => {
  await turn('claim');
  expect(await claims('status=opened')).toMatchObject({
    paging: { total: 1 },
    data: [{ resource: 'payment', resource_id: id, stage: 'claim' }],
  });
  expect(await status()).toEqual(['approved', 'accredited']);
  await turn('mediation');
  expect(await status()).toEqual(['in_mediation', 'pending']);
  await turn('claim_closed');
  expect((await claims('status=opened')).data).toEqual([]);
  expect(await status()).toEqual(['approved', 'accredited']);
});

test('when something of it happens then it is told of under its own topic, as the provider signs it', async () => {
  await turn('claim');
  await turn('stop');
  await turn('chargeback');
  const received = await shop.wait(5);
  const byType = (type: string) => received.find(({ body }) => body.type === type)!;
  expect(byType('topic_claims_integration_wh').body.data).not.toHaveProperty('payment_id');
  expect(byType('stop_delivery_op_wh').body.data).toMatchObject({ payment_id: id });
  expect(byType('stop_delivery_op_wh').url.searchParams.has('data.id')).toBe(false);
  const { url, body } = byType('topic_chargebacks_wh');
  expect(body.data).toMatchObject({ payment_id: id });
  expect(url.searchParams.get('data.id')).toBe(String(body.data.id));
});

test('when a search asks for what the provider does not know then it is refused', async () => {
  expect((await call(sandbox, '/v1/chargebacks/search')).status).toBe(400);
  expect((await call(sandbox, '/post-purchase/v1/claims/search')).status).toBe(400);
  expect((await call(sandbox, '/post-purchase/v1/claims/search?resource=payment')).status).toBe(400);
});
