/** What somebody of the team is: each kind of work has a role, and the owner may do everything. */
export const ROLES = ['owner', 'staff', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** The code of a refusal for want of a proof of who asks. */
export const NEEDS_PROOF = 'prove';

/** Whether somebody with this role may do what is for `roles`; nobody without one may. */
export const isPermitted = (role: Role | undefined, roles: readonly Role[] = []): boolean =>
  role !== undefined && (role === 'owner' || roles.includes(role));

/** Administrators of the time before there were roles are owners; a role of a later release is none here. */
export const roleOf = (stored: string | undefined): Role | undefined =>
  stored === undefined || stored === 'admin' ? 'owner' : ROLES.find((role) => role === stored);
