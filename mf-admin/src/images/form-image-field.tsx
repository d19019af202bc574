import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { ImageField } from './image-field.tsx';

type Props<Input extends FieldValues, Fields> = {
  form: UseFormReturn<Input, unknown, Fields>;
  optional?: boolean;
};

/** 'URL de Imagen' of a form that has the field `imageUrl`: typed, or chosen in the picker. */
export const FormImageField = <Input extends FieldValues, Fields>({
  form,
  optional,
}: Props<Input, Fields>) => {
  const { register, setValue, watch, formState } = form;
  const name = 'imageUrl' as FieldPath<Input>;
  return (
    <ImageField
      label="URL de Imagen"
      {...(optional ? { optional } : {})}
      registration={register(name)}
      value={watch(name)}
      error={formState.errors[name]?.message as string | undefined}
      onPick={(url) =>
        setValue(name, url as never, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
};
