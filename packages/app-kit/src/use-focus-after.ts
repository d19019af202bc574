import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const THING = '[tabindex="-1"]';
type Had = { thing: HTMLElement; list: Element; at: number };

/** The next focus: the thing itself, what replaced it in the list, or the first one. */
function nextOf({ thing, list, at }: Had, place: HTMLElement) {
  if (thing !== place && thing.isConnected) return thing;
  const left =
    list.isConnected && thing !== place ? [...list.querySelectorAll<HTMLElement>(`:scope > ${THING}`)] : [];
  return left[Math.min(at, left.length - 1)] ?? place.querySelector<HTMLElement>(THING) ?? place;
}

/**
 * Keeps the focus in a place whose content changes with `shown`, e.g. the number of a list's items: a pressed button may
 * disappear, and the focus with it. An item is any element with `tabIndex={-1}` in the place.
 */
export const useFocusAfter = <Place extends HTMLElement = HTMLDivElement>(shown: unknown) => {
  const ref = useRef<Place>(null);
  const had = useRef<Had>(undefined);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place && had.current && document.activeElement === document.body)
      nextOf(had.current, place).focus({ preventScroll: true });
  }, [shown]);
  const onFocus = ({ target }: FocusEvent) => {
    const thing = target.closest<HTMLElement>(THING)!;
    const list = thing.parentElement!;
    had.current = { thing, list, at: [...list.children].indexOf(thing) };
  };
  return { ref, tabIndex: -1, onFocus };
};
