import { backOff } from '@shop/service-kit/lease-queue/lease-queue';

const waitAfter = backOff(1_000, 3_600_000);
/** With these waits that is a little more than a day. */
const MOST = 36;

/** When work that failed for the nth time is tried again; undefined when it is time to ask a person. */
export const nextTry = (attempts: number): Date | undefined =>
  attempts >= MOST ? undefined : new Date(Date.now() + waitAfter(attempts));
