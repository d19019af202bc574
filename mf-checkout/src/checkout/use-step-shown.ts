import { useEffect, useRef } from 'react';

/**
 * Shows each step from its beginning and tells screen readers of it: the button that led here stood at the foot of a
 * longer step, and is gone with it.
 */
export const useStepShown = (step: string) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return place;
};
