import { sumCharges, type PaymentCharges } from '../../../../orders/order/payment-charges.model.ts';
import type { openAccount } from '../account.ts';
import { readCharges } from '../charges.ts';
import { paymentsOf, type Order } from './read-order.ts';

type Account = Pick<ReturnType<typeof openAccount>, 'payment'>;

/**
 * Orders do not say what is taken from their payments, which are asked one by one. A paid order waits for no answer: the
 * next news of it asks again.
 */
export async function askCharges(account: Account, order: Order): Promise<PaymentCharges | undefined> {
  const asked = paymentsOf(order).map(async ({ reference_id: number }) =>
    readCharges(await account.payment(number ?? '')),
  );
  return sumCharges(await Promise.all(asked).catch(() => []));
}
