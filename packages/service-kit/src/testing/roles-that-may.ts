import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { isPermitted, NEEDS_PROOF, ROLES, type Role } from '@shop/contracts/roles';
import { signInApart, signInLongAgo, type Backing } from './backing.ts';
import { testClient } from './client.ts';
import { unlessBusy } from './unless-busy.ts';
import { addressOf, backOfficeOf } from './who-may-call.ts';

/** 'proof' when an owner's older sign-in is not enough. */
type Found = Record<string, (Role | 'proof')[]>;
const REFUSED = { message: 'No tienes permiso para hacer esto.' };

/**
 * Makes every call of the back office in a manifest without a body, as each role. None of its targets exists.
 * @returns the roles that the service let pass, by its responses
 */
export async function rolesThatMay(endpoints: Endpoints, url: string, env: Backing): Promise<Found> {
  const clients = await Promise.all(
    ROLES.map(async (role) => [role, await signInApart(testClient(url), env, role)] as const),
  );
  const longAgo = await signInLongAgo(testClient(url), env, 'owner');
  const found: Found = {};
  for (const route of backOfficeOf(endpoints)) {
    const { method, path } = addressOf(route);
    found[route] = [];
    for (const [role, client] of clients) {
      const { status, body } = await unlessBusy(() => client.request(method, path));
      const isRefused = status === 403 && JSON.stringify(body) === JSON.stringify(REFUSED);
      if (!isRefused && status !== 401) found[route].push(role);
    }
    const { body } = await unlessBusy(() => longAgo.request<{ code?: string }>(method, path));
    if (body?.code === NEEDS_PROOF) found[route].push('proof');
  }
  return found;
}

/** The same according to the rows. */
export const rolesOf = (endpoints: Endpoints): Found =>
  Object.fromEntries(
    backOfficeOf(endpoints).map((route) => [
      route,
      [
        ...ROLES.filter((role) => isPermitted(role, endpoints[route]!.roles)),
        ...(endpoints[route]!.proof ? (['proof'] as const) : []),
      ],
    ]),
  );
