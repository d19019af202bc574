import { field } from '@shop/app-kit/forms';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import { Grid, SelectField, Text, TextArea, TextField, theme } from '@shop/ui';
import { useId, type ComponentProps } from 'react';
import { NumberField } from '../list/number-field.tsx';
import type { ProductFormMethods } from './product-form-methods.ts';
import { useListFamiliesQuery } from './products.api.ts';
import { TasteSliders } from './taste-sliders.tsx';

/** The names of the facts of one kind. */
type NameOf<Kind> = {
  [Name in FactName]: (typeof FACTS)[Name] extends { kind: Kind } ? Name : never;
}[FactName];
type FieldProps<Kind> = { name: NameOf<Kind>; form: ProductFormMethods };

const HINTS: Partial<Record<FactName, string>> = {
  family: 'El mismo nombre en cada tamaño de una miel: el menú la muestra una vez, con sus tamaños.',
  collections: 'Separadas por comas: Navidad, Para regalar. Cada una tiene su página y su botón en el menú.',
  sku: 'Tu propia clave del producto, como MIEL-60.',
  barcode: 'El GTIN (EAN o UPC) de su etiqueta: 8, 12, 13 o 14 dígitos.',
  weight: 'En gramos, con frasco, caja y relleno. Sirve para calcular envíos.',
  allergens: 'Como «Puede contener polen».',
  responsible: 'Nombre o razón social y domicilio de quien responde por él.',
  compareAt: 'Se tacha junto al precio mientras sea mayor: «antes $345.00».',
  cost: 'Lo que te cuesta cada pieza, en pesos. Solo lo ve tu equipo, y da el margen en Reportes.',
  iva: 'Tu precio ya lo incluye. Pedidos, correos y hojas de cálculo lo desglosan; pregunta a tu contador cuál es.',
  flavors: 'Separados por comas. El menú se filtra por ellos: Floral, Cítrico.',
  uses: 'Separados por comas. El menú se filtra por ellos: Té y café, Postres.',
};

const TextFact = ({ name, form }: FieldProps<'text'>) => (
  <TextArea label={FACTS[name].label} hint={HINTS[name]} optional rows={2} {...field(form, name)} />
);

/** An empty field sends nothing; in a fact of several parts, only that part is left out. */
const orNothing = (typed: unknown) => (typed === '' ? undefined : typed);

const EarlierPriceFact = ({ name, form }: FieldProps<'earlierPrice'>) => (
  <Grid lg={3} gap={4}>
    <NumberField
      label={FACTS[name].label}
      hint={HINTS[name]}
      optional
      cents
      form={form}
      name={`${name}.price`}
    />
    <TextField
      label="Desde el día"
      optional
      type="date"
      {...field(form, `${name}.from`, { setValueAs: orNothing })}
    />
    <TextField
      label="Hasta el día"
      optional
      type="date"
      {...field(form, `${name}.until`, { setValueAs: orNothing })}
    />
  </Grid>
);

const NutritionFact = ({ name, form }: FieldProps<'nutrition'>) => {
  const { label, parts } = FACTS[name];
  return (
    <div role="group" aria-label={label}>
      <Text size="sm" css={{ marginBottom: theme.space(3), fontWeight: 600 }}>
        {label}
      </Text>
      <Grid lg={2} gap={4}>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
          <NumberField key={part} label={parts[part]} optional cents form={form} name={`${name}.${part}`} />
        ))}
      </Grid>
    </div>
  );
};

const LineFact = ({
  name,
  form,
  ...input
}: FieldProps<'line' | 'barcode'> & Omit<ComponentProps<'input'>, 'form'>) => (
  <TextField
    label={FACTS[name].label}
    hint={HINTS[name]}
    optional
    autoComplete="off"
    {...input}
    {...field(form, name)}
  />
);

/** Existing families are offered, because a different spelling would create a second one. */
const FamilyFact = (props: FieldProps<'line'>) => {
  const { data = [] } = useListFamiliesQuery();
  const id = useId();
  return (
    <>
      <LineFact {...props} list={id} />
      <datalist id={id}>
        {data.map((family) => (
          <option key={family} value={family} />
        ))}
      </datalist>
    </>
  );
};

const NumberFact = (props: FieldProps<'integer' | 'money'>) => {
  const { kind, label } = FACTS[props.name];
  return (
    <NumberField
      label={label}
      hint={HINTS[props.name]}
      optional
      none={null}
      cents={kind === 'money'}
      {...props}
    />
  );
};

const AmountsFact = ({ name, form }: FieldProps<'amounts'>) => {
  const { label, units } = FACTS[name];
  return (
    <Grid lg={2} gap={4}>
      {(Object.keys(units) as (keyof typeof units)[]).map((part) => (
        <NumberField
          key={part}
          label={`${label} en ${units[part]}`}
          optional
          form={form}
          name={`${name}.${part}`}
        />
      ))}
    </Grid>
  );
};

const ChoiceFact = ({ name, form }: FieldProps<'choice'>) => (
  <SelectField label={FACTS[name].label} hint={HINTS[name]} optional {...field(form, name)}>
    <option value="">Sin decir</option>
    {Object.entries(FACTS[name].choices).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </SelectField>
);

const FIELDS = {
  text: TextFact,
  taste: TasteSliders,
  amounts: AmountsFact,
  line: LineFact,
  barcode: LineFact,
  integer: NumberFact,
  money: NumberFact,
  earlierPrice: EarlierPriceFact,
  nutrition: NutritionFact,
  choice: ChoiceFact,
};
/** The field of one fact, by its kind. */
export const FactField = ({ name, form }: { name: FactName; form: ProductFormMethods }) => {
  const Field = (name === 'family' ? FamilyFact : FIELDS[FACTS[name].kind]) as typeof FactField;
  return <Field name={name} form={form} />;
};
