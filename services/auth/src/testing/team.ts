import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import type { AccessLink } from '@shop/contracts/team';
import type { TestClient } from '@shop/service-kit/testing/client';
import type { TestAuth } from './with-auth.ts';

/** Unique, because all tests count attempts in one Redis. */
export const aName = () => `Eva ${randomBytes(4).toString('hex')}`;
export const PASSWORD = 'colmena-de-barro-9';
export const tokenOf = ({ link }: AccessLink): string => link.split('#')[1] ?? '';

/** Signs in on a page; fails here with the reason when that does not work. */
export async function signIn(
  page: TestClient,
  who: TestAuth['owner'] & { code?: string },
): Promise<TestClient> {
  expect(await page.post('/api/admin/login', who)).toMatchObject({ status: 200 });
  return page;
}

/** The owner, signed in. */
export const signedIn = ({ browser, owner }: TestAuth): Promise<TestClient> => signIn(browser(), owner);

/** Another member of the team, signed in. */
export async function colleague(
  { browser }: TestAuth,
  owner: TestClient,
  username = aName(),
): Promise<TestClient> {
  const { body } = await owner.post<AccessLink>('/api/admin/team/invitations', { username, role: 'staff' });
  const page = browser();
  await page.post('/api/admin/access/accept', { token: tokenOf(body), password: PASSWORD });
  return signIn(page, { username, password: PASSWORD });
}
