import { field, useFieldArray } from '@shop/app-kit/forms';
import { Button, Checkbox, css, Icon, IconButton, Stack, TextField, theme } from '@shop/ui';
import type { ShipForm } from './way-forms.ts';

const { space } = theme;
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  gap: space(3),
  alignItems: 'start',
  '& > button': { marginTop: space(7) },
});

/** Lighter parcels may cost less. */
export const BandFields = ({ form }: { form: ShipForm }) => {
  const isWeighed = form.watch('bands') !== undefined;
  const set = (bands: { upTo: number; price: number }[] | undefined) =>
    form.setValue('bands', bands, { shouldDirty: true });
  return (
    <Stack gap={3}>
      <Checkbox
        label="El precio depende del peso"
        hint="Con empaque. Lo más pesado paga el precio de arriba."
        checked={isWeighed}
        onChange={({ target }) => set(target.checked ? [{ upTo: 1_000, price: NaN }] : undefined)}
      />
      {isWeighed && <Bands form={form} onNone={() => set(undefined)} />}
    </Stack>
  );
};

const Bands = ({ form, onNone }: { form: ShipForm; onNone: () => void }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'bands' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} css={row}>
          <TextField
            label="Hasta (g)"
            type="number"
            min="1"
            inputMode="numeric"
            {...field(form, `bands.${at}.upTo`, { valueAsNumber: true })}
          />
          <TextField
            label="Precio (MXN)"
            type="number"
            min="0"
            step="0.01"
            inputMode="decimal"
            {...field(form, `bands.${at}.price`, { valueAsNumber: true })}
          />
          <IconButton
            label={`Quitar el peso ${at + 1}`}
            onClick={() => (fields.length > 1 ? remove(at) : onNone())}
          >
            <Icon name="trash" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="plus" size={16} />}
          onClick={() => append({ upTo: NaN, price: NaN })}
        >
          Agregar peso
        </Button>
      </div>
    </>
  );
};
