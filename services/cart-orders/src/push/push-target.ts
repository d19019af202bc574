import type { Person } from '@shop/service-kit/people-copy';
import type WebPush from 'web-push';
import type { DeliveryRow } from '../webhooks/delivery.store.ts';
import type { Target } from '../webhooks/deliver-due.ts';
import type { SubscriptionRow, SubscriptionStore } from './subscription.store.ts';
import type { Vapid } from './vapid.store.ts';

type PushTargetDeps = {
  subscriptions: Pick<SubscriptionStore, 'find' | 'remove'>;
  vapid: Vapid;
  config: { PUBLIC_BASE_URL: string };
  /** The person, if they have access at this moment. @throws while that is unknown */
  personOf: (id: number) => Promise<Person | undefined>;
};

/** How long the push service keeps a notification for a phone that is off; after that it is not news. */
const KEPT_S = 12 * 3_600;
/** The push service's statuses for an address that has ended. */
const GONE = new Set([404, 410]);

/** The browser that a push goes to, unless its user has lost access to the shop. */
export const createPushTarget =
  ({ subscriptions, vapid, config, personOf }: PushTargetDeps) =>
  async ({ endpointId, body }: DeliveryRow): Promise<Target | undefined> => {
    const row = await subscriptions.find(endpointId);
    if (!row) return undefined;
    const person = await personOf(row.userId);
    if (!person || outAtOf(person, row) >= row.createdAt.getTime() || row.publicKey !== vapid.publicKey) {
      await subscriptions.remove(row._id);
      return undefined;
    }
    // Loaded at the first push: most shops send none.
    const { default: webPush } = await import('web-push');
    return {
      message: () => messageFor(row, body, { vapid, config, webPush }),
      failed: async ({ answer = 0 }) => {
        if (!GONE.has(answer)) return true;
        await subscriptions.remove(row._id);
        return false;
      },
    };
  };

/** When they were last signed out in this browser, or everywhere. */
const outAtOf = ({ outAt = 0, browsers = {} }: Person, { browser = '' }: SubscriptionRow): number =>
  Math.max(outAt, browsers[browser] ?? 0);

/** Encrypted for this browser: the push service cannot read it. */
function messageFor(
  { url, p256dh, auth }: SubscriptionRow,
  body: string,
  { vapid, config, webPush }: Pick<PushTargetDeps, 'vapid' | 'config'> & { webPush: typeof WebPush },
) {
  const { headers, body: sealed } = webPush.generateRequestDetails(
    { endpoint: url, keys: { p256dh, auth } },
    body,
    { vapidDetails: { ...vapid, subject: subjectOf(config) }, TTL: KEPT_S, urgency: 'high' },
  );
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { url, headers: Object.fromEntries(texts) as Record<string, string>, body: sealed! };
}

/** Push services require a contact for problems; http addresses are not allowed. */
const subjectOf = ({ PUBLIC_BASE_URL: url }: { PUBLIC_BASE_URL: string }): string =>
  url.startsWith('https:') ? url : `mailto:tienda@${new URL(url).hostname}`;
