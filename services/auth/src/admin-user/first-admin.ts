import { ConfigError } from '@shop/service-kit/config';
import { addAdmin, type AdminDeps } from './add-admin.ts';

type Env = { ADMIN_USERNAME?: string | undefined; ADMIN_PASSWORD?: string | undefined };

/**
 * Makes the first administrator from ADMIN_USERNAME and ADMIN_PASSWORD if there is none (H43); later they are ignored.
 * @throws ConfigError when they are missing or weak: there is no default password
 */
export async function ensureFirstAdmin(deps: AdminDeps, env: Env): Promise<void> {
  if (await deps.users.hasAny()) return;
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env;
  if (!username || !password)
    throw new ConfigError(
      'There is no administrator yet: set ADMIN_USERNAME and ADMIN_PASSWORD for the first start, ' +
        'or run: node services/auth/src/cli.ts add-admin <username>',
    );
  // False means that another instance was faster.
  await addAdmin(deps, { username, password });
}
