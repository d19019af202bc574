import { Controller, field, useWatch } from '@shop/app-kit/forms';
import { Switch, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { ClaimsNote } from '../list/claims-note.tsx';
import { counted } from '../list/counted.ts';
import { Fold, Folds } from '../list/fold.tsx';
import { NumberField } from '../list/number-field.tsx';
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
    <Folds control={form.control}>
      <TextField label="Nombre" {...field(form, 'name')} />
      <TextArea label="Descripción" rows={4} {...field(form, 'description')} />
      <NumberField
        label="Precio"
        cents
        hint="En pesos mexicanos (MXN), con dos decimales como máximo."
        form={form}
        name="price"
      />
      <StockFields form={form} />
      <FormImageField form={form} />
      <Switch label="Disponible" hint="Se puede comprar en la tienda." {...form.register('isAvailable')} />
      <Switch
        label="Personalizado"
        hint="No aparece en el menú; se creó para una sola persona."
        {...form.register('isCustom')}
      />
      <Fold title="Fotos" summary={<Photos form={form} />}>
        <PicturesField form={form} />
      </Fold>
      <Controller
        control={form.control}
        name="flowers"
        render={({ field: { value = [], onChange } }) => (
          <Fold title="Flores" summary={value.join(', ') || 'Ninguna'}>
            <FlowerChoices chosen={value} error={errors.flowers?.message} onChange={onChange} />
          </Fold>
        )}
      />
      <ProductFacts form={form} />
      <ClaimsNote control={form.control} />
    </Folds>
  );
};

const Photos = ({ form: { control } }: { form: ProductFormMethods }) => {
  const [url, alt, more = []] = useWatch({ control, name: ['imageUrl', 'alt', 'morePictures'] });
  const count = more.length + (url ? 1 : 0);
  if (count === 0) return 'Ninguna';
  return `${counted(count, 'foto', 'fotos')} · ${alt || 'sin texto alternativo'}`;
};
