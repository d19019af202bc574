import { onDemand, useAppSelector } from '@shop/app-kit';
import { proof } from './proof.slice.ts';

const ProofDialog = onDemand(() =>
  import(/* webpackChunkName: "p-proof" */ './proof-dialog.tsx').then((m) => m.ProofDialog),
);

/** Shows the proof dialog; one for all pages of the back office. */
export const ProofGate = () => {
  const isAsked = useAppSelector(proof.selectors.isAsked);
  return isAsked && <ProofDialog />;
};
