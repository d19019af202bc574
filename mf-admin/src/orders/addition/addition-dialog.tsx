import { formatPesos, messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { useListFlowersQuery } from '../../flowers/flowers.api.ts';
import { useRequestId } from '../../refunds/use-request-id.ts';
import { FIRST } from '../manual/manual-form.ts';
import { usePreviewOrderQuery } from '../manual/manual-order.api.ts';
import { ManualProducts } from '../manual/manual-products.tsx';
import { ManualTotal } from '../manual/manual-total.tsx';
import { toLines } from '../manual/to-lines.ts';
import { useAddLinesMutation } from './addition.api.ts';

const FAILED = { es: 'No se pudo agregar. Inténtalo de nuevo: no se hará dos veces.' };
const INCOMPLETE = 'Elige qué y cuántas piezas en cada línea';

/** More pieces for a paid order that has not left: its buyer gets a link for the difference. */
export const AdditionDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [drafts, setDrafts] = useState([FIRST]);
  const [problem, setProblem] = useState({ lines: '', whole: '' });
  const { data: flowers = [] } = useListFlowersQuery();
  const [add, { isLoading }] = useAddLinesMutation();
  const request = useRequestId();
  const dispatch = useAppDispatch();
  const lines = toLines(drafts, flowers);
  const { currentData: preview, refetch } = usePreviewOrderQuery({ lines }, { skip: lines.length === 0 });
  // What is added later has no promotion and no delivery of its own: its lines are all of it.
  const amounts = preview && { ...preview.amounts, shipping: 0, total: preview.amounts.lines };

  const save = async () => {
    if (lines.length < drafts.length || !amounts) return setProblem({ lines: INCOMPLETE, whole: '' });
    setProblem({ lines: '', whole: '' });
    const seen = { total: amounts.total };
    const { error } = await add({ orderId: order.id, requestId: request.id, lines, seen });
    if (error) {
      if (request.answered(error)) void refetch();
      return setProblem({ lines: '', whole: messageOf(error, FAILED).es });
    }
    const description = `${formatPesos(seen.total)} por pagar con el enlace.`;
    dispatch(showToast({ title: `Agregado al pedido ${order.number}`, description }));
    onClose();
  };
  return (
    <Dialog wide onClose={onClose} title="Agregar productos" description={`Pedido ${order.number}`}>
      <Stack gap={5}>
        <ManualProducts lines={drafts} error={problem.lines} onChange={setDrafts} />
        <ManualTotal amounts={amounts} />
        {preview?.promotion && (
          <Text size="sm" tone="soft">
            {`«${preview.promotion.name}» no cuenta aquí: las promociones son del pedido como se hizo, y lo que se agrega después va a su precio.`}
          </Text>
        )}
        <Text size="sm">
          Quien compró recibe un enlace para pagar la diferencia. Al pagarla, lo nuevo es parte del pedido; si
          el pedido sale antes, el enlace deja de servir. Para quitar piezas usa «Reembolsar».
        </Text>
        {problem.whole && <Alert>{problem.whole}</Alert>}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button busy={isLoading} onClick={() => void save()}>
          Agregar y pedir el pago
        </Button>
      </DialogActions>
    </Dialog>
  );
};
