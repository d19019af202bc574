import { CALL_ROLES } from './derived/call-roles.ts';
import type { BackOfficeCall } from './endpoints.ts';
import { isPermitted, type Role } from './roles.ts';

/** Whether somebody with this role may make the call. */
export const mayCall = (role: Role | undefined, call: BackOfficeCall): boolean =>
  isPermitted(role, CALL_ROLES[call]);
