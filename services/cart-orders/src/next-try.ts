import { backOff } from '@shop/service-kit/lease-queue/lease-queue';

const LONGEST_MS = 3_600_000;
const waitAfter = backOff(1_000, LONGEST_MS);
/** With these waits that is a little more than a day. */
const MOST = 36;

/** When to retry work that failed for the nth time; undefined when a person must be asked. */
export const nextTry = (attempts: number): Date | undefined =>
  attempts >= MOST ? undefined : new Date(Date.now() + waitAfter(attempts));

/** Clocks of two machines may differ. */
const SLACK_MS = 300_000;
/** The longest wait is an hour: a later time was written by a clock that was ahead, and counts as due. */
export const tooFar = (now: Date): Date => new Date(now.getTime() + LONGEST_MS + SLACK_MS);
