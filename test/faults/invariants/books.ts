import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import type { ElixirRow } from '../../../services/catalog/src/elixir/elixir.model.ts';
import type { GlobalRow } from '../../../services/cart-orders/src/invoicing/global/global-row.ts';
import type { GiftCardRow } from '../../../services/cart-orders/src/gift-cards/gift-card.model.ts';
import type { CartRow } from '../../../services/cart-orders/src/shopping/cart/cart.model.ts';
import type { CheckoutRow } from '../../../services/cart-orders/src/shopping/checkout/checkout.model.ts';
import type { RefundLedgerRow } from '../../../services/cart-orders/src/payments/refund/refund.store.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import {
  asConnection,
  prefixOf,
  ASKED_QUEUE,
  QUEUE_NAME,
} from '../../../services/cart-orders/src/payments/queue/payment.queue.ts';
import type { PaymentExceptionRow } from '../../../services/cart-orders/src/payments/exceptions/payment-exception.model.ts';
import type { WebhookEventRow } from '../../../services/cart-orders/src/payments/webhook/webhook-event.store.ts';
import { giftLedger } from './gift-ledger.ts';
import { readLedger, type LedgerPayment } from './ledger.ts';

/** Where the two books are: the shop's own databases and queue, and the payment provider's ledger. */
export type Access = {
  mongoUri: string;
  database: string;
  /** Of the catalog. */
  catalogDatabase: string;
  redisUrl: string;
  providerUrl: string;
  accessToken: string;
};
export type WaitingJob = { id: string; at: number };

/** Both books at one moment. */
export type Books = {
  at: number;
  ledger: LedgerPayment[];
  orders: OrderRow[];
  checkouts: CheckoutRow[];
  exceptions: PaymentExceptionRow[];
  refunds: RefundLedgerRow[];
  globals: GlobalRow[];
  carts: CartRow[];
  /** Those that are counted. */
  elixirs: ElixirRow[];
  giftCards: GiftCardRow[];
  webhookEvents: WebhookEventRow[];
  jobs: WaitingJob[];
};

/** Reads everything that the invariants compare. @throws when the database, the queue or the provider is away */
export async function readBooks(access: Access): Promise<Books> {
  const own = await readDatabase(access);
  const jobs = await readQueue(access);
  // Last, so that every payment which the database knows stands in it.
  const ledger = [...(await readLedger(access)), ...giftLedger(own.giftCards)];
  return { at: Date.now(), ...own, jobs, ledger };
}

async function readDatabase({ mongoUri, database, catalogDatabase }: Access) {
  const client = await new MongoClient(mongoUri, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const db = client.db(database);
    const all = <T extends object>(name: string) => db.collection<T>(name).find().toArray() as Promise<T[]>;
    const counted = { stock: { $gte: -1_000_000 } };
    const elixirs = client.db(catalogDatabase).collection<ElixirRow>('elixirs').find(counted);
    return {
      // First, so that every checkout that holds a piece is read after it.
      elixirs: (await elixirs.toArray()) as ElixirRow[],
      orders: await all<OrderRow>('orders'),
      checkouts: await all<CheckoutRow>('checkouts'),
      refunds: await all<RefundLedgerRow>('refunds'),
      globals: await all<GlobalRow>('global_invoices'),
      exceptions: await all<PaymentExceptionRow>('reviews'),
      carts: await all<CartRow>('carts'),
      giftCards: await all<GiftCardRow>('gift_cards'),
      webhookEvents: await all<WebhookEventRow>('payment_notices'),
    };
  } finally {
    await client.close();
  }
}

async function readQueue({ redisUrl, database }: Access): Promise<WaitingJob[]> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => undefined);
  const queues = [QUEUE_NAME, ASKED_QUEUE].map(
    (name) => new Queue(name, { connection: asConnection(redis), prefix: prefixOf(database) }),
  );
  for (const queue of queues) queue.on('error', () => undefined);
  try {
    const jobs = queues.map((queue) => queue.getJobs(['wait', 'active', 'delayed', 'prioritized']));
    const found = (await Promise.all(jobs)).flat();
    return found
      .filter((job) => job && job.name !== 'reconcile')
      .map((job) => ({ id: job.id ?? '', at: job.timestamp }));
  } finally {
    await Promise.all(queues.map((queue) => queue.close()));
    redis.disconnect();
  }
}
