import { field, useSchemaForm } from '@shop/app-kit/forms';
import { addressCorrectionForm, type AddressCorrection, type Order } from '@shop/contracts/order';
import { Stack, TextArea, TextField } from '@shop/ui';
import { RecordDialog } from '../list/record-dialog.tsx';
import { useCorrectAddressMutation } from './orders.api.ts';

const TEXTS = {
  title: 'Cambiar datos de envío',
  done: 'Datos de envío guardados',
  failed: 'No se pudieron guardar los datos de envío. Inténtalo de nuevo.',
};
const FIELDS = [
  ['name', 'Nombre'],
  ['email', 'Correo'],
  ['phone', 'Teléfono'],
  ['address', 'Dirección'],
  ['city', 'Ciudad'],
  ['state', 'Estado de la República'],
  ['zip', 'Código postal'],
] as const;

const LABELS = { ...Object.fromEntries(FIELDS), notes: 'Notas' };

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

const valuesOf = (order: Order): AddressCorrection => ({ ...toShipping(order), seen: toShipping(order) });

/** Where an order goes, changed before it leaves; the fields follow the rules of the checkout. */
export const AddressDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [correct] = useCorrectAddressMutation();
  const form = useSchemaForm<AddressCorrection, AddressCorrection>(addressCorrectionForm, valuesOf(order));
  return (
    <RecordDialog
      texts={{ ...TEXTS, text: `Pedido ${order.number}` }}
      labels={LABELS}
      form={form}
      toValues={(stored) => valuesOf(stored as Order)}
      draft={`envio-${order.id}`}
      create={(correction) => correct({ orderId: order.id, ...correction })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {FIELDS.map(([name, label]) => (
          <TextField key={name} label={label} {...field(form, name)} />
        ))}
        <TextArea label="Notas" rows={2} {...field(form, 'notes')} />
      </Stack>
    </RecordDialog>
  );
};
