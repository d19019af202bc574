import { expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import type { ExportedOrder } from './orders-csv.ts';
import { shipmentsOf } from './shipments-csv.ts';

const paid = { status: 'processing', paymentStatus: 'approved', shipping: aShipping(), items: [] };
const ORDERS = [
  { ...paid, number: 'FK-000001', delivery: { id: 'casa', kind: 'ship', name: 'Paquetería' } },
  { ...paid, number: 'FK-000002', delivery: { id: 'puesto', kind: 'pickup', name: 'En el mercado' } },
] as unknown as ExportedOrder[];

test('when an order is fetched then it is no parcel, whatever address it has', async () => {
  async function* all() {
    yield* ORDERS;
  }

  const numbers: string[] = [];
  for await (const { number } of shipmentsOf(all(), async () => 400, false)) numbers.push(number);

  expect(numbers).toEqual(['FK-000001']);
});
