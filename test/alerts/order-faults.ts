import { aShipping } from '@shop/contracts/testing/builders';
import type { Elixir } from '@shop/contracts/elixir';
import type { MailSummary } from '@shop/contracts/mail';
import type { WebhookDelivery, WebhookMade } from '@shop/contracts/webhook';
import { signIn } from '@shop/service-kit/testing/backing';
import { findAddresses } from '../../tools/backup/addresses.ts';
import { archivesOf, saveArchive } from '../../tools/backup/archives.ts';
import { openStores } from '../../tools/backup/stores.ts';
import { aShopper, emailOf, submitUntilDone, type Shopper } from '../faults/shop/shopper.ts';
import type { Bench, Fault } from './fault.ts';

const HOUR_MS = 3_600_000;
const adminOf = ({ shop }: Bench) => signIn(shop.visitor(), shop.env());
const buy = async (shopper: Shopper) => submitUntilDone(shopper, await shopper.pay());
export const buyOnce = async ({ shop, random }: Bench) => buy(await aShopper(shop, random));

export const mailServerAway: Fault = {
  what: 'the mail server takes no connections',
  alerts: ['MailsWait'],
  async make({ shop, random, mail }) {
    await mail.shut();
    await buy(await aShopper(shop, random));
    return mail.open;
  },
};

export const mailRefused: Fault = {
  what: 'the mail server refuses an address for good',
  alerts: ['MailsFail'],
  async make(bench) {
    const shopper = await aShopper(bench.shop, bench.random);
    // Whichever tells the shop first, the provider or the buyer.
    for (const email of [aShipping().email, emailOf(shopper)]) bench.mail.refused.add(email);
    await buy(shopper);
    return async () => {
      bench.mail.refused.clear();
      const admin = await adminOf(bench);
      const { body } = await admin.get<MailSummary[]>('/api/admin/mails?status=failed');
      for (const { id } of body) await admin.post(`/api/admin/mails/${id}/resend`, {});
    };
  },
};

export const receiverDown: Fault = {
  what: 'a program that hears webhooks answers 503',
  alerts: ['WebhooksWait'],
  async make(bench) {
    const admin = await adminOf(bench);
    const { receiver } = bench;
    receiver.answer = (res) => res.writeHead(503).end();
    const webhook = { url: receiver.url, events: ['order.shipped'] };
    const { body: made } = await admin.post<WebhookMade>('/api/admin/webhooks', webhook);
    const path = `/api/admin/webhooks/${made.id}`;
    const { body: sent } = await admin.post<WebhookDelivery>(`${path}/test`, {});
    return async () => {
      receiver.answer = (res) => res.writeHead(204).end();
      await admin.post(`${path}/deliveries/${sent.id}/resend`, {});
    };
  },
};

export const soldOut: Fault = {
  what: 'an elixir for sale has no piece left',
  alerts: ['SoldOut'],
  async make(bench) {
    const admin = await adminOf(bench);
    const { body } = await admin.get<Elixir[]>('/api/elixirs/predesigned/all');
    const count = (stock: number) => admin.patch(`/api/elixirs/${body[0]!.id}`, { stock });
    await count(0);
    return () => count(100);
  },
};

export const noBackup: Fault = {
  what: 'the last backup was 27 hours ago',
  alerts: ['BackupOld'],
  async make({ shop, factor }) {
    const { addresses } = await findAddresses(shop.env());
    const stores = await openStores(addresses);
    const archives = archivesOf({}, addresses);
    await saveArchive(stores, archives, new Date(Date.now() - (27 * HOUR_MS) / factor));
    return async () => {
      await saveArchive(stores, archives);
      await stores.close();
    };
  },
};
