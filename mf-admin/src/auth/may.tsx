import { useAppSelector } from '@shop/app-kit';
import { mayCall, type BackOfficeCall } from '@shop/contracts/roles';
import type { ReactNode } from 'react';
import { auth } from './auth.slice.ts';

/** Asks whether who is signed in may make a call. It only saves people from refusals: the services decide. */
export const useMay = (): ((call: BackOfficeCall) => boolean) => {
  const { role } = useAppSelector(auth.selectors.auth);
  return (call) => mayCall(role, call);
};

/** What leads to a call, for those who may make it. */
export const May = ({ call, children }: { call: BackOfficeCall; children: ReactNode }) =>
  useMay()(call) && children;
