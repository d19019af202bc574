import { expect, test } from '@jest/globals';
import { writeGiftCode } from '@shop/contracts/gift-card';
import { startOfDay } from '@shop/service-kit/days';
import type { MailRow } from '@shop/mail/mail.model';
import { forFile } from '@shop/service-kit/testing/for-file';
import { giftShop } from '../testing/gift-shop.ts';
import { CODE_TO_COME } from './gift-card-email.ts';
import { mailDueOf } from './gift-card.ts';
import { allowGiftCards, fillGiftCards, mailGiftCards } from './mail-gift-cards.ts';

const shop = forFile(giftShop);

const NOW = new Date('2026-11-26T18:00:00Z');
const allow = () => allowGiftCards(shop.deps, async () => 'later');
const mailsOf = async (id: number) =>
  (await shop.deps.db
    .collection('mails')
    .find({ key: new RegExp(`^gift-card:${id}:`) })
    .toArray()) as unknown as MailRow[];

test('when a day was chosen then its mail goes in the morning of that day, and else at once', () => {
  expect(mailDueOf('2026-12-24', NOW)).toEqual(new Date(startOfDay('2026-12-24').getTime() + 9 * 3_600_000));
  for (const sendOn of [null, '2026-11-26', '2026-11-01']) expect(mailDueOf(sendOn, NOW)).toEqual(NOW);
});

test('when its day has come then there is one mail, whose code is put in as it leaves', async () => {
  const { id, code } = await shop.give(50_000);
  await shop.deps.db
    .collection('gift_cards')
    .updateOne({ id }, { $set: { mailDue: new Date(Date.now() + 60_000) } });
  await mailGiftCards(shop.deps);
  expect(await mailsOf(id)).toEqual([]);

  const later = new Date(Date.now() + 61_000);
  await mailGiftCards(shop.deps, later);
  await mailGiftCards(shop.deps, later);
  const [mail, ...others] = await mailsOf(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'muestra@example.com', kind: 'gift-card' });
  expect(mail!.text).toContain(CODE_TO_COME);
  expect(`${mail!.text}${mail!.html}`).not.toContain(writeGiftCode(code));
  expect((await shop.cardOf(id)).sentAt).toEqual(later);

  expect(await allow()(mail!)).toBe('now');
  const sent = await fillGiftCards(shop.deps)(mail!);
  for (const words of [sent.text, sent.html]) expect(words).toContain(writeGiftCode(code));
});

test('when the card has another code by then, or is blocked, then the mail does not leave', async () => {
  const { id } = await shop.give(50_000);
  await mailGiftCards(shop.deps);
  const [first] = await mailsOf(id);
  await shop.deps.giftCards.update(id, { isBlocked: true });
  expect(await allow()(first!)).toBe('never');
  await shop.deps.giftCards.update(id, { isBlocked: false, email: 'otra@example.com' });
  expect(await allow()(first!)).toBe('never');
  expect(await fillGiftCards(shop.deps)(first!)).toEqual(first);
  await mailGiftCards(shop.deps, new Date(Date.now() + 1_000));
  const second = (await mailsOf(id)).find(({ to }) => to === 'otra@example.com');
  expect(await allow()(second!)).toBe('now');
});

test('when the mail is of something else then it is asked and left as it was', async () => {
  const other = { kind: 'order-paid', key: 'order-paid:1', text: CODE_TO_COME } as MailRow;
  expect([await allow()(other), await fillGiftCards(shop.deps)(other)]).toEqual(['later', other]);
});

test('when somebody is forgotten or their data grows old then a card says no more whose it is, and keeps what is on it', async () => {
  const [one, waiting] = [await shop.give(50_000), await shop.give(50_000)];
  await shop.deps.giftCards.mailed(await shop.cardOf(one.id), new Date());
  await shop.deps.giftCards.forget(['muestra@example.com']);
  expect(await shop.cardOf(one.id)).toMatchObject({ name: '', email: '', message: '', balanceCents: 50_000 });
  // The card has not reached its recipient yet.
  expect(await shop.cardOf(waiting.id)).toMatchObject({ email: 'muestra@example.com' });
  await shop.deps.giftCards.mailed(await shop.cardOf(waiting.id), new Date());
  await shop.deps.giftCards.forgetBefore(new Date(Date.now() + 1_000));
  expect(await shop.cardOf(waiting.id)).toMatchObject({ email: '', balanceCents: 50_000 });
});

test('when its e-mail was written with capitals then who is forgotten is off the card and its mail all the same', async () => {
  const { id } = await shop.give(50_000);
  await shop.deps.giftCards.update(id, { email: 'Con.Mayusculas@Example.com' });
  await mailGiftCards(shop.deps, new Date(Date.now() + 1_000));
  const emails = ['con.mayusculas@example.com'];
  expect((await mailsOf(id)).map(({ to }) => to)).toContain(emails[0]);
  await shop.deps.giftCards.forget(emails);
  expect(await shop.cardOf(id)).toMatchObject({ name: '', email: '' });
});

test('when a card is blocked on its day then its mail waits, and leaves once it can be used', async () => {
  const { id } = await shop.give(50_000);
  await shop.deps.giftCards.update(id, { isBlocked: true });
  await mailGiftCards(shop.deps);
  expect(await mailsOf(id)).toEqual([]);
  expect((await shop.cardOf(id)).sentAt).toBeUndefined();
  await shop.deps.giftCards.update(id, { isBlocked: false });
  await mailGiftCards(shop.deps);
  expect(await mailsOf(id)).toHaveLength(1);
});

test('when whom a blocked card was for is forgotten before its mail left then nothing is left to send', async () => {
  const { id } = await shop.give(50_000);
  await shop.deps.giftCards.update(id, { isBlocked: true, email: 'bloqueada@example.com' });
  await shop.deps.giftCards.forget(['bloqueada@example.com']);
  await shop.deps.giftCards.update(id, { isBlocked: false });
  await mailGiftCards(shop.deps, new Date(Date.now() + 1_000));
  expect(await shop.cardOf(id)).toMatchObject({ name: '', email: '' });
  expect(await mailsOf(id)).toEqual([]);
});
