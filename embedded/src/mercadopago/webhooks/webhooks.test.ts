import { expect, test } from '@jest/globals';
import { InvalidWebhookSignatureError, PaymentRefund, WebhookSignatureValidator } from 'mercadopago';
import { makePreference } from '../testing/build.ts';
import { openSandbox, sdkConfig, submit, webhookSecret } from '../testing/open-sandbox.ts';
import { openReceiver, type Received } from '../testing/receiver.ts';

function check(
  { url, signature, requestId }: Received,
  secret = webhookSecret,
  dataId = url.searchParams.get('data.id'),
) {
  WebhookSignatureValidator.validate({
    xSignature: signature,
    xRequestId: requestId,
    dataId: dataId ?? '',
    secret,
  });
}

test('when a payment is made then the shop is told with a signature that the SDK accepts', async () => {
  await openSandbox();
  const shop = await openReceiver();
  const { initPoint } = await makePreference({ notification_url: `${shop.url}?source_news=webhooks` });

  const { back } = await submit(initPoint, { result: 'aprobar' });
  const [first] = (await shop.wait(1)) as [Received];

  const id = back?.searchParams.get('payment_id') ?? '';
  expect(Object.fromEntries(first.url.searchParams)).toEqual({
    source_news: 'webhooks',
    'data.id': id,
    type: 'payment',
  });
  expect(first.body).toEqual({
    id: expect.any(Number),
    live_mode: false,
    type: 'payment',
    date_created: expect.any(String),
    user_id: expect.any(String),
    api_version: 'v1',
    action: 'payment.created',
    data: { id },
  });
  expect(() => check(first)).not.toThrow();
  expect(() => check(first, 'other-secret')).toThrow(InvalidWebhookSignatureError);
  expect(() => check(first, webhookSecret, '999')).toThrow(InvalidWebhookSignatureError);
});

test('when a payment changes then the shop is told again under another notification id', async () => {
  await openSandbox();
  const shop = await openReceiver();
  const { initPoint } = await makePreference({ notification_url: shop.url });
  const { back } = await submit(initPoint, { result: 'aprobar' });

  await new PaymentRefund(sdkConfig()).total({ payment_id: back?.searchParams.get('payment_id') ?? '' });

  const [created, updated] = (await shop.wait(2)) as [Received, Received];
  expect(updated.body.action).toBe('payment.updated');
  expect(updated.body.id).not.toBe(created.body.id);
});

test('when the shop answers with an error then the same notification comes again', async () => {
  await openSandbox();
  const shop = await openReceiver(500);
  const { initPoint } = await makePreference({ notification_url: shop.url });

  await submit(initPoint, { result: 'aprobar' });

  const [first, second] = (await shop.wait(2)) as [Received, Received];
  expect(second.body).toEqual(first.body);
  expect(second.requestId).not.toBe(first.requestId);
  expect(() => check(second)).not.toThrow();
});

test('when the sandbox stops before the shop took the news then it tells after its next start', async () => {
  const shop = await openReceiver(500);
  const before = await openSandbox();
  const { initPoint } = await makePreference({ notification_url: shop.url });
  await submit(initPoint, { result: 'aprobar' });
  await shop.wait(1);
  await before.close();

  await openSandbox({ dataDir: before.dataDir });

  const [first, second] = (await shop.wait(2)) as [Received, Received];
  expect(second.body).toEqual(first.body);
});
