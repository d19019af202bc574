import { css } from '@emotion/react';
import { useWatch, type UseFormReturn } from '@shop/app-kit/forms';
import type { Elixir } from '@shop/contracts/elixir';
import type { LotForm } from '@shop/contracts/lot';
import { Checkbox, FieldError, Stack, Switch, Text, TextArea, TextField, theme } from '@shop/ui';

const { media, space } = theme;
const frame = css({ margin: 0, padding: 0, border: 0, '& legend': { padding: 0, fontWeight: 600 } });
const list = css({
  display: 'grid',
  gap: `0 ${space(4)}`,
  maxHeight: '13rem',
  overflowY: 'auto',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const pair = css({
  display: 'grid',
  gap: space(4),
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type Form = UseFormReturn<LotForm, unknown, LotForm>;

/** What stands on the jar, what the public page tells, and what only the house knows. */
export const LotFields = ({ form, products }: { form: Form; products: Elixir[] }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <TextField
        label="Código"
        hint="Como está en el frasco, por ejemplo TAJ-2026-01."
        autoCapitalize="characters"
        autoComplete="off"
        {...register('code')}
        error={errors.code?.message}
      />
      <ProductChoices form={form} products={products} />
      <div css={pair}>
        <TextField label="Flor" {...register('flower')} error={errors.flower?.message} />
        <TextField label="Lugar" {...register('place')} error={errors.place?.message} />
        <TextField
          label="Meliponario"
          optional
          {...register('meliponario')}
          error={errors.meliponario?.message}
        />
        <span />
        <TextField
          label="Envasado el"
          type="date"
          {...register('packedOn')}
          error={errors.packedOn?.message}
        />
        <TextField
          label="Consumir antes de"
          type="date"
          {...register('bestBefore')}
          error={errors.bestBefore?.message}
        />
      </div>
      <TextArea
        label="Nota interna"
        optional
        hint="No sale en la página del lote."
        rows={2}
        {...register('note')}
        error={errors.note?.message}
      />
      <Switch
        label="En uso"
        hint="Los pedidos que salen se llevan el lote en uso más nuevo de cada producto."
        {...register('isActive')}
      />
    </Stack>
  );
};

const ProductChoices = ({ form, products }: { form: Form; products: Elixir[] }) => {
  const chosen = useWatch({ control: form.control, name: 'elixirIds' });
  const toggle = (id: number, on: boolean) =>
    form.setValue('elixirIds', on ? [...chosen, id] : chosen.filter((one) => one !== id), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const error = form.formState.errors.elixirIds?.message;
  return (
    <fieldset css={frame} aria-invalid={error ? true : undefined}>
      <legend>Productos que se llenan con él</legend>
      <div css={list}>
        {products.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
        {products.length === 0 && <Text size="sm">Todavía no hay productos.</Text>}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
};
