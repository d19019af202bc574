import { field } from '@shop/app-kit/forms';
import { Grid, TextField } from '@shop/ui';
import { numberOrNone } from '../list/or-none.ts';
import { AreaFields } from './area-fields.tsx';
import { BandFields } from './band-fields.tsx';
import type { ShipForm } from './way-forms.ts';

const AMOUNT = { type: 'number', min: '0', step: '0.01', inputMode: 'decimal' } as const;
const DAYS = { type: 'number', min: '0', max: '60', inputMode: 'numeric' } as const;

/** The fields of a shipping way: price, area and duration. */
export const ShipFields = ({ form }: { form: ShipForm }) => {
  const isWeighed = form.watch('bands') !== undefined;
  return (
    <>
      <TextField label="Nombre" placeholder="Paquetería" {...field(form, 'name')} />
      <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
        <TextField
          label={isWeighed ? 'Precio de lo más pesado (MXN)' : 'Precio (MXN)'}
          hint="0 es gratis."
          {...AMOUNT}
          {...field(form, 'price', { valueAsNumber: true })}
        />
        <TextField
          label="Gratis desde (MXN)"
          optional
          hint="Lo que cuestan los productos, ya con descuento."
          {...AMOUNT}
          {...field(form, 'freeFrom', { setValueAs: numberOrNone })}
        />
      </Grid>
      <BandFields form={form} />
      <AreaFields form={form} name="only" label="Sólo a algunos lugares" />
      <AreaFields form={form} name="except" label="A algunos lugares no" />
      <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
        <TextField
          label="Camino, mínimo (días)"
          optional
          hint="Vacío: los días de «Cuándo llega»."
          {...DAYS}
          {...field(form, 'roadFirst', { setValueAs: numberOrNone })}
        />
        <TextField
          label="Camino, máximo (días)"
          optional
          {...DAYS}
          {...field(form, 'roadLast', { setValueAs: numberOrNone })}
        />
      </Grid>
    </>
  );
};
