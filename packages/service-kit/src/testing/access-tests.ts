import { expect, test } from '@jest/globals';
import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { signIn, signInApart, type Backing } from './backing.ts';
import { callsRecorded, recordedOf } from './calls-recorded.ts';
import { testClient } from './client.ts';
import { intruderCookies } from './intruders.ts';
import { registeredRoutes, routesOf } from './registered-routes.ts';
import { rolesOf, rolesThatMay } from './roles-that-may.ts';
import { scopesOf, scopesThatMay } from './scopes-that-may.ts';
import { unlessBusy } from './unless-busy.ts';
import { addressOf, backOfficeOf, whoMayCall, whoOf, type Callers } from './who-may-call.ts';

type Service = { env: Backing; url: string };
type More = {
  /** Starts the service anew, where `withService` has one that runs already. */
  start?: () => Promise<void>;
  known?: () => Promise<Pick<Callers, 'params' | 'queries'>>;
};

/** Tests of every service: it must do what the rows of its calls say. */
export function accessTests(
  endpoints: Endpoints,
  withService: (use: (service: Service) => Promise<void>) => Promise<void>,
  { start = () => withService(async () => {}), known = async () => ({}) }: More = {},
): void {
  test('when the service has started then its routes are those of the manifest', async () => {
    expect(await registeredRoutes(start)).toEqual(routesOf(endpoints));
  });

  test('when every endpoint is called by everybody then the manifest says who is let in', () =>
    withService(async ({ env, url }) => {
      const admin = await signInApart(testClient(url), env, 'admin');
      const callers = { visitor: testClient(url), admin, internalToken: env.INTERNAL_TOKEN };

      expect(await whoMayCall(endpoints, { ...callers, ...(await known()) })).toEqual(whoOf(endpoints));
    }));

  test('when every call of the back office is made as each role then the row says who is let in', () =>
    withService(async ({ env, url }) => {
      expect(await rolesThatMay(endpoints, url, env)).toEqual(rolesOf(endpoints));
    }));

  test('when a call of the back office comes from anyone else (A5) then it is 401', () =>
    withService(async ({ env, url }) => {
      const stranger = testClient(url);
      const letIn: [string, string, number][] = [];
      for (const [who, cookie] of Object.entries(await intruderCookies(env)))
        for (const route of backOfficeOf(endpoints)) {
          const { method, path } = addressOf(route);
          const ask = () => stranger.request(method, path, undefined, { cookie });
          const { status } = await unlessBusy(ask);
          if (status !== 401) letIn.push([who, route, status]);
        }
      expect(letIn).toEqual([]);
    }));

  test('when a call of the services comes without their token then it is 401, even from an administrator', () =>
    withService(async ({ env, url }) => {
      const token = env.INTERNAL_TOKEN;
      const caller = await signIn(testClient(url), env);
      const internal = Object.keys(endpoints).filter((route) => endpoints[route]!.who === 'service');
      const letIn: [string, string | undefined, number][] = [];
      for (const other of [undefined, '', 'x', `${token}x`, token.toUpperCase()])
        for (const route of internal) {
          const { method, path } = addressOf(route);
          const headers: Record<string, string> = other === undefined ? {} : { 'x-internal-token': other };
          const { status } = await unlessBusy(() => caller.request(method, path, undefined, headers));
          if (status !== 401) letIn.push([route, other, status]);
        }
      expect(letIn).toEqual([]);
    }));

  test('when every call of the back office is made with a token of each scope then the row says which is let in', () =>
    withService(async ({ env, url }) => {
      expect(await scopesThatMay(endpoints, url, env)).toEqual(scopesOf(endpoints));
    }));

  test('when every call is made then what changes something was in the audit log before its answer', () =>
    withService(async ({ env, url }) => {
      expect(await callsRecorded(endpoints, url, env)).toEqual(recordedOf(endpoints));
    }));

  test('when an id is none that we give then it is a 404 everywhere like one that nobody has', () =>
    withService(async ({ env, url }) => {
      const caller = await signIn(testClient(url), env);
      const headers = { 'x-internal-token': env.INTERNAL_TOKEN };
      const got: Record<string, number> = {};
      for (const route of Object.keys(endpoints).filter((one) => /\{(id|\w+Id)\}/.test(one))) {
        const { method, path } = addressOf(route, {}, 'no%20es');
        const { status } = await unlessBusy(() => caller.request(method, path, undefined, headers));
        if (status !== 404) got[route] = status;
      }
      expect(got).toEqual({});
    }));
}
