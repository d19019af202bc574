import { toasts, useAppSelector } from '@shop/app-kit';
import { lazy, Suspense, useRef } from 'react';

const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ './toaster.tsx'));

/** Loads the toaster with the first toast; most visits never see one. */
export const ToastGate = () => {
  const any = useAppSelector((state) => toasts.selectors.all(state).length > 0);
  const used = useRef(false);
  if (any) used.current = true;
  return used.current ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
};
