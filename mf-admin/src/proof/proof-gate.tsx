import { part, useAppSelector } from '@shop/app-kit';
import { proof } from './proof.slice.ts';

const ProofDialog = part(() =>
  import(/* webpackChunkName: "p-proof" */ './proof-dialog.tsx').then((m) => m.ProofDialog),
);

/** Where the back office asks once more who sits at it; one for all its pages. */
export const ProofGate = () => {
  const isAsked = useAppSelector(proof.selectors.isAsked);
  return isAsked && <ProofDialog />;
};
