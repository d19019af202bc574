import { useEffect, useRef } from 'react';

/**
 * Shows each step from its beginning and tells screen readers of it: the button that led here stood at the foot of a
 * longer step, and is gone with it.
 */
export const useStepShown = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The checkout is a document of its own, where the focus begins at its top: who came from the shop goes on here.
    const isFromShop = document.referrer.startsWith(`${location.origin}/`);
    if (isFromShop && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return place;
};
