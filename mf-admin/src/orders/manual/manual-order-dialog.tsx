import { messageOf, nanoid, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import type { Order } from '@shop/contracts/order';
import { Alert, Button, Heading, Skeleton, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../../dialog-form.tsx';
import { useListFlowersQuery } from '../../flowers/flowers.api.ts';
import { textOrNone } from '../../list/or-none.ts';
import { useDraftWindow } from '../../list/use-draft-window.tsx';
import { ManualBuyer } from './manual-buyer.tsx';
import { deliveryOf, emptyOrder, manualForm, type ManualForm, type ManualValues } from './manual-form.ts';
import { ManualDelivery } from './manual-delivery.tsx';
import { ManualProducts } from './manual-products.tsx';
import { useWriteOrderMutation } from './manual-order.api.ts';
import { ManualTotal } from './manual-total.tsx';
import { PayLink } from './pay-link.tsx';
import { toLines } from './to-lines.ts';
import { useCartLines } from './use-cart-lines.ts';
import { useManualPreview } from './use-manual-preview.ts';

const FAILED = { es: 'No se pudo guardar el pedido. Inténtalo de nuevo.' };
const INCOMPLETE = 'Elige qué y cuántas piezas en cada línea';

type WindowProps = {
  /** The token of the cart, for a shopper who ordered by a message. */
  cart?: string;
  onClose: () => void;
};

/** 'Nuevo pedido': an order from a fair, by phone or by a message; already paid or payable by a link. */
export const ManualOrderDialog = ({ cart = '', onClose }: WindowProps) => {
  const [made, setMade] = useState<Order>();
  const form = useSchemaForm(manualForm, emptyOrder()) as ManualForm;
  const draft = cart ? `nuevo-pedido-${cart}` : 'nuevo-pedido';
  const { clearDraft, close, leave, question } = useDraftWindow(draft, form, onClose);
  const { isComing, notFilled } = useCartLines(form, cart);
  const onMade = (order: Order) => {
    clearDraft();
    setMade(order);
  };
  return (
    <Dialog
      wide
      onClose={made ? close : leave}
      title={made ? `Pedido ${made.number}` : 'Nuevo pedido'}
      description={made ? undefined : 'De una feria, por teléfono o por mensaje.'}
    >
      {made ? (
        <Written order={made} onClose={close} />
      ) : (
        <>
          {notFilled && <Alert tone="warning" title={notFilled} />}
          {isComing ? (
            <Skeleton height={320} radius={16} />
          ) : (
            <ManualOrder form={form} onMade={onMade} onClose={close} />
          )}
        </>
      )}
      {question}
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

type Props = { form: ManualForm; onMade: (order: Order) => void; onClose: () => void };

const ManualOrder = ({ form, onMade, onClose }: Props) => {
  const lines = form.watch('lines');
  const [problem, setProblem] = useState({ lines: '', whole: '' });
  const { data: flowers } = useListFlowersQuery();
  const [write] = useWriteOrderMutation();
  const dispatch = useAppDispatch();
  const preview = useManualPreview(form, flowers ?? []);
  const setLines = (changed: ManualValues['lines']) => form.setValue('lines', changed, { shouldDirty: true });

  const save = async (values: ManualValues) => {
    const sent = toLines(values.lines, flowers ?? []);
    if (sent.length < values.lines.length) return setProblem({ lines: INCOMPLETE, whole: '' });
    setProblem({ lines: '', whole: '' });
    const { delivery: _way, deliveryPrice: _price, ...rest } = values;
    const seen = preview.amounts && { seen: { total: preview.amounts.total } };
    const { data, error } = await write({ ...rest, lines: sent, ...deliveryOf(values), ...seen });
    if (!data) {
      if (statusOf(error) === 409) preview.refetch();
      // A refused request is over, so the next press needs a new id. While the result is unknown, the id stays.
      if ((statusOf(error) ?? 500) < 500) form.setValue('requestId', nanoid());
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
        <ManualProducts lines={lines} error={problem.lines} onChange={setLines} />
        <Heading level={3} look="small">
          Cliente y pago
        </Heading>
        <ManualBuyer form={form} />
        <ManualDelivery form={form} ways={preview.ways} problem={preview.problem} />
        <TextField
          label="Código de descuento"
          optional
          autoCapitalize="characters"
          {...field(form, 'discount', { setValueAs: textOrNone })}
          {...(preview.discount?.problem && { error: preview.discount.problem })}
        />
        <ManualTotal amounts={preview.amounts} promotion={preview.promotion} discount={preview.discount} />
        {problem.whole && <Alert>{problem.whole}</Alert>}
      </Stack>
    </DialogForm>
  );
};
