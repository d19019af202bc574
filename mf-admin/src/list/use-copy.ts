import { showError, showToast, useAppDispatch } from '@shop/app-kit';

type Copied = { title: string; description?: string };

/** Puts a text into the clipboard and says so, or what to do when the browser refuses, or has none (plain http). */
export const useCopy = () => {
  const dispatch = useAppDispatch();
  return async (text: string, done: Copied, failed: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(showToast(done));
    } catch {
      dispatch(showError(failed));
    }
  };
};
