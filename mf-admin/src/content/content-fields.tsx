import { field, type UseFormReturn } from '@shop/app-kit/forms';
import type { ContentValues } from '@shop/contracts/content';
import { Text, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { ConflictNotice } from '../list/conflict-notice.tsx';
import { knownText } from '../texts/known-texts.ts';
import type { useConflict } from '../list/use-conflict.ts';

export type ContentForm = UseFormReturn<ContentValues, unknown, ContentValues>;

const LABELS = {
  page: 'Página',
  section: 'Sección',
  title: 'Título',
  content: 'Contenido',
  imageUrl: 'URL de Imagen',
};

/** What another person stored while this form was open. */
export type Merge = Pick<ReturnType<typeof useConflict>, 'conflict' | 'set'>;

/** Title, text and image of an entry; both screens edit them (AD50, AD58). */
export const ContentFields = ({ form, merge }: { form: ContentForm; merge: Merge }) => {
  const { watch } = form;
  const { conflict, set } = merge;
  const hint = knownText(watch())?.hint;
  return (
    <>
      {conflict && <ConflictNotice conflict={conflict} labels={LABELS} values={watch()} onChoose={set} />}
      {hint && (
        <Text size="sm" tone="soft">
          {hint}
        </Text>
      )}
      <TextField label="Título" optional {...field(form, 'title')} />
      <TextArea label="Contenido" optional rows={6} {...field(form, 'content')} />
      <FormImageField form={form} optional />
    </>
  );
};
