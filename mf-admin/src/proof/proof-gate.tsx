import { useAppSelector } from '@shop/app-kit';
import { lazy, Suspense } from 'react';
import { proof } from './proof.slice.ts';

const ProofDialog = lazy(() =>
  import(/* webpackChunkName: "p-proof" */ './proof-dialog.tsx').then((m) => ({ default: m.ProofDialog })),
);

/** Where the back office asks once more who sits at it; one for all its pages. */
export const ProofGate = () => {
  const isAsked = useAppSelector(proof.selectors.isAsked);
  return <Suspense fallback={null}>{isAsked && <ProofDialog />}</Suspense>;
};
