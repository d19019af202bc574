import type { OrderRow } from '../orders/order/order.model.ts';
import { conflict } from '@shop/service-kit/errors';
import { formatCentavos } from '@shop/contracts/format-pesos';
import type { RefundEntry, RefundLedgerRow } from '../payments/refund/refund.store.ts';
import { followGiftCards, type FollowDeps } from './follow-gift-cards.ts';
import { soldId } from './gift-card.ts';
import type { GiftCardRow } from './gift-card.model.ts';
import type { GiftCardStore } from './gift-card.store.ts';

export type SoldDeps = { giftCards: Pick<GiftCardStore, 'ofSale' | 'undoTakeOff'> };
export type RefundSoldDeps = FollowDeps & SoldDeps & { giftCards: Pick<GiftCardStore, 'takeOff'> };
type Books = Pick<RefundLedgerRow, 'promisedCents' | 'refunds'>;
type Refund = { requestId: string; amountCents?: number; books: () => Promise<Books> };

const SPENT = (cents: number): string =>
  cents > 0
    ? `De esta tarjeta de regalo quedan ${formatCentavos(cents)} sin usar. No se puede devolver más.`
    : 'Esta tarjeta de regalo ya se usó. No se puede devolver su importe.';

/**
 * Refunds an order that sold a gift card. The refund is taken off the card before the provider is called, so that
 * nobody spends it meanwhile. @throws AppError 409 more than is left on the card, and what `give` throws
 */
export async function refundSold(
  deps: RefundSoldDeps,
  order: OrderRow,
  refund: Refund,
  give: () => Promise<RefundEntry>,
): Promise<RefundEntry> {
  if (!soldLineOf(order)) return give();
  await followGiftCards(deps, order);
  const card = await soldCardOf(deps, order);
  if (!card) return give();
  const { requestId, books } = refund;
  const before = await books();
  if (isAskedBy(before, requestId)) return give();
  const cents = refund.amountCents ?? order.totalCents - before.promisedCents;
  const left = await deps.giftCards.takeOff(card.id, { requestId, cents });
  if (left !== undefined) throw conflict(SPENT(left));
  try {
    return await give();
  } catch (error) {
    // The provider was never asked, or it refused.
    if (!isAskedBy(await books(), requestId)) await deps.giftCards.undoTakeOff(card.id, requestId);
    throw error;
  }
}

/**
 * Puts on the card again what a refused refund took off it, also when nobody waited for the provider's answer. A press
 * that another payment still gives back stays taken off.
 */
export async function undoRefused(
  deps: SoldDeps,
  order: OrderRow,
  { refund: { id, requestId }, books }: { refund: RefundEntry; books: Refund['books'] },
): Promise<void> {
  const card = await soldCardOf(deps, order);
  if (card && !isAskedBy(await books(), requestId, id)) await deps.giftCards.undoTakeOff(card.id, requestId);
}

const soldLineOf = ({ items }: OrderRow) => items.find(({ giftCard }) => giftCard);

async function soldCardOf({ giftCards }: SoldDeps, order: OrderRow): Promise<GiftCardRow | null> {
  const line = soldLineOf(order);
  return line ? giftCards.ofSale(soldId(order, line.id)) : null;
}

/** @param but a refund that does not count */
const isAskedBy = ({ refunds }: Books, requestId: string, but?: string): boolean =>
  refunds.some((one) => one.requestId === requestId && one.status !== 'failed' && one.id !== but);
