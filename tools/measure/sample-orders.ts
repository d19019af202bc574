import { aShipping } from '@shop/contracts/testing/builders';
import { searchTexts } from '../../services/cart-orders/src/orders/order/search-texts.ts';

// Sample data: nobody here exists.
const FIRST = ['Ana', 'Lucía', 'Marco', 'Ximena', 'José', 'Itzel', 'Rosa', 'Daniel', 'Nicté', 'Hugo'];
const LAST = ['Canul', 'Dzul', 'Peña', 'Tzuc', 'Ramírez', 'Uc', 'López', 'Chan', 'Pech', 'Méndez', 'Sosa'];
const STATUSES = ['completed', 'completed', 'completed', 'processing', 'pending', 'cancelled'] as const;
const PAYMENTS = ['approved', 'approved', 'approved', 'approved', 'pending', 'refunded'] as const;
const GOLDEN_RATIO = 0.618_033_988_75;
const YEAR_MS = 365 * 86_400_000;

/** How many orders a shop took in the last year, and how many products it sold. */
export type SampleShop = { orders: number; products: number };

const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** Some products sell far more often than others: half of all lines are of the first eighth. */
const soldProduct = (line: number, products: number): number =>
  1 + Math.floor(products * ((line * GOLDEN_RATIO) % 1) ** 3);

/** The `at`th newest stored order of a shop; all its fields are as the service writes them. */
export function sampleOrder(at: number, { orders, products }: SampleShop) {
  const number = `FK-${String(at + 1).padStart(6, '0')}`;
  const name = `${of(FIRST, at * 7)} ${of(LAST, at * 3)} ${of(LAST, at)}`;
  const shipping = aShipping({ name, email: `muestra${at}@example.com`, phone: `999${1_000_000 + at}` });
  const createdAt = new Date(Date.now() - at * (YEAR_MS / orders));
  const items = [1, 2].map((line) => ({
    id: at * 2 + line,
    elixirId: soldProduct(at * 2 + line, products),
    elixirName: 'Amanecer de Tajonal',
    quantity: 1 + (at % 3),
    priceCents: 29_500 + ((at * line) % 50) * 100,
    imageUrl: '/media/semilla/elixir-01.webp',
    flowers: ['Tajonal', 'Cempasúchil'],
  }));
  const status = of(STATUSES, at);
  const parcel = { carrier: 'Estafeta', number: `60550000000000${String(at).padStart(8, '0')}` };
  const sent = status === 'completed' && { tracking: parcel, onItsWaySince: createdAt };
  return {
    _id: `sample-${String(at).padStart(12, '0')}`,
    number,
    shipping,
    items,
    status,
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
    ...sent,
    search: searchTexts({ number, shipping, items, ...sent }),
    createdAt,
    updatedAt: createdAt,
  };
}
