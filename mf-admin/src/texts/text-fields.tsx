import { Controller, field } from '@shop/app-kit/forms';
import { Stack, Text, TextArea, TextField } from '@shop/ui';
import { FormImageField } from '../images/form-image-field.tsx';
import { ClaimsNote } from '../list/claims-note.tsx';
import { ItemsField } from './items-field.tsx';
import type { TextKind } from './known-texts.ts';
import { WordsField } from './words-field.tsx';
import type { TextFormMethods } from './use-text-form.ts';

/** The fields of a text's editable parts. */
export const TextFields = ({ kind, form }: { kind: TextKind; form: TextFormMethods }) => {
  const { control, formState } = form;
  const { errors } = formState;
  const Prose = kind.short ? TextField : TextArea;
  return (
    <Stack gap={4}>
      {kind.hint && (
        <Text size="sm" tone="soft">
          {kind.hint}
        </Text>
      )}
      {kind.title && <TextField label={kind.title} {...field(form, 'title')} />}
      {kind.content && <Prose label={kind.content} {...field(form, 'content')} />}
      {kind.image && <FormImageField form={form} optional />}
      {kind.imageAlt && (
        <TextField
          label="Texto alternativo"
          optional
          hint="Lo que se ve en la imagen, para quien no la ve."
          {...field(form, 'imageAlt')}
        />
      )}
      {kind.words && (
        <Controller
          control={control}
          name="items"
          render={({ field: { value = [], onChange } }) => (
            <WordsField words={kind.words!} items={value} onChange={onChange} errors={errors.items} />
          )}
        />
      )}
      {kind.items && (
        <Controller
          control={control}
          name="items"
          render={({ field: { value = [], onChange } }) => (
            <ItemsField kind={kind.items!} items={value} onChange={onChange} errors={errors.items} />
          )}
        />
      )}
      <ClaimsNote control={control} />
    </Stack>
  );
};
