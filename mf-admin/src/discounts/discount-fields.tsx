import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { DiscountForm, DiscountFormInput } from '@shop/contracts/discount';
import { Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';
import { NumberField } from '../list/number-field.tsx';

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
        <NumberField
          label={isPercent ? 'Descuento (%)' : 'Descuento (MXN)'}
          cents={!isPercent}
          form={form}
          name="value"
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
    <NumberField label="Compra mínima (MXN)" optional none={null} cents form={form} name="minimum" />
    <Grid lg={2} gap={4}>
      <TextField label="Primer día" optional type="date" {...field(form, 'startsOn')} />
      <TextField label="Último día" optional type="date" {...field(form, 'endsOn')} />
      <NumberField label="Usos en total" optional none={null} hint={NO_LIMIT} form={form} name="maxUses" />
      <NumberField
        label="Usos por persona"
        optional
        none={null}
        hint="Por su correo. Vacío: sin límite."
        form={form}
        name="maxPerBuyer"
      />
    </Grid>
  </>
);
