import type { OrderRow } from '../orders/order/order.model.ts';
import { conflict } from '@shop/service-kit/errors';
import { formatCentavos } from '@shop/contracts/format-pesos';
import type { RefundEntry, RefundLedgerRow } from '../payments/refund/refund.store.ts';
import { followGiftCards, type FollowDeps } from './follow-gift-cards.ts';
import { soldId } from './gift-card.ts';
import type { GiftCardStore } from './gift-card.store.ts';

export type RefundSoldDeps = FollowDeps & {
  giftCards: Pick<GiftCardStore, 'takeOff' | 'undoTakeOff'>;
};
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
  const line = order.items.find(({ giftCard }) => giftCard);
  if (!line) return give();
  await followGiftCards(deps, order);
  const card = await deps.giftCards.ofSale(soldId(order, line.id));
  if (!card) return give();
  const { requestId, books } = refund;
  const isAskedBy = ({ refunds }: Books): boolean =>
    refunds.some((one) => one.requestId === requestId && one.status !== 'failed');
  const before = await books();
  if (isAskedBy(before)) return give();
  const { refunds, promisedCents } = before;
  // Refunds that were refused later are put on the card again.
  for (const one of refunds)
    if (one.status === 'failed') await deps.giftCards.undoTakeOff(card.id, one.requestId);
  const cents = refund.amountCents ?? order.totalCents - promisedCents;
  const left = await deps.giftCards.takeOff(card.id, { requestId, cents });
  if (left !== undefined) throw conflict(SPENT(left));
  try {
    return await give();
  } catch (error) {
    // The provider was never asked, or it refused.
    if (!isAskedBy(await books())) await deps.giftCards.undoTakeOff(card.id, requestId);
    throw error;
  }
}
