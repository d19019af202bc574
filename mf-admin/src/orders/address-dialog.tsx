import { field, useSchemaForm } from '@shop/app-kit/forms';
import { useZipPlace } from '@shop/app-kit/zip-place';
import { isFetched } from '@shop/contracts/is-fetched';
import {
  addressCorrectionForm,
  contactCorrectionForm,
  type AddressCorrection,
  type ContactCorrection,
  type Order,
} from '@shop/contracts/order';
import { Stack, TextArea, TextField } from '@shop/ui';
import { RecordDialog } from '../list/record-dialog.tsx';
import { useCorrectAddressMutation, useCorrectContactMutation } from './orders.api.ts';

const TEXTS = {
  title: 'Cambiar datos de envío',
  done: 'Datos de envío guardados',
  failed: 'No se pudieron guardar los datos de envío. Inténtalo de nuevo.',
};
const CONTACT = [
  ['name', 'Nombre'],
  ['email', 'Correo'],
  ['phone', 'Teléfono'],
] as const;
const FIELDS = [
  ...CONTACT,
  ['address', 'Dirección'],
  ['zip', 'Código postal'],
  ['city', 'Ciudad'],
  ['state', 'Estado de la República'],
] as const;

const LABELS = { ...Object.fromEntries(FIELDS), notes: 'Notas' };

const toContact = (order: Order) => ({
  name: order.customerName ?? '',
  email: order.customerEmail ?? '',
  phone: order.customerPhone ?? '',
});
const toShipping = (order: Order) => ({
  ...toContact(order),
  address: order.shippingAddress ?? '',
  city: order.shippingCity ?? '',
  state: order.shippingState ?? '',
  zip: order.shippingZip ?? '',
  notes: order.notes ?? '',
});

const valuesOf = (order: Order): AddressCorrection => ({ ...toShipping(order), seen: toShipping(order) });
const contactOf = (order: Order): ContactCorrection => ({ ...toContact(order), seen: toContact(order) });

type Props = { order: Order; onClose: () => void };

/** The delivery address of an order that was not sent, or the person who picks it up; the checkout's rules apply. */
export const AddressDialog = (props: Props) =>
  isFetched(props.order) ? <ContactWindow {...props} /> : <AddressWindow {...props} />;

const ContactWindow = ({ order, onClose }: Props) => {
  const [correct] = useCorrectContactMutation();
  const form = useSchemaForm<ContactCorrection, ContactCorrection>(contactCorrectionForm, contactOf(order));
  return (
    <RecordDialog
      texts={{ ...TEXTS, title: 'Cambiar quién recoge', text: `Pedido ${order.number}` }}
      labels={LABELS}
      form={form}
      toValues={(stored) => contactOf(stored as Order)}
      draft={`recoge-${order.id}`}
      create={(correction) => correct({ orderId: order.id, ...correction })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {CONTACT.map(([name, label]) => (
          <TextField key={name} label={label} {...field(form, name)} />
        ))}
      </Stack>
    </RecordDialog>
  );
};

const AddressWindow = ({ order, onClose }: Props) => {
  const [correct] = useCorrectAddressMutation();
  const form = useSchemaForm<AddressCorrection, AddressCorrection>(addressCorrectionForm, valuesOf(order));
  const { onChange, onFocus } = useZipPlace({
    read: form.getValues,
    write: (name, value) => form.setValue(name, value, { shouldDirty: true }),
  });
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
          <TextField
            key={name}
            label={label}
            {...(name === 'zip' ? { ...field(form, name, { onChange }), onFocus } : field(form, name))}
          />
        ))}
        <TextArea label="Notas" rows={2} {...field(form, 'notes')} />
      </Stack>
    </RecordDialog>
  );
};
