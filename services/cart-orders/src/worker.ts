import { runMain } from '@shop/service-kit/run';
import { paymentWorker } from './service.ts';

export const start = paymentWorker.start;
if (import.meta.main) runMain('payment-worker', start);
