import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PushState } from '@shop/contracts/push';
import { openRedis } from '@shop/service-kit/redis';
import { writePeople } from '@shop/service-kit/people-copy';
import { signIn } from '@shop/service-kit/testing/backing';
import { eventually } from '../testing/eventually.ts';
import { pushService } from '../testing/push-service.ts';
import { paidOrder } from '../testing/refunds.ts';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';

const PATH = '/api/admin/push';
let shop: RunningShop;
let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
  shop = await runningShop({ env: { WEBHOOK_EVERY_MS: '100', WEBHOOK_PRIVATE_ADDRESSES: 'allow' } });
});
afterAll(async () => {
  await shop.stop();
  await service.close();
});

test('when an owner switches it on then a paid order reaches the phone, until they switch it off', async () => {
  const redis = openRedis(shop.config.REDIS_URL, { retryStrategy: () => null });
  await writePeople(redis, shop.config.AUDIT_QUEUE, [{ id: 1 }]);
  redis.disconnect();
  const phone = service.browser();
  const office = await shop.admin();
  expect((await office.get<PushState>(PATH)).body.devices).toEqual([]);

  const { body } = await office.request<PushState>('PUT', PATH, { ...phone.subscription, kinds: ['order'] });
  expect(body).toMatchObject({ publicKey: expect.any(String), devices: [{ kinds: ['order'] }] });
  const { orderId } = await paidOrder(shop);

  const [push] = await eventually(async () => phone.came().length > 0 && phone.read());
  expect(push!.url).toBe(`/admin/orders?ventana=details.${orderId}`);
  const off = await office.request<PushState>('DELETE', `${PATH}/${body.devices[0]!.id}`);
  expect(off.body.devices).toEqual([]);
});

test('when a role may not see something then it is not told of it', async () => {
  const editor = await signIn(shop.visitor(), shop.env, 'editor');
  const sent = (kinds: string[]) =>
    editor.request<PushState>('PUT', PATH, { ...service.browser().subscription, kinds });

  expect((await sent(['order'])).status).toBe(400);
  expect((await sent([])).status).toBe(400);
});

test('when a browser names an address that is inside or not encrypted then it is refused', async () => {
  const strict = await runningShop({ worker: false, env: { WEBHOOK_PRIVATE_ADDRESSES: 'refuse' } });
  const office = await strict.admin();
  const { keys } = service.browser().subscription;
  const of = async (host: string) => {
    const body = { endpoint: `${host}/a`, keys, kinds: ['order'] };
    return [host, (await office.request('PUT', PATH, body)).status];
  };

  const hosts = ['http://push.example', 'https://127.0.0.1', 'https://localhost', 'https://169.254.169.254'];
  const statuses = await Promise.all(hosts.map(of));

  expect(statuses).toEqual(hosts.map((host) => [host, 400]));
  await strict.stop();
});
