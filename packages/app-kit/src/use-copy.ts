import { showToast, useAppDispatch } from '@shop/app-kit';

const REFUSED = {
  title: 'Mantén presionado para copiar',
  description: 'Ya está seleccionado: este navegador no nos deja copiarlo.',
};

/** Selects an element's text, so that it can be copied by hand. */
export function selectText(shown: HTMLElement | null): void {
  if (shown instanceof HTMLInputElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
}

type Copied = { title: string; description?: string };

/**
 * Copies a text to the clipboard and confirms it. Without a clipboard (plain http, in-app browsers) or permission,
 * `shown` is selected and a message explains what to do. @returns whether it was copied
 */
export const useCopy = () => {
  const dispatch = useAppDispatch();
  return async (text: string, done: Copied, shown?: HTMLElement | null): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      selectText(shown ?? null);
      dispatch(showToast(REFUSED));
      return false;
    }
    dispatch(showToast(done));
    return true;
  };
};
