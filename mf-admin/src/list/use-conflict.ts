import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { useState } from 'react';
import { currentOf } from './current-of.ts';
import { isSameValue } from './is-same-value.ts';

/** Form fields with the base of a change: a version or date of the record, or the note that was read. */
const BASES = ['version', 'seen', 'updatedAt'];

/** A field that two people changed to different values. */
export type FieldConflict = { name: string; mine: unknown; theirs: unknown };
/** `taken`: fields that only the other person changed; the form shows their values already. */
export type Conflict = { clashes: FieldConflict[]; taken: string[] };

/**
 * Merges what somebody else stored into a form, without losing typed values.
 * @param toValues converts a stored record to form values
 */
export const useConflict = <Input extends FieldValues, Fields>(
  form: UseFormReturn<Input, unknown, Fields>,
  toValues: (stored: FieldValues) => FieldValues = (stored) => stored,
) => {
  const [conflict, setConflict] = useState<Conflict>();
  // Read during render, because the form tracks only state that a render has read.
  const { dirtyFields, defaultValues = {} } = form.formState;

  /** @returns false for any other failure */
  const meet = (error: unknown): boolean => {
    const stored = currentOf<FieldValues>(error);
    if (!stored) return false;
    const current = toValues(stored);
    const typed: FieldValues = form.getValues();
    const read = defaultValues as FieldValues;
    const names = Object.keys(typed).filter((name) => !BASES.includes(name));
    const bases = Object.keys(typed).filter((name) => BASES.includes(name));
    // A draft may be older than the record that was read: then it is unknown which of the two people changed a field.
    const isOlder = bases.some((name) => !isSameValue(typed[name], read[name]));
    const isTheirs = (name: string) => !isSameValue(read[name], current[name]);
    const isMine = (name: string) => name in dirtyFields && !isSameValue(typed[name], current[name]);
    setConflict({
      clashes: names
        .filter((name) => isMine(name) && (isOlder || isTheirs(name)))
        .map((name) => ({ name, mine: typed[name], theirs: current[name] })),
      taken: names.filter((name) => !isMine(name) && isTheirs(name)),
    });
    const known = Object.fromEntries(Object.keys(typed).map((name) => [name, current[name]]));
    form.reset(known as Input, { keepDirtyValues: true });
    // Bases that came from a draft count as typed.
    for (const name of bases) set(name, current[name]);
    return true;
  };
  const set = (name: string, value: unknown) =>
    form.setValue(name as FieldPath<Input>, value as never, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return { conflict, meet, set, settle: () => setConflict(undefined) };
};
