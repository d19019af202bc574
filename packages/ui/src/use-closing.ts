import { useEffect, useRef } from 'react';

/**
 * For what opens beside its button, in one box with it, the button first: a press outside closes it, and so do the focus
 * that leaves it, which it would cover, the back button, and Escape, with the focus on the button again.
 */
export const useClosing = (open: boolean, close: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const { type, target } = event;
      const isKey = type === 'keydown';
      const isInside = target instanceof Node && box.current?.contains(target);
      if (isKey ? (event as KeyboardEvent).key !== 'Escape' : isInside) return;
      // A window around it listens at the document, and stays; others listen there to where the focus goes.
      if (type !== 'focusin') event.stopPropagation();
      close();
      if (isKey) box.current?.querySelector('button')?.focus();
    };
    const each = (change: typeof addEventListener) =>
      ['keydown', 'pointerdown', 'focusin', 'popstate'].forEach((name) => change(name, leave, true));
    each(addEventListener);
    return () => each(removeEventListener);
  }, [open, close]);
  return box;
};
