import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { FlowerForm } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { Grid, SelectField, TextField } from '@shop/ui';

const { color, petals, blossom, season } = FLOWER_FACTS;

/** How the flower is drawn on the bottle of a blend, and when it flowers. */
export const FlowerLook = ({ form }: { form: UseFormReturn<FlowerForm, unknown, FlowerForm> }) => (
  <Grid lg={2} gap={4}>
    <TextField type="color" label={color.label} {...field(form, 'color')} />
    <TextField type="color" label={petals.label} {...field(form, 'petals')} />
    <SelectField label={blossom.label} {...field(form, 'blossom')}>
      {Object.entries(blossom.choices).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
    <TextField label={season.label} optional placeholder="noviembre y diciembre" {...field(form, 'season')} />
  </Grid>
);
