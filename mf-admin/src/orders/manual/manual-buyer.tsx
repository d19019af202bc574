import { field } from '@shop/app-kit/forms';
import { useZipPlace } from '@shop/app-kit/zip-place';
import { MANUAL_PAYMENT_LABEL, MANUAL_PAYMENTS } from '@shop/contracts/manual-order';
import { Checkbox, Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';
import type { ManualForm } from './manual-form.ts';

const EMPTY = { address: '', city: '', state: '', zip: '' };

/** The buyer, the address, and the payment method. */
export const ManualBuyer = ({ form }: { form: ManualForm }) => {
  const { watch, setValue } = form;
  const isLink = watch('payment') === 'link';
  const address = watch('address');
  return (
    <Stack gap={4}>
      <TextField label="Nombre de quien compra" {...field(form, 'name')} />
      <Grid lg={2} gap={4}>
        <TextField
          label="Correo electrónico"
          optional
          type="email"
          hint={isLink ? 'Le enviamos el enlace.' : 'Le enviamos la confirmación.'}
          {...field(form, 'email')}
        />
        <TextField label="Teléfono" optional type="tel" inputMode="tel" {...field(form, 'phone')} />
      </Grid>
      <SelectField label="Cómo se paga" {...field(form, 'payment')}>
        {MANUAL_PAYMENTS.map((payment) => (
          <option key={payment} value={payment}>
            {MANUAL_PAYMENT_LABEL[payment]}
            {payment === 'link' ? '' : ' (ya se pagó)'}
          </option>
        ))}
      </SelectField>
      {!isLink && (
        <Switch label="Ya se lo llevó" hint="El pedido queda completado." {...form.register('delivered')} />
      )}
      <Checkbox
        label="Se envía a una dirección"
        checked={Boolean(address)}
        onChange={(event) => {
          setValue('address', event.target.checked ? EMPTY : undefined, { shouldDirty: true });
          setValue('delivery', '');
        }}
      />
      {address && <ManualAddress form={form} />}
      <TextField label="Notas" optional {...field(form, 'notes')} />
    </Stack>
  );
};

const ManualAddress = ({ form }: { form: ManualForm }) => {
  const { onChange, onFocus } = useZipPlace({
    read: (name) => form.getValues(`address.${name}`) ?? '',
    write: (name, value) => form.setValue(`address.${name}`, value, { shouldDirty: true }),
  });
  return (
    <Grid lg={2} gap={4}>
      <TextField label="Dirección" {...field(form, 'address.address')} />
      <TextField
        label="Código postal"
        inputMode="numeric"
        {...field(form, 'address.zip', { onChange })}
        onFocus={onFocus}
      />
      <TextField label="Ciudad" {...field(form, 'address.city')} />
      <TextField label="Estado" {...field(form, 'address.state')} />
    </Grid>
  );
};
