import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const FIELDS = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Scrolls to the part that the address names, also when the same tab is pressed again; a link of the guide focuses
 * the first field. Parts have plain names; any other hash is ignored.
 * @param within an element that appears later than the page, when it `isThere`
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
