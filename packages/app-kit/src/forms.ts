/** Form pages load this entry on first use; react-hook-form is not in the first bundle. */
export { Controller, useFieldArray, useForm, useFormState, useWatch } from 'react-hook-form';
export type {
  Control,
  FieldErrors,
  FieldPath,
  FieldValues,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';
export { field, useSchemaForm } from './schema-form.ts';
export { applyServerErrors } from './server-errors.ts';
export { forgetDraft, forgetDrafts, keepDraft, readDraft, useDraft } from './draft.ts';
