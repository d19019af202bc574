import { Alert, Button, Row, Say, Stack } from '@shop/ui';
import { useRemoveDiscountMutation } from './discount.api.ts';

/** The code does not hold any more, or not for this buyer: on without it, or once more with what it is worth now. */
export const DiscountRefused = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const [remove, { isLoading }] = useRemoveDiscountMutation();
  const goOn = async () => {
    // The cart that comes back has another total, and so brings the payment step anew.
    const { error } = await remove();
    if (error) onRetry();
  };
  return (
    <Alert tone="warning" title="Revisa tu código de descuento">
      <Stack gap={4}>
        <Say>{text}</Say>
        <Row>
          <Button size="sm" busy={isLoading} onClick={() => void goOn()}>
            Continuar sin el código
          </Button>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Reintentar
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
};
