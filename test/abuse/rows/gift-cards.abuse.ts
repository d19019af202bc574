import type { PreferenceResponse } from '@shop/contracts/checkout';
import { GIFT_CODE_LETTERS, type GivenGiftCard } from '@shop/contracts/gift-card';
import { aShipping } from '@shop/contracts/testing/builders';
import { signIn } from '@shop/service-kit/testing/backing';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import type { GiftCardRow } from '../../../services/cart-orders/src/gift-cards/gift-card.model.ts';
import { exactly } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { withDatabase } from '../../faults/shop/orders.ts';
import { abuse, addressOf, atMost, forEachOf, namesOf, none } from '../abuse.ts';

const CARDS = '/api/admin/gift-cards';
const AMOUNTS = [0, -1, -0.01, 0.001, 1e9, 1e309, '500', null, [500], { $gt: 0 }];
const CARTS = 20;
const NETWORK = 12;

const wanted = (amount: unknown) => ({
  ...{ amount, name: 'Persona de Muestra', email: 'muestra@example.com', message: '' },
  ...{ sendOn: null, requestId: crypto.randomUUID() },
});
const rowOf = (shop: FaultShop, id: number) =>
  withDatabase(
    shop.access(),
    async (db) => (await db.collection<GiftCardRow>('gift_cards').findOne({ id }))!,
  );

const guessOf = (nth: number): string =>
  Array.from({ length: 16 }, (_, at) => GIFT_CODE_LETTERS[(nth * 7 + at * 13) % 32]).join('');

export const giftCards = abuse(
  'A28',
  'gift cards are guessed, changed again and made up',
  async ({ shop, isShort }) => {
    const admin = await signIn(shop.visitor(), shop.env());
    const { body: before } = await admin.get<object>('/api/admin/settings');
    const turned = await admin.put('/api/admin/settings', { ...before, giftCards: true });
    const made = await admin.post<GivenGiftCard>(CARDS, wanted(1_000));
    const { id } = made.body;
    // No mail leaves this shop: whoever gives a card reads its code.
    const code = made.body.shownCode ?? '';

    const amounts = await forEachOf(AMOUNTS, async (amount) => {
      const { status } = await admin.post(CARDS, wanted(amount));
      return { name: `${JSON.stringify(amount)}: ${status}`, ok: status === 400 };
    });
    const strangers = await forEachOf(
      [
        ['GET', CARDS],
        ['PATCH', `${CARDS}/${id}`],
        ['POST', CARDS],
      ] as const,
      async ([method, path]) => {
        const body =
          method === 'GET' ? undefined : method === 'POST' ? wanted(500) : { email: 'otra@example.com' };
        const { status } = await shop.visitor().request(method, path, body);
        return { name: `${method} ${path}: ${status}`, ok: status === 401 };
      },
    );

    const times = isShort ? 60 : 600;
    const guessed = await forEachOf(
      Array.from({ length: times }, (_, nth) => nth),
      (nth) =>
        shop.visitor().request(
          'POST',
          '/api/gift-cards/balance',
          { code: guessOf(nth) },
          {
            'x-forwarded-for': addressOf(NETWORK, 1),
          },
        ),
    );

    const carts = await Promise.all(
      Array.from({ length: CARTS }, async () => {
        const client = shop.visitor();
        const { cart } = await fillCart(client, 1, 1);
        await client.put('/api/cart/discount', { code });
        const order = { cartId: cart.id, shippingDetails: aShipping() };
        return client.post<PreferenceResponse>('/api/checkout/create-preference', order);
      }),
    );
    const promised = carts.reduce((sum, { body }) => sum + (body.amounts?.giftCard ?? 0), 0);

    const replay = { email: 'muestra@example.com' };
    const replays = [
      await admin.patch(`${CARDS}/${id}`, replay),
      await admin.patch(`${CARDS}/${id}`, replay),
    ];
    const { balanceCents } = await rowOf(shop, id);
    const late = await shop.visitor().post('/api/gift-cards/balance', { code });
    return [
      exactly('the owner switches them on', turned.status, 200),
      exactly('the owner gives one', made.status, 201),
      none('made-up amounts that were taken', namesOf(amounts)),
      none('calls of a stranger about a card by its id, answered', namesOf(strangers)),
      exactly(`of ${times} codes, found`, guessed.filter(({ status }) => status === 200).length, 0),
      atMost(`pesos of 1,000 that ${CARTS} carts at once were promised`, promised, 1_000),
      exactly('some of them were promised', Number(promised > 0), 1),
      none(
        'replays that were refused',
        namesOf(replays.map(({ status }) => ({ name: `${status}`, ok: status === 200 }))),
      ),
      exactly('its balance after replays, in centavos', balanceCents, 100_000),
      exactly('its earlier code', late.status, 404),
    ];
  },
);
