import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/** Whether the form is still shown: a late answer must not pull back a shopper who has left. */
export const useIsHere = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
};

/** Opens a page after an answer, unless the shopper has left meanwhile. */
export const useNavigateHere = () => {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    async (to: To, how?: NavigateOptions) => {
      if (isHere.current) await navigate(to, how);
    },
    [navigate, isHere],
  );
};
