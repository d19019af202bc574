import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { DiscountForm, DiscountFormInput } from '@shop/contracts/discount';
import { Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';

type Form = UseFormReturn<DiscountFormInput, unknown, DiscountForm>;
const NO_LIMIT = 'Vacío: sin límite.';

/** The fields of a code. */
export const DiscountFields = ({ form }: { form: Form }) => {
  const { watch } = form;
  const isPercent = watch('kind') === 'percent';
  return (
    <Stack gap={4}>
      <TextField
        label="Código"
        autoCapitalize="characters"
        autoComplete="off"
        hint="Letras, números y guiones; mayúsculas y espacios dan igual."
        {...field(form, 'code')}
      />
      <Grid lg={2} gap={4}>
        <SelectField label="Tipo" {...field(form, 'kind')}>
          <option value="percent">Porcentaje</option>
          <option value="amount">Cantidad en pesos</option>
        </SelectField>
        <TextField
          label={isPercent ? 'Descuento (%)' : 'Descuento (MXN)'}
          type="number"
          min="0"
          step={isPercent ? '1' : '0.01'}
          inputMode="decimal"
          {...field(form, 'value')}
        />
      </Grid>
      <Limits form={form} />
      <TextField label="Nota" optional hint="Sólo la ves tú." {...field(form, 'note')} />
      <Switch label="Encendido" hint="Se puede escribir en el carrito." {...form.register('isActive')} />
    </Stack>
  );
};

const Limits = ({ form }: { form: Form }) => (
  <>
    <TextField
      label="Compra mínima (MXN)"
      optional
      type="number"
      min="0"
      step="0.01"
      inputMode="decimal"
      {...field(form, 'minimum')}
    />
    <Grid lg={2} gap={4}>
      <TextField label="Primer día" optional type="date" {...field(form, 'startsOn')} />
      <TextField label="Último día" optional type="date" {...field(form, 'endsOn')} />
      <TextField
        label="Usos en total"
        optional
        type="number"
        min="1"
        inputMode="numeric"
        hint={NO_LIMIT}
        {...field(form, 'maxUses')}
      />
      <TextField
        label="Usos por persona"
        optional
        type="number"
        min="1"
        inputMode="numeric"
        hint="Por su correo. Vacío: sin límite."
        {...field(form, 'maxPerBuyer')}
      />
    </Grid>
  </>
);
