import { showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useSchemaForm } from '@shop/app-kit/forms';
import type { Order } from '@shop/contracts/order';
import { shippingDetails, type ShippingDetails } from '@shop/contracts/shipping';
import { Stack, TextArea, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { DialogForm } from '../dialog-form.tsx';
import { reportFailure } from '../report-failure.ts';
import { useCorrectAddressMutation } from './orders.api.ts';

const FAILED = 'No se pudieron guardar los datos de envío. Inténtalo de nuevo.';
const FIELDS = [
  ['name', 'Nombre'],
  ['email', 'Correo'],
  ['phone', 'Teléfono'],
  ['address', 'Dirección'],
  ['city', 'Ciudad'],
  ['state', 'Estado de la República'],
  ['zip', 'Código postal'],
] as const;

const toShipping = (order: Order) => ({
  name: order.customerName ?? '',
  email: order.customerEmail ?? '',
  phone: order.customerPhone ?? '',
  address: order.shippingAddress ?? '',
  city: order.shippingCity ?? '',
  state: order.shippingState ?? '',
  zip: order.shippingZip ?? '',
  notes: order.notes ?? '',
});

/** Where an order goes, changed before it leaves; the fields follow the rules of the checkout. */
export const AddressDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const [correct] = useCorrectAddressMutation();
  const form = useSchemaForm<ShippingDetails, ShippingDetails>(shippingDetails, toShipping(order));
  const { errors } = form.formState;
  const save = async (shipping: ShippingDetails) => {
    const { error } = await correct({ orderId: order.id, shipping });
    if (error) {
      applyServerErrors(error, form.setError);
      return void dispatch(reportFailure(error, FAILED));
    }
    dispatch(showToast({ title: 'Datos de envío guardados' }));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Cambiar datos de envío" description={`Pedido ${order.number}`}>
      <DialogForm form={form} label="Datos de envío" onSubmit={save} onCancel={onClose}>
        <Stack gap={4}>
          {FIELDS.map(([name, label]) => (
            <TextField key={name} label={label} {...form.register(name)} error={errors[name]?.message} />
          ))}
          <TextArea label="Notas" rows={2} {...form.register('notes')} error={errors.notes?.message} />
        </Stack>
      </DialogForm>
    </Dialog>
  );
};
