import type { GiftCardRow } from '../../../services/cart-orders/src/gift-cards/gift-card.model.ts';
import type { LedgerPayment } from './ledger.ts';
import { judgeEach, sumOf, when, type Rule } from './rule.ts';

const cents = ({ cents: one }: { cents: number }) => one;

/** What is on a card came onto it, and nobody spends it twice. */
const balanceIsItsMoves: Rule = {
  id: 'I20',
  says: 'Σ moves of a gift card = its balance ≥ what it holds ≥ 0; a checkout gets back no more than it paid',
  judge: ({ giftCards, at }) =>
    judgeEach(
      giftCards,
      ({ id }) => String(id),
      ({ moves, balanceCents, holds }) => {
        const held = sumOf(
          holds.filter(({ until }) => !until || until.getTime() > at),
          cents,
        );
        const sum = sumOf(moves, cents);
        const checkouts = new Set(moves.flatMap(({ checkoutId }) => checkoutId ?? []));
        return [
          ...when(sum !== balanceCents, `its moves make ${sum}, it says ${balanceCents}`),
          ...when(balanceCents < held, `holds ${held} of ${balanceCents}`),
          ...when(new Set(moves.map(({ key }) => key)).size < moves.length, 'a move stands there twice'),
          ...[...checkouts].flatMap((checkoutId) => {
            const left = sumOf(
              moves.filter((move) => move.checkoutId === checkoutId),
              cents,
            );
            return when(left > 0, `checkout ${checkoutId} got back ${left} more than it paid`);
          }),
        ];
      },
    ),
};

/** A card is a payer as the provider is: what it paid stands in the same book. */
export const giftLedger = (cards: GiftCardRow[]): LedgerPayment[] =>
  cards.flatMap(({ moves }) =>
    moves
      .filter(({ key, checkoutId }) => checkoutId && key === checkoutId)
      .map(({ key: checkoutId, cents: paid, at }) => {
        const backs = moves.filter((move) => move.checkoutId === checkoutId && move.key !== checkoutId);
        const [amountCents, refundedCents] = [-paid, sumOf(backs, cents)];
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

export const giftRules = [balanceIsItsMoves];
