import { formatPesos, useAppDispatch } from '@shop/app-kit';
import { formatLongDate } from '@shop/app-kit/dates';
import { countedWords } from '@shop/contracts/kit-words';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Stack } from '@shop/ui';
import { IfAllowed } from '../../auth/may.tsx';
import { CopyLink } from '../../list/copy-link.tsx';
import { reportOutcome } from '../../report-failure.ts';
import { useRemoveAdditionMutation } from './addition.api.ts';

const DONE = { title: 'Quitado', description: 'El enlace ya no se puede pagar.' };
const FAILED = { es: 'No se pudo quitar. Inténtalo de nuevo.' };

/** The products to be added once they are paid, the link to pay them, and the button that withdraws the addition. */
export const AdditionLink = ({ order }: { order: Order }) => {
  const [remove, { isLoading }] = useRemoveAdditionMutation();
  const dispatch = useAppDispatch();
  const { addition } = order;
  if (!addition) return null;
  const { amount, payLink, payUntil, lines, removes } = addition;
  const what = [countedWords(lines), ...(removes ? [`en lugar de ${countedWords(removes)}`] : [])].join(', ');
  // A refusal reloads the order, which may unmount this component: so a toast reports the result.
  const takeBack = async () =>
    dispatch(reportOutcome((await remove({ orderId: order.id })).error, DONE, FAILED));
  const isOver = Date.parse(payUntil) < Date.now();
  return (
    <Alert tone="info" title={`${isOver ? 'No se pagó a tiempo:' : 'Falta pagar'} ${formatPesos(amount)}`}>
      <Stack gap={3}>
        <span>{`${what}. ${isOver ? 'El enlace venció el' : 'Se puede pagar hasta el'} ${formatLongDate(payUntil)}.`}</span>
        {!isOver && <CopyLink label="Enlace de pago" link={payLink} copied="Envíalo a quien compra." />}
        <IfAllowed call="DELETE /api/orders/{orderId}/addition">
          <div>
            <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void takeBack()}>
              {removes ? 'Quitar el cambio' : 'Quitar lo agregado'}
            </Button>
          </div>
        </IfAllowed>
      </Stack>
    </Alert>
  );
};
