import type { Scenario } from '../scenario.ts';
import { canary } from './canary.scenario.ts';
import { shopKilled } from './f1-shop-killed.scenario.ts';
import { providerFails } from './f12-provider-fails.scenario.ts';
import { wrongPayment } from './f13-wrong-payment.scenario.ts';
import { workerKilled } from './f2-worker-killed.scenario.ts';
import { overload } from './f21-overload.scenario.ts';
import { soak } from './f24-soak.scenario.ts';
import { powerCut } from './f20-power-cut.scenario.ts';
import { failover } from './f25-failover.scenario.ts';
import { workerStalls } from './f23-worker-stalls.scenario.ts';
import { twoTabs } from './two-tabs.scenario.ts';
import { browserClosed } from './f3-browser-closed.scenario.ts';
import { forgotten } from './forgotten.scenario.ts';
import { manyWebhooks } from './f4-many-webhooks.scenario.ts';
import { cutOff } from './f11-cut-off.scenario.ts';
import { clockJumps } from './f19-clock.scenario.ts';
import { slowClients } from './f22-slow-clients.scenario.ts';
import { catalogKilled, wayBroken } from './services-away.scenario.ts';
import { stopped } from './f17-stopped.scenario.ts';
import { doubleSubmit } from './f5-double-submit.scenario.ts';
import { inventedPayments } from './invented-payments.scenario.ts';
import { queueSpeed } from './queue-speed.scenario.ts';
import { storesAway } from './stores-away.scenario.ts';
import { redisEmptied } from './redis-emptied.scenario.ts';

/** In the order in which they run: what kills comes after what only measures. */
export const SCENARIOS: Scenario[] = [
  doubleSubmit,
  queueSpeed,
  soak,
  overload,
  inventedPayments,
  manyWebhooks,
  wrongPayment,
  twoTabs,
  browserClosed,
  providerFails,
  shopKilled,
  workerKilled,
  redisEmptied,
  forgotten,
  slowClients,
  ...storesAway,
  wayBroken,
  catalogKilled,
  cutOff,
  clockJumps,
  stopped,
  workerStalls,
  canary,
  failover,
  powerCut,
];
