import { MANUAL_PAYMENT_LABEL, MANUAL_PAYMENTS } from '@shop/contracts/manual-order';
import { Checkbox, Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';
import type { ManualForm } from './manual-form.ts';

const EMPTY = { address: '', city: '', state: '', zip: '' };

/** Who buys, where it goes, and how it is paid. */
export const ManualBuyer = ({ form }: { form: ManualForm }) => {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const isLink = watch('payment') === 'link';
  const address = watch('address');
  return (
    <Stack gap={4}>
      <TextField label="Nombre de quien compra" {...register('name')} error={errors.name?.message} />
      <Grid lg={2} gap={4}>
        <TextField
          label="Correo electrónico"
          optional
          type="email"
          hint={isLink ? 'Le enviamos el enlace.' : 'Le enviamos la confirmación.'}
          {...register('email')}
          error={errors.email?.message}
        />
        <TextField
          label="Teléfono"
          optional
          type="tel"
          inputMode="tel"
          {...register('phone')}
          error={errors.phone?.message}
        />
      </Grid>
      <SelectField label="Cómo se paga" {...register('payment')} error={errors.payment?.message}>
        {MANUAL_PAYMENTS.map((payment) => (
          <option key={payment} value={payment}>
            {MANUAL_PAYMENT_LABEL[payment]}
            {payment === 'link' ? '' : ' (ya se pagó)'}
          </option>
        ))}
      </SelectField>
      {!isLink && (
        <Switch label="Ya se lo llevó" hint="El pedido queda completado." {...register('delivered')} />
      )}
      <Checkbox
        label="Se envía a una dirección"
        checked={Boolean(address)}
        onChange={(event) =>
          setValue('address', event.target.checked ? EMPTY : undefined, { shouldDirty: true })
        }
      />
      {address && <ManualAddress form={form} />}
      <TextField label="Notas" optional {...register('notes')} error={errors.notes?.message} />
    </Stack>
  );
};

const ManualAddress = ({ form: { register, formState } }: { form: ManualForm }) => {
  const errors = formState.errors.address;
  return (
    <Grid lg={2} gap={4}>
      <TextField label="Dirección" {...register('address.address')} error={errors?.address?.message} />
      <TextField label="Ciudad" {...register('address.city')} error={errors?.city?.message} />
      <TextField label="Estado" {...register('address.state')} error={errors?.state?.message} />
      <TextField
        label="Código postal"
        inputMode="numeric"
        {...register('address.zip')}
        error={errors?.zip?.message}
      />
    </Grid>
  );
};
