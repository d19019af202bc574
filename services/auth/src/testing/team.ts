import { randomBytes } from 'node:crypto';
import type { AccessLink } from '@shop/contracts/team';
import type { TestClient } from '@shop/service-kit/testing/client';
import type { TestAuth } from './with-auth.ts';

/** New each time: all tests count attempts in one Redis. */
export const aName = () => `Eva ${randomBytes(4).toString('hex')}`;
export const PASSWORD = 'colmena-de-barro-9';
export const tokenOf = ({ link }: AccessLink): string => link.split('#')[1] ?? '';

/** The owner, signed in. */
export async function signedIn({ browser, owner }: TestAuth): Promise<TestClient> {
  const page = browser();
  await page.post('/api/admin/login', owner);
  return page;
}

/** Somebody else of the team, signed in. */
export async function colleague(
  { browser }: TestAuth,
  owner: TestClient,
  username = aName(),
): Promise<TestClient> {
  const { body } = await owner.post<AccessLink>('/api/admin/team/invitations', { username, role: 'staff' });
  const page = browser();
  await page.post('/api/admin/access/accept', { token: tokenOf(body), password: PASSWORD });
  await page.post('/api/admin/login', { username, password: PASSWORD });
  return page;
}
