import { useAppSelector } from '@shop/app-kit';
import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { mayCall } from '@shop/contracts/may-call';
import type { ReactNode } from 'react';
import { auth } from './auth.slice.ts';

/** Tells whether the signed-in person may make a call. It only hides useless buttons: the services decide. */
export const useIsAllowed = (): ((call: BackOfficeCall) => boolean) => {
  // Only the role is selected: the rest of the session changes with every check.
  const role = useAppSelector((state) => auth.selectors.auth(state).role);
  return (call) => mayCall(role, call);
};

type MayProps = { call?: BackOfficeCall | undefined; children: ReactNode };

/** Shows its children to those who may make the call; without a call, to everybody. */
export const IfAllowed = ({ call, children }: MayProps) => {
  const may = useIsAllowed();
  return (!call || may(call)) && children;
};
