import { Controller, field } from '@shop/app-kit/forms';
import { Stack, Switch, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { ClaimsNote } from '../list/claims-note.tsx';
import { FlowerChoices } from './flower-choices.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductFormMethods } from './product-form-methods.ts';
import { StockFields } from './stock-fields.tsx';

/** The fields of a product (AD22). */
export const ProductFields = ({ form }: { form: ProductFormMethods }) => {
  const { formState } = form;
  const { errors } = formState;
  return (
    <Stack gap={4}>
      <TextField label="Nombre" {...field(form, 'name')} />
      <TextArea label="Descripción" rows={4} {...field(form, 'description')} />
      <TextField
        label="Precio"
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        hint="En pesos mexicanos (MXN), con dos decimales como máximo."
        {...field(form, 'price')}
      />
      <StockFields form={form} />
      <FormImageField form={form} />
      <PicturesField form={form} />
      <Controller
        control={form.control}
        name="flowers"
        render={({ field: { value = [], onChange } }) => (
          <FlowerChoices chosen={value} error={errors.flowers?.message} onChange={onChange} />
        )}
      />
      <Switch label="Disponible" hint="Se puede comprar en la tienda." {...form.register('isAvailable')} />
      <Switch
        label="Personalizado"
        hint="No aparece en el menú; se creó para una sola persona."
        {...form.register('isCustom')}
      />
      <ProductFacts form={form} />
      <ClaimsNote control={form.control} />
    </Stack>
  );
};
