import { useLayoutEffect, useRef, type FocusEvent } from 'react';

const THING = '[tabindex="-1"]';
type Had = { thing: HTMLElement; list: Element; at: number };

/** Where a person goes on: at the thing itself, at what stands in its place now, or at the first of all. */
function nextOf({ thing, list, at }: Had, place: HTMLElement) {
  if (thing !== place && thing.isConnected) return thing;
  const left =
    list.isConnected && thing !== place ? [...list.querySelectorAll<HTMLElement>(`:scope > ${THING}`)] : [];
  return left[Math.min(at, left.length - 1)] ?? place.querySelector<HTMLElement>(THING) ?? place;
}

/**
 * For a place of things that come and go: the button that was pressed may be gone with what it did, and the focus with it.
 * A thing is whatever has `tabIndex={-1}` in there.
 */
export const useFocusAfter = <Place extends HTMLElement = HTMLDivElement>(count: number) => {
  const ref = useRef<Place>(null);
  const had = useRef<Had>(undefined);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place && had.current && document.activeElement === document.body)
      nextOf(had.current, place).focus({ preventScroll: true });
  }, [count]);
  const onFocus = ({ target }: FocusEvent) => {
    const thing = target.closest<HTMLElement>(THING)!;
    const list = thing.parentElement!;
    had.current = { thing, list, at: [...list.children].indexOf(thing) };
  };
  return { ref, tabIndex: -1, onFocus };
};
