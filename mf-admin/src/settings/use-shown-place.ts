import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Brings the part that the address names into view, also when the same tab is pressed again; a link of the guide puts
 * whoever follows it into its first field. Parts have plain names: whatever else an address says names none.
 * @param within what comes later than the page, as soon as it `isThere`
 */
export const useShownPlace = (within?: RefObject<HTMLElement | null>, isThere = true) => {
  const { hash, key, state } = useLocation();
  const wantsFocus = (state as { focus?: boolean } | null)?.focus ?? false;
  useEffect(() => {
    const place = hash && isThere ? document.getElementById(hash.slice(1)) : null;
    if (!place || (within && !within.current?.contains(place))) return;
    place.scrollIntoView();
    if (wantsFocus) place.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, [hash, key, wantsFocus, within, isThere]);
};
