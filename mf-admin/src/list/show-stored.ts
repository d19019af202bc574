import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import type { DefaultValues } from 'react-hook-form';
import { isSameValue } from './is-same-value.ts';

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
};

/** A copy of the form's values, which later typing does not change. */
export const typedIn = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): FieldValues => copy(form.getValues()) as FieldValues;

/**
 * Shows the stored values in a form; what was typed since it was `sent` stays unsaved.
 * @returns whether nothing was typed since
 */
export const showStored = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  stored: DefaultValues<Input>,
  sent: FieldValues,
): boolean => {
  const typed = typedIn(form);
  const since = Object.keys(typed).filter((name) => !isSameValue(typed[name], sent[name]));
  form.reset(stored);
  for (const name of since)
    form.setValue(name as FieldPath<Input>, typed[name] as never, { shouldDirty: true });
  return since.length === 0;
};
