import { endpoints, type BackOfficeCall } from '../endpoints.ts';
import type { Role } from '../roles.ts';

/** Roles that may make each call of the back office, besides the owner. */
export const CALL_ROLES = Object.fromEntries(
  Object.entries(endpoints).flatMap(([route, { roles }]) => (roles ? [[route, roles]] : [])),
) as Record<BackOfficeCall, readonly Role[]>;
