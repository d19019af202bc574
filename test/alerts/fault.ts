import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../faults/random.ts';
import type { FaultShop } from '../faults/shop/fault-shop.ts';
import type { FrontEnds } from '../faults/shop/front-ends.ts';
import type { WebhookReceiver } from '../../services/cart-orders/src/testing/webhook-receiver.ts';
import type { MailServer } from '../../packages/mail/src/testing/mail-server.ts';

/** What faults are made with: the shop, and the programs of others around it. */
export type Bench = {
  shop: FaultShop;
  frontEnds: FrontEnds;
  mail: MailServer;
  receiver: WebhookReceiver;
  random: Random;
  /** How many times as fast the rules' hours pass. */
  factor: number;
};
export type Heal = () => Promise<unknown>;
export type Fault = {
  what: string;
  alerts: string[];
  /** Alerts that follow from it as well, when it lasts. */
  also?: string[];
  make: (bench: Bench) => Promise<Heal>;
};

/** Does something again and again. @returns what ends it */
export function keepDoing(step: () => Promise<unknown>, pauseMs = 0): Heal {
  let isOn = true;
  const doing = (async () => {
    for (; isOn; await sleep(pauseMs)) await step();
  })();
  return () => {
    isOn = false;
    return doing;
  };
}
