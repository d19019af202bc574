import { runMain } from '@shop/service-kit/run';
import { cartOrders } from './service.ts';

runMain('cart-orders', cartOrders.start);
