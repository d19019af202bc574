import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import { isOwner } from './team.ts';
import type { TeamStore } from './team.store.ts';

type Deps = { users: Pick<AdminUserStore, 'byId'>; team: Pick<TeamStore, 'memberOf'> };

/** Whether somebody is an active owner at this moment. Who made a token or a link knows it, and may have lost the role. */
export async function isOwnerNow({ users, team }: Deps, id: number): Promise<boolean> {
  const user = await users.byId(id);
  return user !== null && isOwner(await team.memberOf(user));
}
