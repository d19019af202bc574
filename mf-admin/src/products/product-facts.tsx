import { field } from '@shop/app-kit/forms';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import { Grid, Heading, Stack, TextArea, TextField } from '@shop/ui';
import type { ProductFormMethods } from './product-form-methods.ts';
import { TasteSliders } from './taste-sliders.tsx';

/** The names of the facts of a kind. */
type NameOf<Kind> = {
  [Name in FactName]: (typeof FACTS)[Name] extends { kind: Kind } ? Name : never;
}[FactName];
type FieldProps<Kind> = { name: NameOf<Kind>; form: ProductFormMethods };

const HINTS: Partial<Record<FactName, string>> = {
  flavors: 'Separados por comas. El menú se filtra por ellos: Floral, Cítrico.',
  uses: 'Separados por comas. El menú se filtra por ellos: Té y café, Postres.',
};
const setValueAs = (typed: unknown) => (typed === '' || typed == null ? undefined : Number(typed));

const TextFact = ({ name, form }: FieldProps<'text'>) => (
  <TextArea label={FACTS[name].label} hint={HINTS[name]} optional rows={2} {...field(form, name)} />
);

const AmountsFact = ({ name, form }: FieldProps<'amounts'>) => {
  const { label, units } = FACTS[name];
  return (
    <Grid lg={2} gap={4}>
      {(Object.keys(units) as (keyof typeof units)[]).map((part) => (
        <TextField
          key={part}
          label={`${label} en ${units[part]}`}
          optional
          type="number"
          min="1"
          step="1"
          inputMode="numeric"
          {...field(form, `${name}.${part}`, { setValueAs })}
        />
      ))}
    </Grid>
  );
};

const FIELDS = { text: TextFact, taste: TasteSliders, amounts: AmountsFact };
const FactField = ({ name, form }: { name: FactName; form: ProductFormMethods }) => {
  const Field = FIELDS[FACTS[name].kind] as typeof FactField;
  return <Field name={name} form={form} />;
};

/** What the product's page tells; what is left empty is not shown, or the house's own words are. */
export const ProductFacts = ({ form }: { form: ProductFormMethods }) => (
  <Stack gap={4}>
    <Heading level={3} look="card">
      Ficha de su página
    </Heading>
    {(Object.keys(FACTS) as FactName[])
      // It stands below its picture.
      .filter((name) => name !== 'alt')
      .map((name) => (
        <FactField key={name} name={name} form={form} />
      ))}
  </Stack>
);
