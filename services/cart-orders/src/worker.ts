import { runMain } from '@shop/service-kit/run';
import { paymentWorker } from './service.ts';

export const { start } = paymentWorker;
if (import.meta.main) runMain('payment-worker', start);
