import { useEffect, useRef } from 'react';

/**
 * For what opens beside its button, in one box with it, the button first: a press outside closes it, and so does Escape,
 * with the focus on the button again.
 */
export const useClosing = (open: boolean, close: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A window around it listens at the document, and stays.
      event.stopPropagation();
      close();
      box.current?.querySelector('button')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
    };
  }, [open, close]);
  return box;
};
