import { runMain } from '@shop/service-kit/run';
import { paymentWorker } from './service.ts';

runMain('payment-worker', paymentWorker.start);
