import { field, useFieldArray } from '@shop/app-kit/forms';
import { MOST_OWN_SIZES } from '@shop/contracts/own-sizes-form';
import { Button, css, FieldError, Icon, IconButton, Stack, TextField, theme } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const { space } = theme;
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  gap: space(3),
  alignItems: 'start',
  '& > button': { marginTop: space(7) },
});
const HINT =
  'En qué frascos se hace un elixir propio y cuánto cuesta cada uno; el primero es el que sale elegido. Si un texto de la página dice un precio, cámbialo también en Textos.';

/** What blends of one's own are made in. */
export const OwnSizesFields = ({ form }: { form: Form }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ownBlendSizes' });
  return (
    <Section
      title={LABELS['ownBlendSizes']!}
      hint={HINT}
      wide={
        <Stack gap={3}>
          {fields.map(({ id }, at) => (
            <div key={id} css={row}>
              <TextField
                label="Tamaño (ml)"
                type="number"
                min="1"
                inputMode="numeric"
                {...field(form, `ownBlendSizes.${at}.milliliters`, { valueAsNumber: true })}
              />
              <TextField
                label="Precio (MXN)"
                type="number"
                min="0"
                step="0.01"
                inputMode="decimal"
                {...field(form, `ownBlendSizes.${at}.price`, { valueAsNumber: true })}
              />
              <IconButton
                label={`Quitar el tamaño ${at + 1}`}
                disabled={fields.length === 1}
                onClick={() => remove(at)}
              >
                <Icon name="trash" />
              </IconButton>
            </div>
          ))}
          <FieldError>{form.formState.errors.ownBlendSizes?.root?.message}</FieldError>
          {fields.length < MOST_OWN_SIZES && (
            <div>
              <Button
                size="sm"
                variant="secondary"
                icon={<Icon name="plus" size={16} />}
                onClick={() => append({ milliliters: NaN, price: NaN })}
              >
                Agregar tamaño
              </Button>
            </div>
          )}
        </Stack>
      }
    >
      {null}
    </Section>
  );
};
