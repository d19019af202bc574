import { WORKER } from '@shop/contracts/offline';

/** Why this browser cannot receive notifications, or undefined when it can. */
export type PushObstacle = 'unsupported' | 'iphone' | 'denied';

const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const hindranceOf = (): PushObstacle | undefined => {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Safari on iPhones offers push only to apps added to the home screen.
  if (!isAble) return isIphone() ? 'iphone' : 'unsupported';
  return window.Notification?.permission === 'denied' ? 'denied' : undefined;
};

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const ready = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
};

const known = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
};

/** The id by which the shop knows this browser's push subscription. */
export const ownId = async (): Promise<string> => {
  const subscription = await known();
  if (!subscription) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isFor = ({ options }: PushSubscription, key: Uint8Array) =>
  String(new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())) === String(key);

/**
 * Asks the browser for an address that only the shop may write to.
 * @returns undefined when the person refuses
 */
export const subscribe = async (publicKey: string) => {
  if ((await window.Notification?.requestPermission()) !== 'granted') return undefined;
  const key = bytesOf(publicKey);
  const { pushManager } = await ready();
  const former = await pushManager.getSubscription();
  if (former && !isFor(former, key)) await former.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
};

export const unsubscribe = async (): Promise<unknown> => (await known())?.unsubscribe();
