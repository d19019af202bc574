import { sumCharges, type PaymentCharges } from '../../../../orders/order/payment-charges.model.ts';
import type { openAccount } from '../account.ts';
import { readCharges } from '../charges.ts';
import { paymentsOf, type Order } from './read-order.ts';

type Account = Pick<ReturnType<typeof openAccount>, 'payment'>;

/**
 * Orders do not include their payments' fees, so each payment is read. A failed read does not hold up a paid order: the
 * next news of the order reads again.
 */
export async function askCharges(account: Account, order: Order): Promise<PaymentCharges | undefined> {
  const asked = paymentsOf(order).map(async ({ reference_id: number }) =>
    readCharges(await account.payment(number ?? '')),
  );
  return sumCharges(await Promise.all(asked).catch(() => []));
}
