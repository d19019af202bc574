import { useEffect, useState } from 'react';

/** Who still sees this page so long after the press is not on the way: nobody opened the provider's page. */
const STUCK_MS = 10_000;

/**
 * Leaves for a page of the payment provider. The browser may bring the page back as it was left: then it is ready. Where
 * the way there did not open it is ready too, and `stuck` says so.
 */
export const useLeaving = () => {
  const [state, setState] = useState<'here' | 'leaving' | 'stuck'>('here');
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
    setState('leaving');
    window.location.assign(address);
  };
  return { leaving, stuck: state === 'stuck', leaveTo };
};
