import { formatPesos } from '@shop/app-kit';
import type { UsedGiftCard } from '@shop/contracts/used-gift-card';
import { Alert, Say, Text } from '@shop/ui';
import { useRemoveGiftCardMutation } from '../discount/discount.api.ts';
import { Removable } from '../discount/removable.tsx';

type Props = { giftCard: UsedGiftCard };

/** The cart's gift card, with the end of its code and a button that removes it. */
export const TakeOff = ({ giftCard: { lastFour } }: Props) => {
  const [remove, { isLoading }] = useRemoveGiftCardMutation();
  return (
    <Removable label="Quitar la tarjeta de regalo" busy={isLoading} onRemove={() => void remove()}>
      <Say final={lastFour}>{'Tarjeta de regalo ···{final}'}</Say>
    </Removable>
  );
};

/** Why the card leaves an amount, or pays nothing; as wide as the summary. */
export const GiftCardNote = ({ giftCard: { leaves, problem } }: Props) => (
  <>
    {leaves !== undefined && (
      <Text size="sm">
        <Say minimo={formatPesos(leaves)}>
          {
            'Deja {minimo} por pagar: es lo mínimo que se puede cobrar con otro medio. Lo demás sigue en tu tarjeta.'
          }
        </Say>
      </Text>
    )}
    {problem && <Alert tone="warning">{problem}</Alert>}
  </>
);
