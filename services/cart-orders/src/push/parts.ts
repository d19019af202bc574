import { readPerson } from '@shop/service-kit/people-copy';
import { createSealed } from '@shop/service-kit/sealed';
import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import { createPushTarget } from './push-target.ts';
import { createSubscriptionStore, subscriptionModel } from './subscription.store.ts';
import { keepVapid } from './vapid.store.ts';

export const pushModels = [subscriptionModel];

/** Push notifications: who gets which ones on which phone, and their delivery. */
export async function pushParts({ config, db, redis }: Base<CartOrdersConfig>) {
  const { KEYS_SECRET, SESSION_SECRET, AUDIT_QUEUE } = config;
  const vapid = await keepVapid(db, createSealed(KEYS_SECRET ?? SESSION_SECRET, 'keys of push'));
  const subscriptions = createSubscriptionStore(db);
  const personOf = (id: number) => readPerson(redis, AUDIT_QUEUE, id);
  return { vapid, subscriptions, pushTarget: createPushTarget({ subscriptions, vapid, config, personOf }) };
}
