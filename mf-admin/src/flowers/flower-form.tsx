import type { UseFormReturn } from '@shop/app-kit/forms';
import type { FlowerForm } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { Stack, Switch, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { FlowerLook } from './flower-look.tsx';

/** The fields of a flower (AD42). */
export const FlowerFields = ({ form }: { form: UseFormReturn<FlowerForm, unknown, FlowerForm> }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <TextField label="Nombre" {...register('name')} error={errors.name?.message} />
      <TextField
        label={FLOWER_FACTS.scientificName.label}
        optional
        {...register('scientificName')}
        error={errors.scientificName?.message}
      />
      <TextArea
        label="Descripción"
        rows={3}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextArea label="Propiedades" rows={3} {...register('properties')} error={errors.properties?.message} />
      <FormImageField form={form} />
      <FlowerLook form={form} />
      <Switch
        label="Disponible"
        hint="Se puede elegir en los elixires personalizados."
        {...register('isAvailable')}
      />
    </Stack>
  );
};
