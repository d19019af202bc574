import type { AddressValues } from '@shop/contracts/address';
import { useEffect, useLayoutEffect, useRef } from 'react';

export type FieldName = keyof AddressValues;

/**
 * Shows each step from its beginning and tells screen readers: the pressed button was at the foot of a longer step
 * and is gone. A shopper who changes one field (`wanted`) starts in that field.
 */
export const useStepShown = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<FieldName>(undefined);
  const shown = useRef(step);
  useEffect(() => {
    // The checkout is a new document with the focus at its top: shoppers from the shop continue at the step.
    const isFromShop = document.referrer.startsWith(`${location.origin}/`);
    if (isFromShop && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  // Before painting: a shorter step would show the page's foot first.
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
