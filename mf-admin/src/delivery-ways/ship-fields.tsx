import { field } from '@shop/app-kit/forms';
import { Grid, TextField } from '@shop/ui';
import { NumberField } from '../list/number-field.tsx';
import { AreaFields } from './area-fields.tsx';
import { BandFields } from './band-fields.tsx';
import type { ShipForm } from './way-forms.ts';

/** The fields of a shipping way: price, area and duration. */
export const ShipFields = ({ form }: { form: ShipForm }) => {
  const isWeighed = form.watch('bands') !== undefined;
  return (
    <>
      <TextField label="Nombre" placeholder="Paquetería" {...field(form, 'name')} />
      <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
        <NumberField
          label={isWeighed ? 'Precio de lo más pesado (MXN)' : 'Precio (MXN)'}
          hint="0 es gratis."
          cents
          form={form}
          name="price"
        />
        <NumberField
          label="Gratis desde (MXN)"
          optional
          hint="Lo que cuestan los productos, ya con descuento."
          cents
          form={form}
          name="freeFrom"
        />
      </Grid>
      <BandFields form={form} />
      <AreaFields form={form} name="only" label="Sólo a algunos lugares" />
      <AreaFields form={form} name="except" label="A algunos lugares no" />
      <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
        <NumberField
          label="Camino, mínimo (días)"
          optional
          hint="Vacío: los días de «Cuándo llega»."
          form={form}
          name="roadFirst"
        />
        <NumberField label="Camino, máximo (días)" optional form={form} name="roadLast" />
      </Grid>
    </>
  );
};
