import type { PushMessage } from '@shop/contracts/push';

type Tab = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> };
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: { matchAll: (of: object) => Promise<Tab[]>; openWindow: (url: string) => Promise<unknown> };
  addEventListener: (name: string, listener: (event: never) => void) => void;
};
declare const self: Worker;

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Pushed = Lasting & { data: { json: () => PushMessage } | null };
type Tapped = Lasting & { notification: Notification & { data: { url: string } } };

const MARK = '/media/marca/app-192.png';

/** Opens the page that a push is about, in an open tab of the back office if there is one. */
const open = async (url: string): Promise<unknown> => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const office = tabs.find((tab) => /^\/admin(\/|$)/.test(new URL(tab.url).pathname));
  if (!office) return self.clients.openWindow(url);
  // A tab that another worker controls cannot be navigated.
  await office.navigate(url).catch(() => self.clients.openWindow(url));
  return office.focus();
};

/** Shows the notifications for the shop's team (docs/decisions/0077). */
export const showPushes = (): void => {
  self.addEventListener('push', (event: Pushed) => {
    const said = event.data?.json();
    if (!said) return;
    const { title, text, url } = said;
    const look = { body: text, icon: MARK, tag: url, data: { url } };
    event.waitUntil(self.registration.showNotification?.(title, look));
  });
  self.addEventListener('notificationclick', (event: Tapped) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.url));
  });
};

/** Ends the notifications of this device after a sign-out; the push service tells the shop. */
export const endPushes = async (): Promise<unknown> =>
  (await self.registration.pushManager?.getSubscription())?.unsubscribe();
