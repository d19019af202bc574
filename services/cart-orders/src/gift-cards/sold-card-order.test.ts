import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { MailRow } from '@shop/mail/mail.model';
import { dayOf, startOfDay } from '@shop/service-kit/days';
import { addLines } from '../orders/addition/add-lines.ts';
import { askInvoice } from '../orders/order/ask-invoice.ts';
import { isSale, saleCents } from '../orders/order/payment.rank.ts';
import { addOrder, noTotals } from '../orders/report/day-totals.ts';
import { soldCards } from '../testing/sold-cards.ts';
import { fillGiftCards, mailGiftCards } from './mail-gift-cards.ts';

const shop = forFile(soldCards);

test('when its day has come then its mail leaves with the code, and who has it pays with it', async () => {
  const day = dayOf(new Date(Date.now() + 3 * 86_400_000)).day;
  const { checkoutId } = await shop.bought({ amount: 1000, sendOn: day });
  const { id } = (await shop.soldOf(checkoutId))!;
  const mails = () =>
    shop.deps.db
      .collection('mails')
      .find({ key: new RegExp(`^gift-card:${id}:`) })
      .toArray() as Promise<unknown> as Promise<MailRow[]>;
  await mailGiftCards(shop.deps);
  expect(await mails()).toEqual([]);
  await mailGiftCards(shop.deps, new Date(startOfDay(day).getTime() + 10 * 3_600_000));
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'recibe@example.com', subject: expect.stringContaining('$1,000.00 MXN') });
  const sent = await fillGiftCards(shop.deps)(mail!);
  const [code = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(sent.text) ?? [];

  const { made } = await shop.begin(code);
  expect(made.amounts).toMatchObject({ total: 590, giftCard: 590, due: 0 });
  await shop.placeWhole(made.checkoutId);
  expect(await shop.orderOf(made.checkoutId)).toMatchObject({
    paymentStatus: 'approved',
    totalCents: 59_000,
  });
  expect(await shop.soldOf(checkoutId)).toMatchObject({ balanceCents: 41_000 });
  await expect(shop.giveBack(checkoutId)).rejects.toMatchObject({
    status: 409,
    message: 'De esta tarjeta de regalo quedan $410.00 MXN sin usar. No se puede devolver más.',
  });
});

test('when a card is sold and spent then it is one sale, of what it bought', async () => {
  const { checkoutId } = await shop.bought();
  const sold = await shop.orderOf(checkoutId);
  expect([isSale(sold), saleCents(sold)]).toEqual([false, 0]);
  const totals = noTotals();
  addOrder(totals, sold);
  expect(totals).toMatchObject({ orders: 0, salesCents: 0, paid: 1 });
});

test('when an invoice is asked of it then it is refused in words', async () => {
  const { checkoutId } = await shop.bought();
  const deps = { orders: shop.deps.orders, planInvoice: async () => undefined, relay: () => undefined };
  await expect(askInvoice(deps, await shop.orderOf(checkoutId), {} as InvoiceRequest)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('no se factura'),
  });
});

test('when who began it is forgotten before it was paid then for whom it was is gone as well', async () => {
  const { checkoutId } = await shop.buy();
  await shop.deps.checkouts.forgetBuyer([checkoutId]);
  expect(JSON.stringify(await shop.deps.checkouts.find(checkoutId))).not.toMatch(/recibe@|Quien|cariño/);
});

test('when products are to be added to its order then that is refused', async () => {
  const { checkoutId } = await shop.bought();
  const { _id } = await shop.orderOf(checkoutId);
  const request = { requestId: crypto.randomUUID(), lines: [{ elixirId: 1, quantity: 1 }] };
  await expect(addLines(shop.deps, _id, { request, who: 'ana' } as never)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('tarjeta de regalo'),
  });
});
