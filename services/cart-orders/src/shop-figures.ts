import { MAIL_STATUSES } from '@shop/contracts/mail';
import type { Deps } from './deps.ts';

/** Figures of the business for /metrics. The worker alone tells them: several copies would be added up. */
export function shopFigures({ metrics, mongo, queue }: Deps): void {
  const count = (model: string, filter: object) => mongo.model(model).countDocuments(filter);
  metrics.gauges({
    name: 'payment_jobs',
    help: 'Jobs of the payment queue by state',
    label: 'state',
    read: () => queue.depth(),
  });
  metrics.gauges({
    name: 'shop_orders',
    help: 'All orders of the shop, and those whose work is not done',
    label: 'kind',
    read: async () => ({
      all: await mongo.model('Order').estimatedDocumentCount(),
      unfinished: await count('Order', { 'outbox.at': { $exists: true } }),
    }),
  });
  metrics.gauges({
    name: 'mails',
    help: 'Mails to shoppers and the owner by status',
    label: 'status',
    read: async () => {
      const counted = MAIL_STATUSES.map(async (status) => [status, await count('Mail', { status })]);
      return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
    },
  });
}
