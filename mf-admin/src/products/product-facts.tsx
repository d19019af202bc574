import { FACT_LABEL } from '@shop/contracts/elixir-facts';
import { Grid, Heading, Stack, TextArea, TextField } from '@shop/ui';
import type { ProductFormMethods } from './product-form-methods.ts';
import { TasteSliders } from './taste-sliders.tsx';

const AMOUNTS = { milliliters: 'Contenido en ml', grams: 'Contenido en g' } as const;
const { alt: _, ...TEXTS } = FACT_LABEL;
const HINTS: Partial<Record<keyof typeof TEXTS, string>> = {
  flavors: 'Separados por comas. El menú se filtra por ellos: Floral, Cítrico.',
  uses: 'Separados por comas. El menú se filtra por ellos: Té y café, Postres.',
};
const names = <Name extends string>(of: Record<Name, string>) => Object.keys(of) as Name[];
const setValueAs = (typed: unknown) => (typed === '' || typed == null ? undefined : Number(typed));

/** What the product's page tells; what is left empty is not shown, or the house's own words are. */
export const ProductFacts = ({ form }: { form: ProductFormMethods }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <Heading level={3} look="card">
        Ficha de su página
      </Heading>
      <TasteSliders form={form} />
      <Grid lg={2} gap={4}>
        {names(AMOUNTS).map((name) => (
          <TextField
            key={name}
            label={AMOUNTS[name]}
            optional
            type="number"
            min="1"
            step="1"
            inputMode="numeric"
            {...register(`contents.${name}`, { setValueAs })}
            error={errors.contents?.[name]?.message}
          />
        ))}
      </Grid>
      {names(TEXTS).map((name) => (
        <TextArea
          key={name}
          label={TEXTS[name]}
          hint={HINTS[name]}
          optional
          rows={2}
          {...register(name)}
          error={errors[name]?.message}
        />
      ))}
    </Stack>
  );
};
