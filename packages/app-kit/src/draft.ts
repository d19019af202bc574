import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const SAVE_AFTER_MS = 300;
const PREFIX = 'draft:';

/** Forgets every draft of the tab: who signs out leaves no address or amount behind for the next one at this screen. */
export const forgetDrafts = () => {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds no draft.
  }
};

const read = (key: string): FieldValues | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as FieldValues | null;
  } catch {
    return null;
  }
};

const write = (key: string, values: unknown) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A full or forbidden storage only costs the draft.
  }
};

/**
 * Keeps what was typed through a reload of the tab, which a phone does by itself to a tab that was left; another tab or a closed one does not see it.
 * @param key e.g. 'checkout-shipping'
 * @param secret a field that may carry a password: it is never kept
 * @returns a function that forgets the draft, for when the form was sent.
 */
export const useDraft = <Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  secret?: keyof Input,
) => {
  const storageKey = PREFIX + key;
  const { reset, subscribe, getValues } = form;
  const pending = useRef<{ values: unknown; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    const draft = read(storageKey);
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [storageKey, reset, getValues]);
  useEffect(() => {
    const save = () => {
      clearTimeout(pending.current?.timer);
      if (pending.current) write(storageKey, pending.current.values);
      pending.current = null;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(pending.current?.timer);
        pending.current = {
          values: secret === undefined ? values : { ...values, [secret]: undefined },
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
  }, [storageKey, subscribe, secret]);
  return useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    sessionStorage.removeItem(storageKey);
  }, [storageKey]);
};
