import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { DiscountForm, DiscountFormInput } from '@shop/contracts/discount';
import { Grid, NumberField, SelectField, Stack, Switch, TextField } from '@shop/ui';

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
    <NumberField label="Compra mínima (MXN)" optional cents min="0" {...field(form, 'minimum')} />
    <Grid lg={2} gap={4}>
      <TextField label="Primer día" optional type="date" {...field(form, 'startsOn')} />
      <TextField label="Último día" optional type="date" {...field(form, 'endsOn')} />
      <NumberField label="Usos en total" optional min="1" hint={NO_LIMIT} {...field(form, 'maxUses')} />
      <NumberField
        label="Usos por persona"
        optional
        min="1"
        hint="Por su correo. Vacío: sin límite."
        {...field(form, 'maxPerBuyer')}
      />
    </Grid>
  </>
);
