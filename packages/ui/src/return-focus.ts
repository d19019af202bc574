import { useRef } from 'react';

/** The longest time for a page to render after a change (ms). */
const TIMEOUT_MS = 10_000;

/** The focused element and its focusable surroundings, the nearest first. */
function placesOf(element: HTMLElement | null): HTMLElement[] {
  const places = element ? [element] : [];
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (around.hasAttribute('tabindex')) places.push(around);
  return places;
}

const focusFirst = (places: HTMLElement[]) =>
  places.find((place) => place.isConnected)?.focus({ preventScroll: true });

/** The focused element may be removed a moment later, like the row of a deleted product. */
function followFocus(places: HTMLElement[]): void {
  const observer = new MutationObserver(() => {
    if (places[0]?.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusFirst(places);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), TIMEOUT_MS);
}

/**
 * Radix returns the focus only to its own Trigger; our dialogs open by state, so they remember the focused
 * element. If that is gone, the nearest remaining element gets the focus, not the top of the page.
 */
export const useReturnFocus = () => {
  const before = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = placesOf(document.activeElement as HTMLElement | null);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      focusFirst(before.current);
      if (before.current[0]?.isConnected) followFocus(before.current);
    },
  };
};
