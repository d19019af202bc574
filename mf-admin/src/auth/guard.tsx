import { useAppDispatch, useAppSelector } from '@shop/app-kit';
import { css, Spinner, Text, theme } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { auth } from './auth.slice.ts';
import { checkAuth } from './auth.ts';

const centred = css({
  minHeight: '100vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space(4),
});

/** Lets administrators in; everybody else goes to the login page and comes back to where they wanted. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(auth.selectors.auth);
  const { pathname, search } = useLocation();
  useEffect(() => {
    void dispatch(checkAuth());
  }, [dispatch, pathname]);
  if (status === 'unknown') return <Verifying />;
  if (status === 'unauthenticated')
    return <Navigate to="/admin/login" replace state={{ from: pathname + search }} />;
  return children;
};

/** While the server is asked (AD6). */
const Verifying = () => (
  <div role="status" css={centred}>
    <Spinner size={36} />
    <Text>Verificando autenticación...</Text>
  </div>
);
