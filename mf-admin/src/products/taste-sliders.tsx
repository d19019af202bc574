import { MAX_TASTE, TASTE_LABEL } from '@shop/contracts/constants';
import { FACTS } from '@shop/contracts/elixir-facts';
import type { Taste } from '@shop/contracts/taste';
import { css, Field, Grid, Text, theme } from '@shop/ui';
import type { ProductFormMethods } from './product-form-methods.ts';

const slider = css({
  width: '100%',
  height: 44,
  margin: 0,
  accentColor: theme.color.honey,
  cursor: 'pointer',
});
const NAMES = Object.keys(TASTE_LABEL) as (keyof Taste)[];

/** The three bars of a product's page; the arrow keys move them. */
export const TasteSliders = ({ name: fact, form }: { name: 'taste'; form: ProductFormMethods }) => (
  <div role="group" aria-label={FACTS[fact].label}>
    <Grid lg={3} gap={4}>
      {NAMES.map((name) => (
        <Field
          key={name}
          label={`${TASTE_LABEL[name]}: ${form.watch(`${fact}.${name}`) ?? 0} de ${MAX_TASTE}`}
          error={form.formState.errors[fact]?.[name]?.message}
        >
          {(wiring) => (
            <input
              {...wiring}
              {...form.register(`${fact}.${name}`, { valueAsNumber: true })}
              type="range"
              min={0}
              max={MAX_TASTE}
              step={1}
              css={slider}
            />
          )}
        </Field>
      ))}
    </Grid>
    <Text size="xs" tone="soft">
      Con los tres en 0 la tienda no muestra barras de sabor.
    </Text>
  </div>
);
