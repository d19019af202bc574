import type { UseFormReturn } from '@shop/app-kit/forms';
import type { DiscountForm, DiscountFormInput } from '@shop/contracts/discount';
import { Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';

type Form = UseFormReturn<DiscountFormInput, unknown, DiscountForm>;
const NO_LIMIT = 'Vacío: sin límite.';

/** The fields of a code. */
export const DiscountFields = ({ form }: { form: Form }) => {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const isPercent = watch('kind') === 'percent';
  return (
    <Stack gap={4}>
      <TextField
        label="Código"
        autoCapitalize="characters"
        autoComplete="off"
        hint="Letras, números y guiones; mayúsculas y espacios dan igual."
        {...register('code')}
        error={errors.code?.message}
      />
      <Grid lg={2} gap={4}>
        <SelectField label="Tipo" {...register('kind')} error={errors.kind?.message}>
          <option value="percent">Porcentaje</option>
          <option value="amount">Cantidad en pesos</option>
        </SelectField>
        <TextField
          label={isPercent ? 'Descuento (%)' : 'Descuento (MXN)'}
          type="number"
          min="0"
          step={isPercent ? '1' : '0.01'}
          inputMode="decimal"
          {...register('value')}
          error={errors.value?.message}
        />
      </Grid>
      <Limits form={form} />
      <TextField
        label="Nota"
        optional
        hint="Sólo la ves tú."
        {...register('note')}
        error={errors.note?.message}
      />
      <Switch label="Encendido" hint="Se puede escribir en el carrito." {...register('isActive')} />
    </Stack>
  );
};

const Limits = ({ form: { register, formState } }: { form: Form }) => {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Compra mínima (MXN)"
        optional
        type="number"
        min="0"
        step="0.01"
        inputMode="decimal"
        {...register('minimum')}
        error={errors.minimum?.message}
      />
      <Grid lg={2} gap={4}>
        <TextField
          label="Primer día"
          optional
          type="date"
          {...register('startsOn')}
          error={errors.startsOn?.message}
        />
        <TextField
          label="Último día"
          optional
          type="date"
          {...register('endsOn')}
          error={errors.endsOn?.message}
        />
        <TextField
          label="Usos en total"
          optional
          type="number"
          min="1"
          inputMode="numeric"
          hint={NO_LIMIT}
          {...register('maxUses')}
          error={errors.maxUses?.message}
        />
        <TextField
          label="Usos por persona"
          optional
          type="number"
          min="1"
          inputMode="numeric"
          hint="Por su correo. Vacío: sin límite."
          {...register('maxPerBuyer')}
          error={errors.maxPerBuyer?.message}
        />
      </Grid>
    </>
  );
};
