import { type Role, roleOf } from '@shop/contracts/roles';
import type { MemberChange } from '@shop/contracts/team';
import { conflict, forbidden } from '@shop/service-kit/errors';
import type { AdminUserRow } from '../admin-user/admin-user.store.ts';

export type Member = { id: number; role: Role; isDisabled: boolean };
export type TeamChange = { by?: number; change: MemberChange };
type Listed = Pick<AdminUserRow, 'id' | 'role'>;

/** A member's role. Accounts from before there was a team, or just made, are not listed: their own role counts. */
export const inTeam = (members: Member[], { id, role }: Listed): Member =>
  members.find((one) => one.id === id) ?? { id, role: roleOf(role) ?? 'viewer', isDisabled: false };

export const isOwner = ({ role, isDisabled }: Member) => role === 'owner' && !isDisabled;

/**
 * The team after a change of one member.
 * @param asked `by` must be an owner at that moment; it is absent for the operator's command line
 * @throws AppError 409 when no owner would be left, 403 when `by` is not an owner
 */
export function withMember(members: Member[], user: Listed, { by, change }: TeamChange): Member[] {
  if (by !== undefined && !members.some((one) => one.id === by && isOwner(one))) throw forbidden();
  const current = inTeam(members, user);
  const next: Member = {
    id: current.id,
    role: change.role ?? current.role,
    isDisabled: change.isDisabled ?? current.isDisabled,
  };
  const others = members.filter(({ id }) => id !== next.id);
  if (![...others, next].some(isOwner))
    throw conflict('La tienda necesita al menos una persona con el rol de propietaria.');
  return [...others, next].sort((one, other) => one.id - other.id);
}
