import { checkoutOf } from '../../../services/cart-orders/src/testing/tested-provider.ts';
import type { Access } from '../invariants/books.ts';

/** How many preferences the provider has for each of these checkouts. */
export async function preferencesOf(access: Access, checkoutIds: string[]): Promise<number[]> {
  const response = await fetch(`${access.providerUrl}/control/ledger`, {
    headers: { authorization: `Bearer ${access.accessToken}` },
  });
  type Ledger = { preferences: { external_reference: string | null }[] };
  const { preferences } = (await response.json()) as Ledger;
  return checkoutIds.map(
    (id) => preferences.filter(({ external_reference }) => checkoutOf(external_reference) === id).length,
  );
}
