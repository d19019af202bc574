import { useEffect, useState } from 'react';

/** Leaves for a page of the payment provider. The browser may bring the page back as it was left: then it is ready. */
export const useLeaving = () => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  const leaveTo = (address: string) => {
    setLeaving(true);
    window.location.assign(address);
  };
  return { leaving, leaveTo };
};
