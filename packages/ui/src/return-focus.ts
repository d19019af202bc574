import { useRef } from 'react';

/** How long the page may take to draw itself anew after a change (ms). */
const PATIENCE_MS = 10_000;

/**
 * What had the focus may leave the page a moment later, as the row of a deleted product does: the focus then goes to
 * the nearest thing around it that can have it, not to the top of the page.
 */
function keepFocusNear(element: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let place = element.parentElement; place; place = place.parentElement)
    if (place.hasAttribute('tabindex')) around.push(place);
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    around.find((place) => place.isConnected)?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

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
      const element = before.current;
      if (!element?.isConnected) return;
      element.focus();
      keepFocusNear(element);
    },
  };
};
