import type { UseFormReturn } from '@shop/app-kit/forms';
import type { ElixirForm, ElixirFormInput } from '@shop/contracts/elixir';
import { Stack, Switch, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';

export type ProductFormMethods = UseFormReturn<ElixirFormInput, unknown, ElixirForm>;

/** The fields of a product (AD22). */
export const ProductFields = ({ form }: { form: ProductFormMethods }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <TextField label="Nombre" {...register('name')} error={errors.name?.message} />
      <TextArea
        label="Descripción"
        rows={4}
        {...register('description')}
        error={errors.description?.message}
      />
      <TextField
        label="Precio"
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        hint="En pesos mexicanos (MXN), con dos decimales como máximo."
        {...register('price')}
        error={errors.price?.message}
      />
      <FormImageField form={form} />
      <Switch label="Disponible" hint="Se puede comprar en la tienda." {...register('isAvailable')} />
      <Switch
        label="Personalizado"
        hint="No aparece en el menú; se creó para una sola persona."
        {...register('isCustom')}
      />
    </Stack>
  );
};
