import type { Elixir } from '@shop/contracts/elixir';
import { signIn } from '@shop/service-kit/testing/backing';
import type { TestClient } from '@shop/service-kit/testing/client';
import type { FaultShop } from './fault-shop.ts';

const adminOf = (shop: FaultShop): Promise<TestClient> => signIn(shop.visitor(), shop.env());

/** An administrator moves an order; answers the status of the call. */
export const moveOrder = async (shop: FaultShop, orderId: string, status: string): Promise<number> =>
  (await (await adminOf(shop)).patch(`/api/orders/${orderId}/status`, { status })).status;

/** From now on so many pieces of each blend are left to sell. */
export async function countStock(shop: FaultShop, stock: number): Promise<void> {
  const admin = await adminOf(shop);
  for (const { id } of (await admin.get<Elixir[]>('/api/elixirs/predesigned/all')).body) {
    const { status } = await admin.patch(`/api/elixirs/${id}`, { stock });
    if (status !== 200) throw new Error(`counting elixir ${id} answers ${status}`);
  }
}
