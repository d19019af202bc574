import { notFound, parseId } from '@shop/service-kit/errors';
import type { Request } from 'express';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';

/** Finds the person an address belongs to. @throws AppError 404 when there is none */
export async function memberAt(users: Pick<AdminUserStore, 'byId'>, req: Request): Promise<AdminUserRow> {
  const user = await users.byId(parseId(req));
  if (!user) throw notFound('No encontramos a esa persona.');
  return user;
}
