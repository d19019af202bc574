import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, unauthorized, type AppError } from '@shop/service-kit/errors';
import type { Request } from 'express';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { ThrottleKey } from '../second-factor/code-tries.ts';
import type { Throttle } from './throttle.ts';

type Deps = { users: Pick<AdminUserStore, 'byId'>; throttle: Pick<Throttle, 'enterOwn'> };

/** Reads who asks. @throws AppError 401 for somebody who was removed meanwhile */
export function createOwnAccount({ users, throttle }: Deps) {
  const self = async (req: Request): Promise<AdminUserRow> => {
    const user = await users.byId(req.session.admin!.id);
    if (!user) throw unauthorized();
    return user;
  };
  return {
    self,
    /** For tries of passwords and codes, which are counted as those of a sign-in are. @throws AppError 429 */
    trying: async (req: Request): Promise<{ user: AdminUserRow; way: ThrottleKey }> => {
      const user = await self(req);
      return { user, way: await throttle.enterOwn(user.usernameKey) };
    },
    /** A try that was wrong: the audit log tells of it, of as many as `trying` lets through. */
    wrong: (req: Request, errors: Record<string, string>): AppError => {
      addAuditFacts(req.res!, { outcome: 'refused' });
      return badRequest('Revisa los datos enviados.', errors);
    },
  };
}
