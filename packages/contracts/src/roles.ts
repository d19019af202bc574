/** Roles of the team: each kind of work has one, and the owner may do everything. */
export const ROLES = ['owner', 'staff', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** The error code when the caller must first prove their identity. */
export const NEEDS_PROOF = 'prove';

/** Whether this role may do what is for `roles`; without a role nobody may. */
export const isPermitted = (role: Role | undefined, roles: readonly Role[] = []): boolean =>
  role !== undefined && (role === 'owner' || roles.includes(role));

/** Administrators stored before roles existed are owners; a role that only a later release knows counts as none. */
export const roleOf = (stored: string | undefined): Role | undefined =>
  stored === undefined || stored === 'admin' ? 'owner' : ROLES.find((role) => role === stored);
