import { runMain } from '@shop/service-kit/run';
import { readCartOrdersConfig } from './config.ts';
import { startHttp } from './start.ts';

runMain('cart-orders', async () => startHttp(readCartOrdersConfig()));
