import type { FieldPath, FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { useState } from 'react';
import { currentOf } from './current-of.ts';
import { isSameValue } from './is-same-value.ts';

/** Which fields of a form hold what it is based on: how often or when it was changed, or what was read. */
const BASES = ['version', 'seen', 'updatedAt'];

/** A field that two people changed, each to something else. */
export type FieldConflict = { name: string; mine: unknown; theirs: unknown };
/** `taken`: the fields that only the other one changed; the form shows them already. */
export type Conflict = { clashes: FieldConflict[]; taken: string[] };

/**
 * Brings a form up to what somebody else stored, without losing anything that was typed.
 * @param toValues what is stored as the form has it
 */
export const useConflict = <Input extends FieldValues, Fields>(
  form: UseFormReturn<Input, unknown, Fields>,
  toValues: (stored: FieldValues) => FieldValues = (stored) => stored,
) => {
  const [conflict, setConflict] = useState<Conflict>();
  // Read here, because the form only follows what a render asked for.
  const { dirtyFields, defaultValues = {} } = form.formState;

  /** @returns false when the failure is another one */
  const meet = (error: unknown): boolean => {
    const stored = currentOf<FieldValues>(error);
    if (!stored) return false;
    const current = toValues(stored);
    const typed: FieldValues = form.getValues();
    const read = defaultValues as FieldValues;
    const names = Object.keys(typed).filter((name) => !BASES.includes(name));
    const bases = Object.keys(typed).filter((name) => BASES.includes(name));
    // A draft may be older than what was read: then nobody knows any more which of the two changed a field.
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
    // One that came from a draft counts as typed.
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
