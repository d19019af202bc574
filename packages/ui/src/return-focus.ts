import { useRef } from 'react';

/** How long the page may take to draw itself anew after a change (ms). */
const TIMEOUT_MS = 10_000;

/** Where the focus was, and what stands around it that can have it, the nearest first. */
function placesOf(element: HTMLElement | null): HTMLElement[] {
  const places = element ? [element] : [];
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (around.hasAttribute('tabindex')) places.push(around);
  return places;
}

const focusFirst = (places: HTMLElement[]) =>
  places.find((place) => place.isConnected)?.focus({ preventScroll: true });

/** What has the focus may leave the page a moment later, as the row of a deleted product does. */
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
 * Radix gives the focus back only to its own Trigger; our dialogs are opened by state, so they remember what had the
 * focus before. When that is gone, the nearest thing around it gets the focus, not the top of the page.
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
