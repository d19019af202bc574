import { backing } from '@shop/service-kit/testing/backing';
import { paymentWorker } from '../service.ts';

const AWAY = 'http://127.0.0.1:1';

/** The worker's parts on their own stores, without a catalogue or settings. */
export const loneWorker = (env: Record<string, string> = {}) =>
  paymentWorker.open({ ...backing(), CATALOG_URL: AWAY, CONTENT_MEDIA_URL: AWAY, ...env });
