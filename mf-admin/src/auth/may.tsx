import { useAppSelector } from '@shop/app-kit';
import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { mayCall } from '@shop/contracts/may-call';
import type { ReactNode } from 'react';
import { auth } from './auth.slice.ts';

/** Asks whether who is signed in may make a call. It only saves people from refusals: the services decide. */
export const useIsAllowed = (): ((call: BackOfficeCall) => boolean) => {
  // The role alone: the rest of the session changes with each look at it.
  const role = useAppSelector((state) => auth.selectors.auth(state).role);
  return (call) => mayCall(role, call);
};

type MayProps = { call?: BackOfficeCall | undefined; children: ReactNode };

/** What leads to a call, for those who may make it; without a call, for everybody. */
export const IfAllowed = ({ call, children }: MayProps) => {
  const may = useIsAllowed();
  return (!call || may(call)) && children;
};
