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

export const giftRules = [balanceIsItsMoves];
