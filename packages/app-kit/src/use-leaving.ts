import { useEffect, useState } from 'react';
import { useIsHere } from './use-here.ts';

/** If the page is still visible after this time, the provider's page did not open. */
const STUCK_MS = 10_000;

/**
 * Navigates to the payment provider's page. Ready again when the browser restores this page from its cache, or when the
 * navigation fails, which `stuck` tells.
 */
export const useLeaving = () => {
  const [state, setState] = useState<'here' | 'leaving' | 'stuck'>('here');
  const isHere = useIsHere();
  const leaving = state === 'leaving';
  useEffect(() => {
    const stay = () => setState('here');
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setState('stuck'), STUCK_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  const leaveTo = (address: string) => {
    if (!isHere.current) return;
    setState('leaving');
    window.location.assign(address);
  };
  return { leaving, stuck: state === 'stuck', leaveTo };
};
