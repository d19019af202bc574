import { useAppDispatch } from './hooks.ts';
import { messages } from './messages.ts';
import { showToast } from './toasts.ts';

/** Selects what an element shows, so that it can be copied by hand. */
export function selectText(shown: HTMLElement | null): void {
  if (shown instanceof HTMLInputElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
}

type Copied = { title: string; description?: string };

/**
 * Puts a text into the clipboard and says so. Where there is none (plain http, a browser inside another app) or it is
 * refused, `shown` is selected and people are told what to do. @returns whether it is copied
 */
export const useCopy = () => {
  const dispatch = useAppDispatch();
  return async (text: string, done: Copied, shown?: HTMLElement | null): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      selectText(shown ?? null);
      dispatch(showToast({ title: messages.holdToCopy.es, description: messages.copyRefused.es }));
      return false;
    }
    dispatch(showToast(done));
    return true;
  };
};
