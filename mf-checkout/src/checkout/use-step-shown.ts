import type { AddressValues } from '@shop/contracts/address';
import { useEffect, useLayoutEffect, useRef } from 'react';

export type FieldName = keyof AddressValues;

/**
 * Shows each step from its beginning and tells screen readers of it: the button that led here stood at the foot of a
 * longer step, and is gone with it. Who came to change one field (`wanted`) stands in that one.
 */
export const useStepShown = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<FieldName>(undefined);
  const shown = useRef(step);
  useEffect(() => {
    // The checkout is a document of its own, where the focus begins at its top: who came from the shop goes on here.
    const isFromShop = document.referrer.startsWith(`${location.origin}/`);
    if (isFromShop && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  // Before it is painted: a shorter step would show the page's foot first.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = wanted.current && place.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`);
    wanted.current = undefined;
    const shownFirst = field || place.current;
    shownFirst?.focus({ preventScroll: true });
    shownFirst?.scrollIntoView({ block: field ? 'center' : 'start' });
  }, [step]);
  return { place, wanted };
};
