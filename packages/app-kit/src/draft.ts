import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabMemory } from './storage.ts';

const SAVE_AFTER_MS = 300;
const PREFIX = 'draft:';

/** Deletes the tab's drafts with this beginning, so that the next person at this screen sees none. */
export const forgetDrafts = (beginning = '') => {
  for (const key of tabMemory.keys()) if (key.startsWith(PREFIX + beginning)) tabMemory.forget(key);
};

/** The typed values of the form with this key. */
export const readDraft = (key: string) => tabMemory.read(PREFIX + key) as FieldValues | undefined;

/** Stores a form's sent values that nobody typed, because they were remembered. */
export const keepDraft = (key: string, values: FieldValues) => tabMemory.write(PREFIX + key, values);

/** After sending: the typed values must not be shown to the next person at this screen. */
export const forgetDraft = (key: string) => tabMemory.forget(PREFIX + key);

type Options<Input> = {
  /** A field that may contain a password: it is never stored. */
  secret?: keyof Input;
  /** The form starts with values that are stored nowhere else, so these are stored too. */
  isAll?: boolean;
};

/**
 * Keeps typed values through a reload of the tab, which phones do to background tabs; other tabs do not see them.
 * @param key e.g. 'checkout-shipping'
 * @returns a function that deletes the draft, to call after sending.
 */
export const useDraft = <Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { secret, isAll = false }: Options<Input> = {},
) => {
  const { reset, subscribe, getValues } = form;
  const pending = useRef<{ values: FieldValues | undefined; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );
  useEffect(() => {
    const draft = readDraft(key);
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [key, reset, getValues]);
  useEffect(() => {
    const save = () => {
      clearTimeout(pending.current?.timer);
      if (pending.current?.values) keepDraft(key, pending.current.values);
      else if (pending.current) forgetDraft(key);
      pending.current = null;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        clearTimeout(pending.current?.timer);
        const isTyped = isAll || JSON.stringify(values) !== JSON.stringify(defaultValues);
        const typed = secret === undefined ? values : { ...values, [secret]: undefined };
        pending.current = {
          values: isTyped ? typed : undefined,
          timer: setTimeout(save, SAVE_AFTER_MS),
        };
      },
    });
    document.addEventListener('visibilitychange', save);
    return () => {
      // An expired session unmounts the form at once: the last letters must not be lost.
      save();
      stop();
      document.removeEventListener('visibilitychange', save);
    };
  }, [key, subscribe, secret, isAll]);
  return useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    forgetDraft(key);
  }, [key]);
};
