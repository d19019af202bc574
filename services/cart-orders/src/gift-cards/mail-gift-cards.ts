import type { Job } from '@shop/service-kit/job';
import type { MailStore } from '@shop/mail/mail.store';
import type { Allow, FillMail } from '@shop/mail/send-due';
import type { OrderLinks } from '../orders/order/order-links.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { giftCardEmail, withCode } from './gift-card-email.ts';
import type { GiftCardRow } from './gift-card.model.ts';
import type { GiftCardStore } from './gift-card.store.ts';

type Deps = {
  giftCards: Pick<GiftCardStore, 'dueMails' | 'mailed'>;
  mails: Pick<MailStore, 'add'>;
  settings: Pick<SettingsClient, 'read'>;
  links: Pick<OrderLinks, 'shop'>;
};
const EVERY_MS = 60_000;
const AT_ONCE = 200;
/** There is one mail for each code. */
const keyOf = ({ id, seed }: Pick<GiftCardRow, 'id' | 'seed'>): string => `gift-card:${id}:${seed}`;

/** Writes the mails of cards whose day has come; each once, however often this runs. */
export async function mailGiftCards(
  { giftCards, mails, settings, links }: Deps,
  now = new Date(),
): Promise<void> {
  for (const card of await giftCards.dueMails(now, AT_ONCE)) {
    const email = giftCardEmail(card, links)(await settings.read());
    await mails.add({ key: keyOf(card), kind: 'gift-card', to: card.email, about: {}, ...email });
    await giftCards.mailed(card, now);
  }
}

type Cards = { giftCards: Pick<GiftCardStore, 'find' | 'codeOf'> };
const cardOf = async ({ giftCards }: Cards, key: string): Promise<GiftCardRow | undefined> => {
  const card = await giftCards.find(Number(key.split(':')[1]));
  return card && key === keyOf(card) ? card : undefined;
};

/** Holds back mails with an earlier code, and mails of blocked cards. */
export const allowGiftCards =
  (deps: Cards, allow: Allow): Allow =>
  async (mail) => {
    if (mail.kind !== 'gift-card') return allow(mail);
    const card = await cardOf(deps, mail.key);
    return card && !card.isBlocked ? 'now' : 'never';
  };

/** Inserts the code when the mail is sent, because no stored mail has it. */
export const fillGiftCards =
  (deps: Cards): FillMail =>
  async (mail) => {
    const card = mail.kind === 'gift-card' ? await cardOf(deps, mail.key) : undefined;
    return card ? withCode(mail, deps.giftCards.codeOf(card)) : mail;
  };

export const mailGiftCardsJob = (deps: Deps): Job => ({
  name: 'gift-cards',
  every: EVERY_MS,
  run: () => mailGiftCards(deps),
});
