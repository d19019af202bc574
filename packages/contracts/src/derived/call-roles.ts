import { endpoints, type BackOfficeCall } from '../endpoints.ts';
import type { Role } from '../roles.ts';

/** Who of the team may make each call of the back office, beside the owner. */
export const CALL_ROLES = Object.fromEntries(
  Object.entries(endpoints).flatMap(([route, { roles }]) => (roles ? [[route, roles]] : [])),
) as Record<BackOfficeCall, readonly Role[]>;
