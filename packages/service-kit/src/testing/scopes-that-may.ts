import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { SCOPES, type Scope } from '@shop/contracts/scopes';
import { makeApiToken, withToken } from './api-tokens.ts';
import type { Backing } from './backing.ts';
import { unlessBusy } from './unless-busy.ts';
import { addressOf, backOfficeOf } from './who-may-call.ts';

type Found = Record<string, Scope[]>;

/**
 * Makes every call of the back office in a manifest without a body, with a token of each scope. None of its targets
 * exists.
 * @returns the scopes that the service let pass, by its responses
 */
export async function scopesThatMay(endpoints: Endpoints, url: string, env: Backing): Promise<Found> {
  const clients = await Promise.all(
    SCOPES.map(async (scope) => [scope, withToken(url, await makeApiToken(env, [scope]))] as const),
  );
  const found: Found = {};
  for (const route of backOfficeOf(endpoints)) {
    const { method, path } = addressOf(route);
    found[route] = [];
    for (const [scope, client] of clients) {
      const { status } = await unlessBusy(() => client.request(method, path));
      if (status !== 401 && status !== 403) found[route].push(scope);
    }
  }
  return found;
}

/** The same according to the rows. */
export const scopesOf = (endpoints: Endpoints): Found =>
  Object.fromEntries(
    backOfficeOf(endpoints).map((route) => [
      route,
      [endpoints[route]!.scope].filter((scope) => scope !== undefined),
    ]),
  );
