import type { MailStore } from '@shop/mail/mail.store';
import type { Job } from '@shop/service-kit/job';
import type { CartOrdersConfig } from '../../config.ts';
import type { CatalogClient } from '../../shopping/catalog/catalog.client.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { OrderLinks } from '../order/order-links.ts';
import { lowStockEvent, type Publish } from '../../webhooks/publish.ts';
import { lowStockEmail } from './low-stock-email.ts';

export type TellLowStockDeps = {
  catalog: Pick<CatalogClient, 'lowStock' | 'toldLowStock'>;
  mails: Pick<MailStore, 'add'>;
  settings: Pick<SettingsClient, 'read'>;
  links: Pick<OrderLinks, 'shop'>;
  publish: Publish;
};

/**
 * Sends each product that is running out to webhooks and, in one mail, to the owner. Both are stored under the alarm's
 * key before the catalogue is told, so a repetition adds nothing. Without an owner's address the alarm waits for one.
 */
export async function tellLowStock({
  catalog,
  mails,
  settings,
  links,
  publish,
}: TellLowStockDeps): Promise<void> {
  const low = await catalog.lowStock();
  if (low.length === 0) return;
  for (const one of low) await publish(lowStockEvent(one));
  const current = await settings.read();
  const kind = 'owner-low-stock';
  const { ownerEmail: to } = current;
  if (!to) return;
  for (const { elixirId, alarm, ...what } of low) {
    await mails.add({ key: `${kind}:${alarm}`, kind, to, about: {}, ...lowStockEmail(what, links)(current) });
    await catalog.toldLowStock({ elixirId, alarm });
  }
}

export const tellLowStockJob = (
  deps: TellLowStockDeps & { config: Pick<CartOrdersConfig, 'WEBHOOK_EVERY_MS'> },
): Job => ({
  name: 'low-stock',
  every: deps.config.WEBHOOK_EVERY_MS,
  run: () => tellLowStock(deps),
});
