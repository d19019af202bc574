import { formatPesos, messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useSchemaForm } from '@shop/app-kit/forms';
import { manualOrderForm, type ManualOrderValues } from '@shop/contracts/manual-order';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Heading, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../../dialog-form.tsx';
import { useListFlowersQuery } from '../../flowers/flowers.api.ts';
import { SearchField } from '../../list/search-field.tsx';
import { useListProductsQuery } from '../../products/products.api.ts';
import { useRequestId } from '../../refunds/use-request-id.ts';
import { ManualBuyer } from './manual-buyer.tsx';
import { ManualLines, type LineDraft } from './manual-lines.tsx';
import { useWriteOrderMutation } from './manual-order.api.ts';
import { PayLink } from './pay-link.tsx';
import { toLines, totalOf } from './to-lines.ts';

const FAILED = { es: 'No se pudo guardar el pedido. Inténtalo de nuevo.' };
const EMPTY: ManualOrderValues = {
  ...{ name: '', email: '', phone: '', notes: '', payment: 'cash', delivered: false },
};
const FIRST: LineDraft = { key: 1, name: '', quantity: '1' };
const FOR_SALE = { isAvailable: true, isCustom: false, sort: 'name' } as const;

/** 'Nuevo pedido': what is sold at a fair or by phone, paid already or by a link. */
export const ManualOrderDialog = ({ onClose }: { onClose: () => void }) => {
  const [made, setMade] = useState<Order>();
  return (
    <Dialog
      wide
      onClose={onClose}
      title={made ? `Pedido ${made.number}` : 'Nuevo pedido'}
      description={made ? undefined : 'De una feria, por teléfono o por mensaje.'}
    >
      {made ? <Written order={made} onClose={onClose} /> : <ManualOrder onMade={setMade} onClose={onClose} />}
    </Dialog>
  );
};

const Written = ({ order, onClose }: { order: Order; onClose: () => void }) => (
  <Stack gap={4}>
    <PayLink order={order} />
    <DialogActions>
      <Button onClick={onClose}>Listo</Button>
    </DialogActions>
  </Stack>
);

type Props = { onMade: (order: Order) => void; onClose: () => void };

const ManualOrder = ({ onMade, onClose }: Props) => {
  const form = useSchemaForm(manualOrderForm, EMPTY);
  const [drafts, setDrafts] = useState([FIRST]);
  const [q, setQ] = useState('');
  const [problem, setProblem] = useState({ lines: '', whole: '' });
  const { data: products } = useListProductsQuery({ ...FOR_SALE, ...(q && { q }) });
  const { data: flowers } = useListFlowersQuery();
  const [write] = useWriteOrderMutation();
  const request = useRequestId();
  const dispatch = useAppDispatch();
  const rows = products?.rows ?? [];

  const save = async (values: ManualOrderValues) => {
    const sent = toLines(drafts, flowers ?? []);
    if ('problem' in sent) return setProblem({ lines: sent.problem, whole: '' });
    setProblem({ lines: '', whole: '' });
    const { data, error } = await write({ requestId: request.id, ...sent, ...values });
    request.answered(error);
    if (!data) {
      const isNamed = applyServerErrors(error, form.setError);
      return setProblem({ lines: '', whole: isNamed ? '' : messageOf(error, FAILED).es });
    }
    dispatch(showToast({ title: `Pedido ${data.number} guardado` }));
    if (data.manual?.payLink) return onMade(data);
    onClose();
  };
  return (
    <DialogForm form={form} label="Nuevo pedido" action="Guardar pedido" onSubmit={save} onCancel={onClose}>
      <Stack gap={5}>
        <Heading level={3} look="small">
          Productos
        </Heading>
        {/* The list has only the first of them. */}
        {(q || (products && products.total > rows.length)) && (
          <SearchField label="Buscar entre los productos" value={q} onChange={setQ} />
        )}
        <ManualLines lines={drafts} products={rows} error={problem.lines} onChange={setDrafts} />
        <Text>
          <strong>Total: {formatPesos(totalOf(drafts))}</strong>
        </Text>
        <Heading level={3} look="small">
          Cliente y pago
        </Heading>
        <ManualBuyer form={form} />
        {problem.whole && <Alert>{problem.whole}</Alert>}
      </Stack>
    </DialogForm>
  );
};
