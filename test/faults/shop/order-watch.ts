import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { Access } from '../invariants/books.ts';
import { withDatabase } from './orders.ts';

const STAGES = ['pending', 'in_process', 'approved'];
const STEPS = ['pending', 'processing', 'completed'];

export type OrderWatch = { stop: () => Promise<{ states: string[]; stepsBack: number }> };

/** Looks at a checkout's order all the time, and counts how often what it says is behind what it said before. */
export function watchOrder(access: Access, checkoutId: string): OrderWatch {
  const states: string[] = [];
  let isOver = false;
  const watching = withDatabase(access, async (db) => {
    while (!isOver) {
      const order = await db.collection<OrderRow>('orders').findOne({ checkoutId });
      const state = order ? `${order.status} ${order.paymentStatus}` : '';
      if (state && state !== states.at(-1)) states.push(state);
      await sleep(5);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return {
        states,
        stepsBack: states.filter((state, index) => isBehind(state, states[index - 1])).length,
      };
    },
  };
}

function isBehind(state: string, before: string | undefined): boolean {
  const [step = '', stage = ''] = state.split(' ');
  const [stepBefore = '', stageBefore = ''] = before?.split(' ') ?? [];
  return (
    STEPS.indexOf(step) < STEPS.indexOf(stepBefore) || STAGES.indexOf(stage) < STAGES.indexOf(stageBefore)
  );
}
