import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabMemory } from './storage.ts';

const SAVE_AFTER_MS = 300;
const PREFIX = 'draft:';

/** Forgets every draft of the tab: who signs out leaves no address or amount behind for the next one at this screen. */
export const forgetDrafts = () => {
  for (const key of tabMemory.keys()) if (key.startsWith(PREFIX)) tabMemory.forget(key);
};

/** What was typed into the form of this key, as it was left. */
export const readDraft = (key: string) => tabMemory.read(PREFIX + key) as FieldValues | undefined;

/** Keeps what a form was sent with though nobody typed it, since it was remembered. */
export const keepDraft = (key: string, values: FieldValues) => tabMemory.write(PREFIX + key, values);

/** The form was sent: what was typed is not for the next person at this screen. */
export const forgetDraft = (key: string) => tabMemory.forget(PREFIX + key);

type Options<Input> = {
  /** A field that may carry a password: it is never kept. */
  secret?: keyof Input;
  /** The form begins with what is stored nowhere else: that is kept too. */
  isAll?: boolean;
};

/**
 * Keeps what was typed through a reload of the tab, which a phone does by itself to a tab that was left; another tab or a closed one does not see it.
 * @param key e.g. 'checkout-shipping'
 * @returns a function that forgets the draft, for when the form was sent.
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
      // A session that ends takes the form away at once: the last letters must not be lost.
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
