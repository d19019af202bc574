import { Controller, field, useFormState } from '@shop/app-kit/forms';
import type { FieldErrors } from '@shop/app-kit/forms';
import type { ElixirFormInput } from '@shop/contracts/elixir';
import { Switch, TextField } from '@shop/ui';
import { KitParts } from './kit-parts.tsx';
import type { ProductFormMethods } from './product-form-methods.ts';

/** The error of the parts, or of the count of one. */
const errorOf = ({ parts }: FieldErrors<ElixirFormInput>): string | undefined =>
  parts?.message ?? (Array.isArray(parts) ? parts.find(Boolean)?.count?.message : undefined);

/** The stock: a count of its own, or what a kit's products allow. */
export const StockFields = ({ form }: { form: ProductFormMethods }) => {
  const { errors } = useFormState({ control: form.control, name: 'parts' });
  return (
    <Controller
      control={form.control}
      name="parts"
      render={({ field: { value, onChange } }) => (
        <>
          <Switch
            label="Es un kit"
            hint="Lleva otros productos, y toma las existencias y los lotes de ellos."
            checked={Boolean(value)}
            onChange={(event) => onChange(event.target.checked ? [] : null)}
          />
          {value ? (
            <KitParts parts={value} error={errorOf(errors)} onChange={onChange} />
          ) : (
            <TextField
              label="Existencias"
              optional
              inputMode="numeric"
              hint="Piezas que quedan por vender, sin las apartadas. Vacío: no se lleva la cuenta."
              {...field(form, 'stock')}
            />
          )}
        </>
      )}
    />
  );
};
