import { field } from '@shop/app-kit/forms';
import { TextArea, TextField } from '@shop/ui';
import type { PickupForm } from './way-forms.ts';

/** The fields of a pick-up place. */
export const PickupFields = ({ form }: { form: PickupForm }) => (
  <>
    <TextField label="Nombre" placeholder="Recoger en el mercado" {...field(form, 'name')} />
    <TextArea
      label="Lugar"
      rows={2}
      placeholder="Calle, número y cómo encontrarlo"
      {...field(form, 'place')}
    />
    <TextField label="Horario" placeholder="Sábados de 9:00 a 14:00" {...field(form, 'hours')} />
    <TextField
      label="Qué llevar"
      optional
      placeholder="Tu número de pedido y una identificación"
      {...field(form, 'bring')}
    />
  </>
);
