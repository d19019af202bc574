import { withTimeout } from '@shop/service-kit/with-timeout';

/** Waits for an orderly end, but not longer: BullMQ waits for ever for a Redis that is away. */
export const closeWithin = (ms: number, close: () => Promise<unknown> | undefined): Promise<unknown> =>
  withTimeout(Promise.resolve(close()), ms, () => undefined);
