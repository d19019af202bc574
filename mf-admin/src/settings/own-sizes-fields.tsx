import { useFieldArray } from '@shop/app-kit/forms';
import { MOST_OWN_SIZES } from '@shop/contracts/own-sizes-form';
import { FieldError, Stack, Switch } from '@shop/ui';
import { NO_NUMBER } from '../list/number-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { AddRow, PricedRow } from './priced-row.tsx';
import { Section } from './section.tsx';

const HINT =
  'En qué frascos se hace un elixir propio y cuánto cuesta cada uno; el primero es el que sale elegido. Si un texto de la página dice un precio, cámbialo también en Textos.';

/** The sizes of custom blends. */
export const OwnSizesFields = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ownBlendSizes' });
  return (
    <Section
      title={LABELS['ownBlendSizes']!}
      hint={HINT}
      wide={
        <Stack gap={3}>
          {fields.map(({ id }, at) => (
            <PricedRow
              key={id}
              form={form}
              of={{ label: 'Tamaño (ml)', name: `ownBlendSizes.${at}.milliliters` }}
              price={{ name: `ownBlendSizes.${at}.price` }}
              remove={{
                label: `Quitar el tamaño ${at + 1}`,
                disabled: fields.length === 1,
                onClick: () => remove(at),
              }}
            />
          ))}
          <FieldError>{form.formState.errors.ownBlendSizes?.root?.message}</FieldError>
          {fields.length < MOST_OWN_SIZES && (
            <AddRow onClick={() => append({ milliliters: NO_NUMBER, price: NO_NUMBER })}>
              Agregar tamaño
            </AddRow>
          )}
        </Stack>
      }
    >
      <Switch
        label={LABELS['ownBlends']}
        hint="Apágalo y la tienda queda sin taller: ni en el menú ni en la portada ni en buscadores."
        {...form.register('ownBlends')}
      />
    </Section>
  );
};
