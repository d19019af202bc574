import type { MailStatus } from '@shop/contracts/mail';
import type { WebhookDeliveryStatus } from '@shop/contracts/webhook';
import type { Metrics } from '@shop/service-kit/metrics';
import type { Mongo } from '@shop/service-kit/mongo';
import { withTimeout } from '@shop/service-kit/with-timeout';
import type { PipelineStage } from 'mongoose';
import type { PaymentQueue } from './payments/queue/payment.queue.ts';

/** Metrics are read every few seconds, so counting stops here: long before, somebody has to act. */
const MOST = 10_000;
/** Not 'sent': these are all mails of the shop's life, and need no action. */
const WATCHED: MailStatus[] = ['queued', 'failed', 'kept'];
const WATCHED_DELIVERIES: WebhookDeliveryStatus[] = ['waiting', 'failed'];

type Queue = Pick<PaymentQueue, 'depth' | 'oldest' | 'passAge'>;
type Needs = { metrics: Metrics; db: Mongo; queue: Queue };

/** Metrics of the business. Only the worker reports them, because those of several processes would be added up. */
export function reportShopMetrics({ metrics, db, queue }: Needs): void {
  const count = (model: string, filter: object) => db.model(model).countDocuments(filter, { limit: MOST });
  const byStatus =
    (model: string, statuses: string[], of: object = {}) =>
    async () => {
      const counted = statuses.map(
        async (status) => [status, await count(model, { status, ...of })] as const,
      );
      return Object.fromEntries(await Promise.all(counted));
    };
  metrics.gauges({
    name: 'payment_jobs',
    help: 'Jobs of the payment queue by state',
    label: 'state',
    read: () => queue.depth(),
  });
  metrics.gauges({
    name: 'shop_orders',
    help: 'All orders of the shop by the estimate of the database, and those whose work is not done (at most 10,000)',
    label: 'kind',
    read: async () => ({
      all: await db.model('Order').estimatedDocumentCount(),
      // A range of dates matches the index of orders with work, which contains only these.
      unfinished: await count('Order', { 'outbox.at': { $gt: new Date(0) } }),
    }),
  });
  metrics.gauges({
    name: 'mails',
    help: 'Mails to shoppers and the owner that are not sent, by status (at most 10,000 each)',
    label: 'status',
    read: byStatus('Mail', WATCHED),
  });
  metrics.gauges({
    name: 'webhook_deliveries',
    help: 'Events that other programs have not taken, by status (at most 10,000 each; kept for a month)',
    label: 'status',
    // Pushes are left out: a member's phone that is off needs no action.
    read: byStatus('WebhookDelivery', WATCHED_DELIVERIES, { to: { $exists: false } }),
  });
  metrics.gauges({
    name: 'oldest_work_seconds',
    help: 'Age of what waits longest: a payment that the provider told of, order work, a job of the payment queue, a mail',
    label: 'kind',
    read: () => readAges({ db, queue }, Date.now()),
  });
  metrics.gauges({
    name: 'reconciliation_age_seconds',
    help: 'Since when no pass of reconciliation has ended',
    label: 'kind',
    read: async (): Promise<Record<string, number>> => {
      const last = await queue.passAge();
      return last === undefined ? {} : { last };
    },
  });
  metrics.gauges({
    name: 'backup_age_seconds',
    help: 'Age of the last backup into the bucket of archives, or since when one is owed',
    label: 'kind',
    read: () => backupAge(db),
  });
}

/** The record that tools/backup writes into this database. */
type Backup = { _id: 'last'; at?: Date; scheduledAt: Date };

/** Empty when no backups are scheduled. */
async function backupAge(db: Mongo): Promise<Record<string, number>> {
  const found = await db.collection<Backup>('backups').findOne({ _id: 'last' });
  return found ? { last: (Date.now() - (found.at ?? found.scheduledAt).getTime()) / 1_000 } : {};
}

const oldest = (since: unknown) => [{ $limit: MOST }, { $group: { _id: null, since: { $min: since } } }];
/** Waiting work, by kind: the model that contains it. */
const WAITING: Record<string, [model: string, pipeline: PipelineStage[]]> = {
  payment: ['WebhookEvent', [{ $match: { queuedAt: null } }, ...oldest('$createdAt')]],
  order: [
    'Order',
    [
      { $match: { 'outbox.at': { $gt: new Date(0) } } },
      { $unwind: '$outbox' },
      // A failed entry keeps the time of its first try.
      ...oldest({ $ifNull: ['$outbox.since', '$outbox.at'] }),
    ],
  ],
  mail: ['Mail', [{ $match: { status: 'queued' } }, ...oldest('$queuedAt')]],
};

/** The limit for each store: when one is down, the ages in the others are still reported. */
const ANSWER_MS = 800;

async function readAges({ db, queue }: Omit<Needs, 'metrics'>, now: number) {
  const waiting = Object.entries(WAITING).map(([kind, [model, pipeline]]) => {
    const found = db.model(model).aggregate<{ since: Date | null }>(pipeline).exec();
    return [kind, found.then(([first]) => first?.since)] as const;
  });
  const age = (since: Date | null | undefined) => (since ? Math.max(0, now - since.getTime()) / 1_000 : 0);
  const ages = [...waiting, ['job', queue.oldest()] as const].map(async ([kind, since]) => [
    kind,
    age(await withTimeout<Date | null | undefined>(since, ANSWER_MS)),
  ]);
  const known = await Promise.allSettled(ages);
  return Object.fromEntries(known.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}
