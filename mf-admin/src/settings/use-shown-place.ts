import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view, also when the same tab is pressed again. */
export const useShownPlace = () => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
};
