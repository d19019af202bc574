import type { Row } from '../row.ts';
import { shopKilled } from './f1-shop-killed.row.ts';
import { providerFails } from './f12-provider-fails.row.ts';
import { wrongPayment } from './f13-wrong-payment.row.ts';
import { workerKilled } from './f2-worker-killed.row.ts';
import { powerCut } from './f20-power-cut.row.ts';
import { workerStalls } from './f23-worker-stalls.row.ts';
import { twoTabs } from './f24-two-tabs.row.ts';
import { browserClosed } from './f3-browser-closed.row.ts';
import { manyWebhooks } from './f4-many-webhooks.row.ts';
import { doubleSubmit } from './f5-double-submit.row.ts';
import { inventedPayments } from './invented-payments.row.ts';
import { queueSpeed } from './queue-speed.row.ts';
import { redisEmptied } from './redis-emptied.row.ts';

/** In the order in which they run: what kills comes after what only measures. */
export const ROWS: Row[] = [
  doubleSubmit,
  queueSpeed,
  inventedPayments,
  manyWebhooks,
  wrongPayment,
  twoTabs,
  browserClosed,
  providerFails,
  shopKilled,
  workerKilled,
  redisEmptied,
  workerStalls,
  powerCut,
];
