import { formatLongDate, formatPesos, messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Stack } from '@shop/ui';
import { May } from '../../auth/may.tsx';
import { CopyLink } from '../../list/copy-link.tsx';
import { useRemoveAdditionMutation } from './addition.api.ts';

const FAILED = { es: 'No se pudo quitar. Inténtalo de nuevo.' };

/** What is to be added once it is paid, the page where that is done, and the way to take it back. */
export const AdditionLink = ({ order }: { order: Order }) => {
  const [remove, { isLoading, error }] = useRemoveAdditionMutation();
  const dispatch = useAppDispatch();
  const { addition } = order;
  if (!addition) return null;
  const { amount, payLink, payUntil, lines } = addition;
  const what = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const takeBack = async () => {
    const { data } = await remove({ orderId: order.id });
    if (data) dispatch(showToast({ title: 'Quitado', description: 'El enlace ya no se puede pagar.' }));
  };
  return (
    <Alert tone="info" title={`Falta pagar ${formatPesos(amount)}`}>
      <Stack gap={3}>
        <span>{`${what}. Se puede pagar hasta el ${formatLongDate(payUntil)}.`}</span>
        <CopyLink label="Enlace de pago" link={payLink} copied="Envíalo a quien compra." />
        <May call="DELETE /api/orders/{orderId}/addition">
          <div>
            <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void takeBack()}>
              Quitar lo agregado
            </Button>
          </div>
        </May>
        {error && <span role="alert">{messageOf(error, FAILED).es}</span>}
      </Stack>
    </Alert>
  );
};
