import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import type { DefaultValues } from 'react-hook-form';
import { isSameValue } from './is-same-value.ts';

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
};

/** What stands in a form, which is not changed by what is typed from now on. */
export const typedIn = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): FieldValues => copy(form.getValues()) as FieldValues;

/**
 * Shows in a form what is stored by now; what was typed since it was `sent` stays, and is still to be saved.
 * @returns whether that is all, because nothing was typed since
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
