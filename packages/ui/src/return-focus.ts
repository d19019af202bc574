import { useRef } from 'react';

/**
 * Radix gives the focus back only to its own Trigger; our dialogs are opened by state,
 * so they remember what had the focus before.
 */
export const useReturnFocus = () => {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement as HTMLElement | null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
};
