import { expect, test } from '@jest/globals';
import type { DeliveryPlan } from '@shop/contracts/delivery-ways';
import { waysFor } from '@shop/contracts/delivery-ways';
import { waysOf } from '@shop/contracts/told-ways';
import type { InternalElixir } from '@shop/contracts/elixir';
import { stateOfZip } from '@shop/contracts/mexican-states';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { aShipping, anElixir, someSettings } from '@shop/contracts/testing/builders';
import { AppError } from '@shop/service-kit/errors';
import { createLog } from '@shop/service-kit/log';
import fc from 'fast-check';
import { preferenceBody } from '../../payments/provider/mercado-pago/preferences/preference-body.ts';
import { somePromotions } from '../../testing/promotions.ts';
import { seenIn } from '../../testing/seen-in.ts';
import { aWay, STALL } from '../../testing/ways.ts';
import type { CartRow } from '../cart/cart.model.ts';
import { viewCart } from '../cart/cart.view.ts';
import { createPreference, type CheckoutDeps } from '../checkout/create-preference.ts';
import type { NewCheckout } from '../checkout/checkout.model.ts';
import type { PageOrder } from '../checkout/payment-page.port.ts';
import type { DiscountRow } from '../discount/discount.model.ts';
import { createPictureKeys } from '../pictures/picture-keys.ts';
import { quoteOf } from '../pricing/kept-quote.ts';

const RUNS = 2_000;
const STATES = ['Yucatán', 'Jalisco', 'Oaxaca'];
const ZIPS = ['97000', '97950', '44100', '68000', '00000', '1234'];
const pesos = (most: number) => fc.integer({ min: 0, max: most * 100 }).map(toPesos);

const anArea = fc.option(
  fc.record({
    states: fc.subarray(STATES),
    zips: fc.subarray(['97', '979', '44']),
  }),
  { nil: undefined },
);
const someBands = fc.option(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 })
    .chain((grams) =>
      fc.tuple(
        ...grams.toSorted((a, b) => a - b).map((upTo) => pesos(300).map((price) => ({ upTo, price }))),
      ),
    ),
  { nil: undefined },
);
const aRule = fc
  .record({
    price: pesos(400),
    freeFrom: fc.option(pesos(3_000), { nil: undefined }),
    bands: someBands,
    only: anArea,
    except: anArea,
  })
  .map((over) => aWay(over));
const aPlan: fc.Arbitrary<DeliveryPlan | undefined> = fc.option(
  fc.tuple(fc.array(aRule, { minLength: 1, maxLength: 4 }), fc.boolean()).map(([ships, hasStall]) => ({
    ways: [...ships.map((way, at) => ({ ...way, id: `way-${at}` })), ...(hasStall ? [STALL] : [])],
  })),
  { nil: undefined, freq: 8 },
);
const aLine = fc.record({
  price: fc.integer({ min: 1, max: 99_999 }).map(toPesos),
  quantity: fc.integer({ min: 1, max: 99 }),
  weight: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
});
const aCode = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 200_000 }) }),
  ),
  { nil: undefined },
);
const aPurchase = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 8 }),
  plan: aPlan,
  code: aCode,
  promotions: somePromotions,
  zip: fc.constantFrom(...ZIPS),
  wayId: fc.option(fc.constantFrom('way-0', 'way-1', 'way-2', STALL.id), { nil: undefined }),
});
type Purchase = typeof aPurchase extends fc.Arbitrary<infer Value> ? Value : never;

const NOW = new Date();
const codeRow = (code: NonNullable<Purchase['code']>): DiscountRow => ({
  ...code,
  id: 1,
  code: 'MIEL',
  minimumCents: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxPerBuyer: null,
  isActive: true,
  note: '',
  uses: [],
  revision: 0,
  version: 0,
  createdAt: NOW,
  updatedAt: NOW,
});

/** The real use cases around one cart, and what the provider is sent. */
function shopOf({ lines, plan, code, promotions, zip, wayId }: Purchase) {
  const elixirs = new Map(
    lines.map(({ price, weight }, at): [number, InternalElixir] => [
      at + 1,
      { ...anElixir({ id: at + 1, price }), ...(weight && { weight }) },
    ]),
  );
  const items = lines.map(({ quantity }, at) => ({
    ...{ id: at + 1, elixirId: at + 1, quantity, createdAt: NOW, updatedAt: NOW },
  }));
  const cart: CartRow = {
    _id: 'cart-0123456789abcdef',
    sessionId: 's',
    round: 1,
    revision: 1,
    items,
    emptied: [],
    ...(code && { discountCode: 'MIEL' }),
    delivery: { zip, wayId },
    createdAt: NOW,
    updatedAt: NOW,
  };
  const sent: PageOrder[] = [];
  const opened: NewCheckout[] = [];
  const settings = someSettings({ promotions, ...(plan && { deliveryWays: plan }) });
  const deps = {
    carts: { ofSession: async () => cart },
    catalog: { elixirs: async () => elixirs },
    discounts: { findCode: async () => (code ? codeRow(code) : null) },
    funnel: { count: () => undefined },
    askReminder: async () => undefined,
    settings: { read: async () => settings },
    pictures: createPictureKeys('https://shop'),
    holds: { neededBy: () => [] },
    checkouts: {
      open: async (wanted: NewCheckout) => (
        opened.push(wanted),
        { ...wanted, _id: 'checkout-1', status: 'open' }
      ),
      findOrdered: async () => null,
      keepPage: async (_id: string, page: object) => page,
      replaced: async () => [],
    },
    provider: {
      createPage: async (order: PageOrder) => (
        sent.push(order),
        { provider: 'p', id: 'page', url: 'https://p' }
      ),
      browser: () => ({ name: 'p', publicKey: '', script: '' }),
      can: () => ({ freeMonths: false }),
      isReady: () => true,
      leastCents: () => 0,
    },
    log: createLog('test', 'silent'),
    config: { RECONCILE_AFTER_MS: 1, RESERVATION_MS: 1 },
  } as unknown as CheckoutDeps;
  return { deps, cart, settings, elixirs, sent, opened };
}

/** The sum that the provider computes from the body it is sent. */
const dueOf = (order: PageOrder): number =>
  preferenceBody(order, { publicBaseUrl: 'https://shop', isReal: true }).items.reduce(
    (sum, { quantity, unit_price }) => sum + quantity * toCentavos(unit_price),
    0,
  );

test('when any cart goes anywhere by any rules then page, browser, server and provider say one total', async () => {
  const met = { paid: 0, refused: 0, free: 0, promoted: 0 };
  await fc.assert(
    fc.asyncProperty(aPurchase, async (purchase) => {
      const { deps, cart, settings, elixirs, sent, opened } = shopOf(purchase);
      const shown = await viewCart(deps, cart, elixirs);
      const { amounts, delivery, discount, promotion } = shown;
      const cents = (name: 'lines' | 'discount' | 'shipping' | 'total') => toCentavos(amounts[name]);
      expect(cents('total')).toBe(cents('lines') - cents('discount') + cents('shipping'));
      const off = [discount, promotion].map((one) => toCentavos(one?.amount ?? 0));
      expect(off[0]! + off[1]!).toBe(cents('discount'));
      expect(cents('lines') - cents('discount')).toBeGreaterThan(0);

      const ways = waysOf(settings);
      const weightGrams = purchase.lines.reduce((sum, line) => sum + (line.weight ?? 400) * line.quantity, 0);
      const parcel = { linesCents: cents('lines') - cents('discount'), weightGrams };
      const offers = waysFor(ways, { zip: purchase.zip }, parcel);
      expect(delivery?.ways.map(({ id, price }) => [id, toCentavos(price)]) ?? []).toEqual(
        offers.map(({ way, priceCents }) => [way.id, priceCents]),
      );
      const counted = offers.find(({ way }) => way.id === delivery?.wayId);
      expect(cents('shipping')).toBe(counted?.priceCents ?? 0);
      if (!stateOfZip(purchase.zip))
        for (const { way } of offers)
          expect(way).toMatchObject(way.kind === 'ship' ? { only: undefined } : {});

      const request = {
        cartId: cart._id,
        shippingDetails: aShipping({ zip: purchase.zip }),
        seen: seenIn(shown),
        ...(delivery?.wayId && { deliveryId: delivery.wayId }),
      };
      const answer = await createPreference(deps, 's', request).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
      if (answer instanceof AppError) {
        met.refused += 1;
        expect(Boolean(discount?.problem) || (ways.length > 0 && !delivery?.wayId)).toBe(true);
        return;
      }
      met.paid += 1;
      met.free += Number(cents('shipping') === 0);
      expect(answer.amounts).toEqual(amounts);
      expect(dueOf(sent[0]!)).toBe(cents('total'));
      // The order computes with the frozen amounts.
      expect(quoteOf(opened[0]!).totalCents).toBe(cents('total'));
      met.promoted += Number(promotion !== undefined);
    }),
    { numRuns: RUNS },
  );
  // The test proves something only if each of these cases occurs.
  expect(Math.min(met.paid, met.refused, met.free, met.promoted)).toBeGreaterThan(50);
});
