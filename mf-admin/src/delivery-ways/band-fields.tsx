import { useFieldArray } from '@shop/app-kit/forms';
import { Checkbox, Stack } from '@shop/ui';
import { NO_NUMBER } from '../list/number-field.tsx';
import { AddRow, PricedRow } from '../settings/priced-row.tsx';
import type { ShipForm } from './way-forms.ts';

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
        onChange={({ target }) => set(target.checked ? [{ upTo: 1_000, price: NO_NUMBER }] : undefined)}
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
        <PricedRow
          key={id}
          form={form}
          of={{ label: 'Hasta (g)', name: `bands.${at}.upTo` }}
          price={{ name: `bands.${at}.price` }}
          remove={{
            label: `Quitar el peso ${at + 1}`,
            onClick: () => (fields.length > 1 ? remove(at) : onNone()),
          }}
        />
      ))}
      <AddRow onClick={() => append({ upTo: NO_NUMBER, price: NO_NUMBER })}>Agregar peso</AddRow>
    </>
  );
};
