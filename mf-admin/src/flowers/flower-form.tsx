import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { FlowerForm } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { Stack, Switch, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { FlowerLook } from './flower-look.tsx';

/** The fields of a flower (AD42). */
export const FlowerFields = ({ form }: { form: UseFormReturn<FlowerForm, unknown, FlowerForm> }) => (
  <Stack gap={4}>
    <TextField label="Nombre" {...field(form, 'name')} />
    <TextField label={FLOWER_FACTS.scientificName.label} optional {...field(form, 'scientificName')} />
    <TextArea label="Descripción" rows={3} {...field(form, 'description')} />
    <TextArea label="Propiedades" rows={3} {...field(form, 'properties')} />
    <FormImageField form={form} />
    <FlowerLook form={form} />
    <Switch
      label="Disponible"
      hint="Se puede elegir en los elixires personalizados."
      {...form.register('isAvailable')}
    />
  </Stack>
);
