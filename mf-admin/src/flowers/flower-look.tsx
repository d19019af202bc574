import type { UseFormReturn } from '@shop/app-kit/forms';
import type { BlossomForm, FlowerForm } from '@shop/contracts/flower';
import { Grid, SelectField, TextField } from '@shop/ui';

const FORMS: Record<BlossomForm, string> = {
  bell: 'Campana',
  cluster: 'Racimo',
  dahlia: 'Dalia',
  daisy: 'Margarita',
  heart: 'Corazones',
  orchid: 'Orquídea',
  pompom: 'Pompón',
  puff: 'Mota',
  spike: 'Espiga',
  star: 'Estrella',
};

/** How the flower is drawn on the bottle of a blend, and when it flowers. */
export const FlowerLook = ({ form }: { form: UseFormReturn<FlowerForm, unknown, FlowerForm> }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Grid lg={2} gap={4}>
      <TextField
        type="color"
        label="Color que da a la miel"
        {...register('color')}
        error={errors.color?.message}
      />
      <TextField
        type="color"
        label="Color de sus pétalos"
        {...register('petals')}
        error={errors.petals?.message}
      />
      <SelectField label="Forma de la flor" {...register('blossom')} error={errors.blossom?.message}>
        {Object.entries(FORMS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Florece en"
        optional
        placeholder="noviembre y diciembre"
        {...register('season')}
        error={errors.season?.message}
      />
    </Grid>
  );
};
