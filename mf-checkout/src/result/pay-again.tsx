import { messageOf } from '@shop/app-kit';
import { Alert, Button, Icon, Stack } from '@shop/ui';
import { useLeaving } from '../checkout/use-leaving.ts';
import { useReopenPaymentMutation, type OrderAsked } from './order.api.ts';

const FAILED = { es: 'No se pudo procesar el pago. Por favor, intente de nuevo.' };

/** Back to the provider's page of an order whose payment expired or was refused. */
export const PayAgain = ({ asked, label = 'Volver a intentar' }: { asked: OrderAsked; label?: string }) => {
  const [reopen, { isLoading, error }] = useReopenPaymentMutation();
  const { leaving, leaveTo } = useLeaving();
  const pay = async () => {
    const answer = await reopen(asked);
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
        {label}
      </Button>
    </Stack>
  );
};
