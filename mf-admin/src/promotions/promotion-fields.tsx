import { field, type UseFormReturn } from '@shop/app-kit/forms';
import { PROMOTION_KINDS, type PromotionForm, type PromotionFormInput } from '@shop/contracts/promotion';
import { Grid, SelectField, Stack, Switch, TextField } from '@shop/ui';
import { NumberField } from '../list/number-field.tsx';
import { textOrNone } from '../list/or-none.ts';
import { KIND_LABEL } from './promotion-texts.ts';

type Form = UseFormReturn<PromotionFormInput, unknown, PromotionForm>;
type Props = { form: Form };

const TEXT = { setValueAs: textOrNone };

/** The fields of a promotion. */
export const PromotionFields = ({ form }: Props) => (
  <Stack gap={4}>
    <TextField
      label="Nombre"
      hint="Así se lee en el carrito, el pedido y los correos."
      placeholder="Lleva 3 paga 2"
      {...field(form, 'name')}
    />
    <SelectField label="Qué descuenta" {...field(form, 'kind')}>
      {PROMOTION_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {KIND_LABEL[kind]}
        </option>
      ))}
    </SelectField>
    <Worth form={form} />
    <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
      <NumberField label="Desde (MXN)" optional cents form={form} name="fromAmount" />
      <NumberField label="Desde cuántas piezas" optional form={form} name="fromPieces" />
      <TextField label="Primer día" optional type="date" {...field(form, 'startsOn', TEXT)} />
      <TextField label="Último día" optional type="date" {...field(form, 'endsOn', TEXT)} />
    </Grid>
    <Switch
      label="También con códigos"
      hint="Si no, cuenta lo que descuente más: la promoción o el código."
      {...form.register('withCodes')}
    />
    <Switch label="Encendida" hint="Se descuenta sola en el carrito." {...form.register('isActive')} />
  </Stack>
);

const Worth = ({ form }: Props) => {
  const kind = form.watch('kind');
  if (kind === 'pieces')
    return (
      <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
        <NumberField label="Se llevan" form={form} name="take" />
        <NumberField label="Se pagan" form={form} name="pay" />
      </Grid>
    );
  const label = kind === 'percent' ? 'Descuento (%)' : 'Descuento (MXN)';
  return <NumberField label={label} cents form={form} name="value" />;
};
