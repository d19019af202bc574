import type { GiftCardRow } from '../../../services/cart-orders/src/gift-cards/gift-card.model.ts';
import type { LedgerPayment } from './ledger.ts';

/** A card is a payer as the provider is: what it paid stands in the same book. */
export const giftLedger = (cards: GiftCardRow[]): LedgerPayment[] =>
  cards.flatMap(({ moves }) =>
    moves
      .filter(({ key, checkoutId }) => checkoutId && key === checkoutId)
      .map(({ key: checkoutId, cents: paid, at }) => {
        const backs = moves.filter((move) => move.checkoutId === checkoutId && move.key !== checkoutId);
        const [amountCents, refundedCents] = [-paid, backs.reduce((sum, { cents }) => sum + cents, 0)];
        const given = refundedCents < amountCents ? 'partially_refunded' : 'refunded';
        return {
          ...{ id: `gift-card-${checkoutId}`, reference: checkoutId, currency: 'MXN' },
          status: refundedCents === 0 ? 'approved' : given,
          ...{ amountCents, refundedCents, feeCents: 0, taxCents: 0 },
          approvedAt: at.getTime(),
          changedAt: (backs.at(-1)?.at ?? at).getTime(),
        };
      }),
  );
