import type { Passkey } from '@shop/contracts/passkey';
import type { TestClient } from '@shop/service-kit/testing/client';
import { authenticator, type Lie, type Options } from './authenticator.ts';

export const KEYS = '/api/admin/account/passkeys';
export const LOGIN_OPTIONS = '/api/admin/login/passkey/options';
/** PUBLIC_BASE_URL of the tests. */
export const ORIGIN = 'http://localhost:8080';

export const optionsOf = async (page: TestClient, path = LOGIN_OPTIONS): Promise<Options> =>
  (await page.post<Options>(path)).body;

/** Makes a passkey for the signed-in member of this page. */
export async function addKey(page: TestClient, name = 'Teléfono', lie: Lie = {}) {
  const key = authenticator(ORIGIN);
  const credential = key.make(await optionsOf(page, `${KEYS}/options`), lie);
  const added = await page.post<Passkey>(KEYS, { name, credential });
  return { key, added };
}
