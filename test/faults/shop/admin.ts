import { signInAdmin } from '@shop/service-kit/testing/backing';
import type { FaultShop } from './fault-shop.ts';

/** An administrator moves an order; answers the status of the call. */
export async function moveOrder(shop: FaultShop, orderId: string, status: string): Promise<number> {
  const admin = shop.visitor();
  const [name = '', value = ''] = (await signInAdmin(shop.env())).split('=');
  admin.cookies.set(name, value);
  return (await admin.patch(`/api/orders/${orderId}/status`, { status })).status;
}
