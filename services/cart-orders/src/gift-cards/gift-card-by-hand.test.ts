import { expect, test } from '@jest/globals';
import type { GiftBalance, GiftCard, GivenGiftCard } from '@shop/contracts/gift-card';
import { runningShop } from '../testing/running-shop.ts';

test('when there is no mail server then whoever gives a card or makes it anew reads its code, and nobody else at any other time', async () => {
  const shop = await runningShop({ said: { giftCards: true } });
  try {
    const admin = await shop.admin();
    const { status, headers, body } = await admin.post<GivenGiftCard>('/api/admin/gift-cards', {
      ...{ amount: 300, name: 'Persona de Muestra', email: 'muestra@example.com', message: '' },
      ...{ sendOn: null, requestId: crypto.randomUUID() },
    });
    expect([status, headers.get('cache-control')]).toEqual([201, 'private, no-store']);
    const ask = (code = '') => shop.visitor().post<GiftBalance>('/api/gift-cards/balance', { code });
    expect((await ask(body.shownCode)).body).toEqual({ lastFour: body.lastFour, balance: 300 });

    const path = `/api/admin/gift-cards/${body.id}`;
    expect((await admin.patch(path, { isBlocked: false })).body).not.toHaveProperty('shownCode');
    const [listed] = (await admin.get<GiftCard[]>('/api/admin/gift-cards')).body;
    expect(listed).not.toHaveProperty('shownCode');
    const anew = (await admin.patch<GivenGiftCard>(path, { email: 'muestra@example.com' })).body;
    expect(anew.shownCode).not.toBe(body.shownCode);
    expect((await ask(anew.shownCode)).status).toBe(200);
    expect((await ask(body.shownCode)).status).toBe(404);
  } finally {
    await shop.stop();
  }
});
