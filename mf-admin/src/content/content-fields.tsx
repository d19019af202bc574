import type { UseFormReturn } from '@shop/app-kit/forms';
import type { ContentValues } from '@shop/contracts/content';
import { TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';

export type ContentForm = UseFormReturn<ContentValues, unknown, ContentValues>;

/** Title, text and image of an entry; both screens edit them (AD50, AD58). */
export const ContentFields = ({ form }: { form: ContentForm }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Título" optional {...register('title')} error={errors.title?.message} />
      <TextArea
        label="Contenido"
        optional
        rows={6}
        {...register('content')}
        error={errors.content?.message}
      />
      <FormImageField form={form} optional />
    </>
  );
};
