import { useEffect, useRef } from 'react';

const EVENTS = ['keydown', 'pointerdown', 'focusin', 'popstate'];

/**
 * For what opens beside its button, in one box with it, the button first: a press outside closes it, and so do the focus
 * that leaves it, which it would cover, the back button, and Escape, with the focus on the button again.
 */
export const useClosing = (open: boolean, close: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const isKey = event.type === 'keydown';
      if (isKey ? (event as KeyboardEvent).key !== 'Escape' : event.composedPath().includes(box.current!))
        return;
      // A window around it listens at the document, and stays; others listen there to where the focus goes.
      if (event.type !== 'focusin') event.stopPropagation();
      close();
      if (isKey) box.current?.querySelector('button')?.focus();
    };
    for (const name of EVENTS) addEventListener(name, leave, true);
    return () => {
      for (const name of EVENTS) removeEventListener(name, leave, true);
    };
  }, [open, close]);
  return box;
};
