import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './account.page.tsx';
import './pushes.tsx';

const ENDPOINT = 'https://push.example/abc';
const KEYS = { p256dh: 'p', auth: 'a' };
const id = createHash('sha256').update(ENDPOINT).digest('hex');
const DEVICE = { id, device: 'Chrome en Android', kinds: ['order'], createdAt: '2026-11-22T12:00:00.000Z' };
const stateWith = (devices: object[]) => ({ publicKey: 'QUJD', devices });

/** A browser that supports notifications, as far as the page sees it. */
function browser(permission: NotificationPermission, asked: NotificationPermission = permission) {
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => (subscription = null));
  const subscribe = jest.fn(async (_given: object) => {
    subscription = {
      endpoint: ENDPOINT,
      options: { applicationServerKey: Uint8Array.from([65, 66, 67]).buffer },
      unsubscribe,
      toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    };
    return subscription;
  });
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const notification = { permission, requestPermission: async () => (notification.permission = asked) };
  const workers = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return { subscribe, unsubscribe };
}

beforeEach(() => {
  signedIn();
  answer('get', '/admin/account', { username: 'duena', hasSecondFactor: false, recoveryCodesLeft: 0 });
  answer('get', '/admin/account/sessions', []);
  answer('get', '/admin/account/passkeys', { passkeys: [] });
  answer('get', '/admin/push', stateWith([]));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  jest.restoreAllMocks();
});
const switchOf = (name: string) => screen.findByRole('switch', { name });

test('when a kind is switched on then this browser is told of it, and off again of nothing', async () => {
  const { subscribe, unsubscribe } = browser('default', 'granted');
  const kept = answer('put', '/admin/push', stateWith([DEVICE]));
  const removed = answer('delete', '/admin/push/:id', stateWith([]));
  const { user, container } = await renderAdmin('/admin/account');
  expect(await switchOf('Pedido nuevo')).not.toBeChecked();
  expect(await axeViolations(container)).toEqual([]);

  answer('get', '/admin/push', stateWith([DEVICE]));
  await user.click(await switchOf('Pedido nuevo'));

  await waitFor(async () => expect(await switchOf('Pedido nuevo')).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.from([65, 66, 67]),
  });
  expect(kept[0]?.body).toEqual({ endpoint: ENDPOINT, keys: KEYS, kinds: ['order'] });

  answer('get', '/admin/push', stateWith([]));
  await waitFor(async () => expect(await switchOf('Pedido nuevo')).toBeEnabled());
  await user.click(await switchOf('Pedido nuevo'));
  await waitFor(async () => expect(await switchOf('Pedido nuevo')).not.toBeChecked());
  expect([removed.length, unsubscribe.mock.calls.length]).toEqual([1, 1]);
});

test('when whoever asks refuses in the browser then the page says how to allow it', async () => {
  browser('default', 'denied');
  const kept = answer('put', '/admin/push', stateWith([]));
  const { user } = await renderAdmin('/admin/account');

  await user.click(await switchOf('Mensaje'));

  expect(await screen.findByText(/tiene bloqueados los avisos/)).toBeVisible();
  expect(kept).toHaveLength(0);
});

test('when the browser has no way to be told then the page says so, and names other devices', async () => {
  answer('get', '/admin/push', stateWith([{ ...DEVICE, id: 'other' }]));
  await renderAdmin('/admin/account');

  expect(await screen.findByText(/no puede recibir avisos/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Pedido nuevo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Quitar los avisos en Chrome en Android' })).toBeVisible();
});

test('when it is an iPhone outside of the app then the page says how to get there', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)');
  await renderAdmin('/admin/account');

  expect(await screen.findByText(/elige «Agregar a inicio»/)).toBeVisible();
});

test('when the browser’s push service fails then the page says so and nothing is switched on', async () => {
  const { subscribe } = browser('granted');
  subscribe.mockRejectedValueOnce(new Error('push service error'));
  const { user } = await renderAdmin('/admin/account');

  await user.click(await switchOf('Pago por revisar'));

  expect(await screen.findByText(/no pudo registrarse/)).toBeVisible();
  expect(await switchOf('Pago por revisar')).not.toBeChecked();
});
