import { expect, test } from '@jest/globals';
import type { AdminUserRow } from '../admin-user/admin-user.store.ts';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { withAuth } from '../testing/with-auth.ts';
import { checkCredentials, type LoginDeps } from './login.ts';
import { createThrottle } from './throttle.ts';

const ANA = { id: 7, username: 'Ana', passwordHash: 'x' } as AdminUserRow;

/** A sign-in whose user store notes each read; no password matches. */
function counted(redis: Parameters<typeof createThrottle>[0], account: string) {
  const read: string[] = [];
  const deps = {
    users: {
      find: async (username: string) => {
        read.push(username);
        return ANA;
      },
    },
    throttle: createThrottle(redis),
    passwords: { matches: async () => false },
    secondFactor: { fits: (_user: AdminUserRow, code: string) => code === '123456' },
  } as unknown as LoginDeps;
  const attempt = async (code?: string): Promise<[status: number, reads: number]> => {
    const before = read.length;
    const request = { username: account, password: 'x', ...(code && { code }) };
    const who = { account, address: anAddress(), device: undefined };
    const { status } = await checkCredentials(deps, request, who).then(
      () => ({ status: 200 }),
      (error: { status: number }) => error,
    );
    return [status, read.length - before];
  };
  return attempt;
}

test('when the attempts of an account are used up then its user is read only for a code, and once at most', () =>
  withAuth(async ({ owner, redis }) => {
    const attempt = counted(redis, owner.username);

    for (let at = 0; at < 20; at += 1) expect(await attempt(at % 2 ? '123456' : undefined)).toEqual([401, 1]);

    expect(await attempt()).toEqual([429, 0]);
    expect(await attempt('654321')).toEqual([429, 1]);
    for (let at = 0; at < 8; at += 1) expect(await attempt('123456')).toEqual([401, 1]);
    expect(await attempt('123456')).toEqual([429, 1]);
    expect(await attempt()).toEqual([429, 0]);
  }));
