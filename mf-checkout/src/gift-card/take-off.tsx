import { formatPesos } from '@shop/app-kit';
import type { UsedGiftCard } from '@shop/contracts/used-gift-card';
import { Alert, css, Icon, IconButton, Say, Text, theme } from '@shop/ui';
import { useRemoveGiftCardMutation } from '../discount/discount.api.ts';

const named = css({ display: 'flex', alignItems: 'center', gap: theme.space(1) });

/** The cart's gift card, with the end of its code and a button that removes it; a text when it pays nothing. */
export const TakeOff = ({ giftCard: { lastFour, leaves, problem } }: { giftCard: UsedGiftCard }) => {
  const [remove, { isLoading }] = useRemoveGiftCardMutation();
  return (
    <>
      <span css={named}>
        <Text as="span">
          <Say final={lastFour}>{'Tarjeta de regalo ···{final}'}</Say>
        </Text>
        <IconButton label="Quitar la tarjeta de regalo" disabled={isLoading} onClick={() => void remove()}>
          <Icon name="close" size={18} />
        </IconButton>
      </span>
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
};
