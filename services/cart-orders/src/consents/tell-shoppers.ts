import { isAskable, type Purpose } from '@shop/contracts/consent-words';
import type { MailKind } from '@shop/contracts/mail';
import type { Notices } from '@shop/contracts/notices';
import type { BrandedEmail } from '@shop/mail/email';
import type { MailStore } from '@shop/mail/mail.store';
import type { Allow } from '@shop/mail/send-due';
import type { Job } from '@shop/service-kit/job';
import { shopZone } from '@shop/service-kit/days';
import type { Redis } from 'ioredis';
import { opinionEmail } from '../opinions/opinion-email.ts';
import type { OpinionLinks } from '../opinions/opinion-links.ts';
import type { ArrivedOrder } from '../orders/order/arrived-orders.ts';
import type { OrderLinks } from '../orders/order/order-links.ts';
import { keptItems } from '../orders/order/order-returns.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { databaseName, type CartOrdersConfig } from '../config.ts';
import { prefixOf } from '../payments/queue/payment.queue.ts';
import { runExclusively } from '../payments/queue/run-exclusively.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { backInStockEmail, refillEmail, unfinishedEmail } from './consent-emails.ts';
import type { ConsentLinks } from './consent-links.ts';
import type { ConsentRow } from './consent.model.ts';
import type { ConsentStore } from './consent.store.ts';
import { mailKey } from './mail-key.ts';
import { noteDelivered } from './note-delivered.ts';
import { isNight } from './may-go.ts';
import { refillDaysOf } from './refill-days.ts';
import { verdictOf, type KnownDeps, type Moment } from './verdict-of.ts';

type TellDeps = KnownDeps & {
  consents: ConsentStore;
  mails: Pick<MailStore, 'add' | 'hasServer'>;
  settings: Pick<SettingsClient, 'read'>;
  consentLinks: ConsentLinks;
  links: OrderLinks;
  opinionLinks: OpinionLinks;
  orders: Pick<OrderStore, 'find' | 'deliveredBetween'>;
  redis: Redis;
  config: CartOrdersConfig;
};

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const AT_ONCE = 200;
const IDS_AT_ONCE = 100;
/** How long a shopper who was told has to buy, before the next in line is told of the same pieces. */
const TURN_MS = 48 * HOUR_MS;

const momentOf = ({ reminderHours }: Notices, now: Date): Moment => ({
  now,
  zone: shopZone(),
  hours: reminderHours ?? 0,
});

type Telling = { moment: Moment; kind: MailKind; emailOf: () => Promise<BrandedEmail | undefined> };

/** @returns whether the mail was written; a consent that is over is ended */
async function tell(deps: TellDeps, row: ConsentRow, { moment, kind, emailOf }: Telling): Promise<boolean> {
  const verdict = await verdictOf(deps, row, moment);
  if (verdict.go === 'never') await deps.consents.end(row._id, verdict.why);
  const email = verdict.go === 'now' && (await emailOf());
  if (!email) return false;
  const { consents, consentLinks, mails, settings } = deps;
  const { _id, email: to } = row;
  await mails.add({
    // A crash before the next line repeats both; the key keeps the mail from being stored twice.
    key: mailKey(kind, row),
    ...{ kind, to, about: { consentId: _id }, endLink: consentLinks.oneClick(_id) },
    ...email(await settings.read()),
  });
  await consents.tell(_id);
  return true;
}

async function remind(deps: TellDeps, moment: Moment): Promise<void> {
  const before = new Date(moment.now.getTime() - moment.hours * HOUR_MS);
  for (const row of await deps.consents.waiting('reminder', { before, limit: AT_ONCE }))
    await tell(deps, row, {
      moment,
      kind: 'unfinished',
      emailOf: async () => {
        const checkout = await deps.checkouts.find(row.about);
        return checkout ? unfinishedEmail(row, checkout, deps.consentLinks) : undefined;
      },
    });
}

/** In order of asking; as many as there are free pieces that no one was told of yet. */
async function tellStock(deps: TellDeps, moment: Moment): Promise<void> {
  const waited = (await deps.consents.waitedFor()).map(Number);
  for (let from = 0; from < waited.length; from += IDS_AT_ONCE) {
    const known = await deps.catalog.elixirs(waited.slice(from, from + IDS_AT_ONCE));
    for (const { id, name, isAvailable, inStock = AT_ONCE } of known.values()) {
      if (!isAvailable) continue;
      const about = String(id);
      const told = await deps.consents.toldSince(about, new Date(moment.now.getTime() - TURN_MS));
      const limit = Math.min(inStock - told, AT_ONCE);
      const emailOf = (row: ConsentRow) => async () => backInStockEmail(row, { id, name }, deps.consentLinks);
      if (limit > 0)
        for (const row of await deps.consents.waiting('stock', { about, limit }))
          await tell(deps, row, { moment, kind: 'back-in-stock', emailOf: emailOf(row) });
    }
  }
}

const OF_ORDERS = { opinion: opinionEmail, refill: refillEmail };

/** About orders that arrived: their days had passed when they were noted. */
async function tellOfOrders(deps: TellDeps, moment: Moment, kind: keyof typeof OF_ORDERS): Promise<void> {
  for (const row of await deps.consents.waiting(kind, { limit: AT_ONCE }))
    await tell(deps, row, {
      moment,
      kind,
      emailOf: async () => {
        const order = await deps.orders.find(row.about);
        return order ? OF_ORDERS[kind](row, order, deps) : undefined;
      },
    });
}

/** Asks buyers for their opinion. */
async function askOpinions(deps: TellDeps, moment: Moment, days: number): Promise<void> {
  await noteDelivered(deps, { purpose: 'opinion', days }, moment.now);
  await tellOfOrders(deps, moment, 'opinion');
}

/** Tells buyers that their honey runs out: orders whose honey lasts equally long are noted together. */
async function tellRefills(
  deps: TellDeps,
  moment: Moment,
  sizes: NonNullable<Notices['refill']>,
): Promise<void> {
  for (const days of new Set(sizes.map((size) => size.days))) {
    const isAbout = (order: ArrivedOrder) => refillDaysOf(keptItems(order), sizes) === days;
    await noteDelivered(deps, { purpose: 'refill', days, isAbout }, moment.now);
  }
  await tellOfOrders(deps, moment, 'refill');
}

/** One turn: writes the requested mails that may be sent. Without a mail server they wait. */
export async function tellShoppers(deps: TellDeps, now = new Date()): Promise<void> {
  const { notices = {} } = await deps.settings.read();
  const moment = momentOf(notices, now);
  if (!deps.mails.hasServer || isNight(now, moment.zone)) return;
  if (notices.reminderHours) await remind(deps, moment);
  if (notices.stock) await tellStock(deps, moment);
  if (notices.opinionDays) await askOpinions(deps, moment, notices.opinionDays);
  if (isAskable(notices, 'refill')) await tellRefills(deps, moment, notices.refill ?? []);
}

/** Confirmed news need no question. Other mails may go before their row is 'told': mail and row are two writes. */
const isWanted = ({ state, purpose }: ConsentRow): boolean =>
  state === 'told' || state === (purpose === 'news' ? 'unconfirmed' : 'waiting');

/** These mails end when the owner switches them off, even if they wait. */
const ENDS_WITH_SETTING: ReadonlySet<Purpose> = new Set<Purpose>(['reminder', 'opinion', 'refill']);

/** Checked before each delivery: while a mail waited for its server, its reader may have paid or refused. */
export const allowMail =
  (
    deps: KnownDeps & {
      consents: Pick<ConsentStore, 'find' | 'end'>;
      settings: Pick<SettingsClient, 'read'>;
    },
    now = () => new Date(),
  ): Allow =>
  async ({ key, kind, about: { consentId } }) => {
    if (!consentId) return 'now';
    const row = await deps.consents.find(consentId);
    if (!row || !isWanted(row) || key !== mailKey(kind, row)) return 'never';
    const { notices = {} } = await deps.settings.read();
    if (ENDS_WITH_SETTING.has(row.purpose) && !isAskable(notices, row.purpose)) return 'never';
    const asked = { ...row, state: 'waiting' as const };
    const verdict = await verdictOf(deps, asked, momentOf(notices, now()));
    if (verdict.go === 'never') await deps.consents.end(row._id, verdict.why);
    return verdict.go;
  };

export const tellShoppersJob = (deps: TellDeps): Job => ({
  name: 'consents',
  every: EVERY_MS,
  run: () =>
    runExclusively(deps.redis, `${prefixOf(databaseName(deps.config))}:consents`, () => tellShoppers(deps)),
});
