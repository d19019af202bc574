import type { Caller, Endpoint, Endpoints } from '@shop/contracts/endpoints/endpoint';
import type { TestClient } from './client.ts';
import { unlessBusy } from './unless-busy.ts';

export type Callers = {
  visitor: TestClient;
  admin: TestClient;
  internalToken: string;
  /** Values of path parameters by name. A missing one gets an id that does not exist. */
  params?: Record<string, string>;
  /** Queries by route, where only some calls need a credential. */
  queries?: Record<string, string>;
};

/**
 * Calls every endpoint of a manifest without a body, as a visitor, an administrator and a service.
 * @returns who may make each call, by the responses: 401 asks for a credential, 403 belongs to somebody else
 */
export async function whoMayCall(endpoints: Endpoints, callers: Callers): Promise<Record<string, Caller>> {
  const found: Record<string, Caller> = {};
  for (const [route, endpoint] of Object.entries(endpoints))
    found[route] = await callerOf(route, endpoint, callers);
  return found;
}

/** The same according to the manifest. */
export const whoOf = (endpoints: Endpoints): Record<string, Caller> =>
  Object.fromEntries(Object.entries(endpoints).map(([route, { who }]) => [route, who]));

/** The calls of a manifest that only administrators make. */
export const backOfficeOf = (endpoints: Endpoints): string[] =>
  Object.keys(endpoints).filter((route) => endpoints[route]?.who === 'admin');

/** An address that fits a route. */
export function addressOf(route: string, params: Record<string, string> = {}, other = '999999') {
  const [method = '', template = ''] = route.split(' ');
  return { method, path: template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? other) };
}

async function callerOf(route: string, { values }: Endpoint, callers: Callers): Promise<Caller> {
  const { visitor, admin, internalToken, params = {}, queries = {} } = callers;
  const { method, path } = addressOf(route, params, values?.[0]);
  const statusFor = async (client: TestClient, headers = {}) =>
    (await unlessBusy(() => client.request(method, path + (queries[route] ?? ''), undefined, headers)))
      .status;
  const asVisitor = await statusFor(visitor);
  if (asVisitor === 403) return 'buyer';
  if (asVisitor !== 401) return 'everyone';
  if ((await statusFor(admin)) !== 401) return 'admin';
  const asService = await statusFor(visitor, { 'x-internal-token': internalToken });
  return asService === 401 ? 'provider' : 'service';
}
