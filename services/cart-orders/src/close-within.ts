import { withTimeout } from '@shop/service-kit/with-timeout';

/** Waits for an orderly end, with a limit: BullMQ waits forever for a Redis that is down. */
export const closeWithin = (ms: number, close: () => Promise<unknown> | undefined): Promise<unknown> =>
  withTimeout(Promise.resolve(close()), ms, () => undefined);
