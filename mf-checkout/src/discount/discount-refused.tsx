import { Alert, Button, Row, Say, Stack } from '@shop/ui';
import { useRemoveDiscountMutation, useRemoveGiftCardMutation } from './discount.api.ts';

type Props = { text: string; isCard: boolean; onRetry: () => void };

/** The code or card is invalid by now, or for this buyer: continue without it, or retry with its current value. */
export const DiscountRefused = ({ text, isCard, onRetry }: Props) => {
  const [removeDiscount, { isLoading }] = useRemoveDiscountMutation();
  const [removeCard, { isLoading: isRemoving }] = useRemoveGiftCardMutation();
  const goOn = async () => {
    // The new cart has another price, so the payment step loads again.
    const { error } = await (isCard ? removeCard() : removeDiscount());
    if (error) onRetry();
  };
  return (
    <Alert tone="warning" title={isCard ? 'Revisa tu tarjeta de regalo' : 'Revisa tu código de descuento'}>
      <Stack gap={4}>
        <Say>{text}</Say>
        <Row>
          <Button size="sm" busy={isLoading || isRemoving} onClick={() => void goOn()}>
            {isCard ? 'Continuar sin la tarjeta' : 'Continuar sin el código'}
          </Button>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Reintentar
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
};
