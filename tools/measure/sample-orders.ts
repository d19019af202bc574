import { aShipping } from '@shop/contracts/testing/builders';
import { searchTexts } from '../../services/cart-orders/src/orders/order/search-texts.ts';

// Sample data: nobody here exists.
const FIRST = ['Ana', 'Lucía', 'Marco', 'Ximena', 'José', 'Itzel', 'Rosa', 'Daniel', 'Nicté', 'Hugo'];
const LAST = ['Canul', 'Dzul', 'Peña', 'Tzuc', 'Ramírez', 'Uc', 'López', 'Chan', 'Pech', 'Méndez', 'Sosa'];
const STATUSES = ['completed', 'completed', 'completed', 'processing', 'pending', 'cancelled'] as const;
const PAYMENTS = ['approved', 'approved', 'approved', 'approved', 'pending', 'refunded'] as const;
const MINUTE_MS = 60_000;

const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** The `at`th stored order of a shop that sells one every ten minutes; all its fields are as the service writes them. */
export function sampleOrder(at: number) {
  const number = `FK-${String(at + 1).padStart(6, '0')}`;
  const name = `${of(FIRST, at * 7)} ${of(LAST, at * 3)} ${of(LAST, at)}`;
  const shipping = aShipping({ name, email: `muestra${at}@example.com`, phone: `999${1_000_000 + at}` });
  const createdAt = new Date(Date.now() - at * 10 * MINUTE_MS);
  const items = [1, 2].map((line) => ({
    id: at * 2 + line,
    elixirId: 1 + ((at + line) % 11),
    elixirName: 'Amanecer de Tajonal',
    quantity: 1 + (at % 3),
    priceCents: 29_500 + ((at * line) % 50) * 100,
    imageUrl: '/media/semilla/elixir-01.webp',
    flowers: ['Tajonal', 'Cempasúchil'],
  }));
  const status = of(STATUSES, at);
  return {
    _id: `sample-${String(at).padStart(12, '0')}`,
    ...{ number, shipping, items, status },
    checkoutId: `checkout-${at}`,
    cartId: `cart-${at}`,
    cartRound: 1,
    sessionId: `session-${at}`,
    needsAddress: false,
    totalCents: items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
    paymentIntentId: String(1_000_000 + at),
    paymentStatus: of(PAYMENTS, Math.floor(at / 2)),
    paymentStatusDetail: 'accredited',
    paymentRank: 3,
    history: [
      { at: createdAt, who: 'sistema', to: 'pending' },
      { at: createdAt, who: 'sistema', from: 'pending', to: status },
    ],
    outbox: [],
    search: searchTexts({ number, shipping, items }),
    createdAt,
    updatedAt: createdAt,
  };
}
