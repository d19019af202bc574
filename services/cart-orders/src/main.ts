import { runMain } from '@shop/service-kit/run';
import { cartOrders } from './service.ts';

export const { start } = cartOrders;
if (import.meta.main) runMain('cart-orders', start);
