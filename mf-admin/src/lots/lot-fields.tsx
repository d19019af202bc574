import { Controller, field, type UseFormReturn } from '@shop/app-kit/forms';
import type { LotForm } from '@shop/contracts/lot';
import { css, Stack, Switch, TextArea, TextField, theme } from '@shop/ui';
import { ProductChoices } from '../products/product-choices.tsx';

const { media, space } = theme;
const pair = css({
  display: 'grid',
  gap: space(4),
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const whole = css({ gridColumn: '1 / -1' });

type Form = UseFormReturn<LotForm, unknown, LotForm>;

/** The fields for the jar, for the public page, and for the shop alone. */
export const LotFields = ({ form }: { form: Form }) => {
  const { control, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <TextField
        label="Código"
        hint="Como está en el frasco, por ejemplo TAJ-2026-01."
        autoCapitalize="characters"
        autoComplete="off"
        {...field(form, 'code')}
      />
      <Controller
        control={control}
        name="elixirIds"
        render={({ field: { value, onChange } }) => (
          <ProductChoices
            legend="Productos que se llenan con él"
            chosen={value}
            error={errors.elixirIds?.message}
            onChange={onChange}
          />
        )}
      />
      <div css={pair}>
        <TextField label="Flor" {...field(form, 'flower')} />
        <TextField label="Lugar" {...field(form, 'place')} />
        <TextField label="Meliponario" optional css={whole} {...field(form, 'meliponario')} />
        <TextField label="Envasado el" type="date" {...field(form, 'packedOn')} />
        <TextField label="Consumir antes de" type="date" {...field(form, 'bestBefore')} />
      </div>
      <TextArea
        label="Nota interna"
        optional
        hint="No sale en la página del lote."
        rows={2}
        {...field(form, 'note')}
      />
      <Switch
        label="En uso"
        hint="Los pedidos que salen se llevan el lote en uso más nuevo de cada producto."
        {...form.register('isActive')}
      />
    </Stack>
  );
};
