import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, unauthorized, type AppError } from '@shop/service-kit/errors';
import type { Request } from 'express';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { ThrottleKey } from '../second-factor/code-tries.ts';
import type { Throttle } from './throttle.ts';

type Deps = { users: Pick<AdminUserStore, 'byId'>; throttle: Pick<Throttle, 'enterOwn'> };

/** Reads the signed-in member. @throws AppError 401 when they were removed meanwhile */
export function createOwnAccount({ users, throttle }: Deps) {
  const self = async (req: Request): Promise<AdminUserRow> => {
    const user = await users.byId(req.session.admin!.id);
    if (!user) throw unauthorized();
    return user;
  };
  return {
    self,
    /** For passwords and codes, whose tries count like those of a sign-in. @throws AppError 429 */
    trying: async (req: Request): Promise<{ user: AdminUserRow; way: ThrottleKey }> => {
      const user = await self(req);
      return { user, way: await throttle.enterOwn(user.usernameKey) };
    },
    /** A wrong try. The audit log records it, as often as `trying` allows tries. */
    wrong: (req: Request, errors: Record<string, string>): AppError => {
      addAuditFacts(req.res!, { outcome: 'refused' });
      return badRequest('Revisa los datos enviados.', errors);
    },
  };
}
