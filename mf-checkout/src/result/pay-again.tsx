import { messageOf } from '@shop/app-kit';
import { Alert, Button, Icon, Stack } from '@shop/ui';
import { useLeaving } from '@shop/app-kit/use-leaving';
import { useReopenPaymentMutation, type OrderRef } from './order.api.ts';

const FAILED = { es: 'No se pudo procesar el pago. Por favor, intente de nuevo.' };

/** Reopens the provider's page of an order whose payment expired or was refused. */
export const PayAgain = ({ orderRef }: { orderRef: OrderRef }) => {
  const [reopen, { isLoading, error }] = useReopenPaymentMutation();
  const { leaving, leaveTo } = useLeaving();
  const pay = async () => {
    const answer = await reopen(orderRef);
    if (answer.data) leaveTo(answer.data.initPoint);
  };
  return (
    <Stack gap={4} css={{ alignItems: 'center' }}>
      {Boolean(error) && <Alert>{messageOf(error, FAILED).es}</Alert>}
      <Button
        size="lg"
        busy={isLoading || leaving}
        icon={<Icon name="lock" size={20} />}
        onClick={() => void pay()}
      >
        Intentar de nuevo
      </Button>
    </Stack>
  );
};
