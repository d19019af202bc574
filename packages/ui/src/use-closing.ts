import { useEffect, useRef } from 'react';

/**
 * For what opens beside its button, in one box with it, the button first: a press outside closes it, and so does Escape,
 * with the focus on the button again.
 */
export const useClosing = (open: boolean, close: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const isKey = event.type === 'keydown';
      if (isKey ? (event as KeyboardEvent).key !== 'Escape' : box.current?.contains(event.target as Node))
        return;
      // A window around it listens at the document, and stays.
      event.stopPropagation();
      close();
      if (isKey) box.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', leave, true);
    addEventListener('pointerdown', leave, true);
    return () => {
      removeEventListener('keydown', leave, true);
      removeEventListener('pointerdown', leave, true);
    };
  }, [open, close]);
  return box;
};
