import { backOff } from '@shop/service-kit/lease-queue/lease-queue';

const LONGEST_MS = 3_600_000;
const waitAfter = backOff(1_000, LONGEST_MS);
/** With these waits that is a little more than a day. */
const MOST = 36;

/** When work that failed for the nth time is tried again; undefined when it is time to ask a person. */
export const nextTry = (attempts: number): Date | undefined =>
  attempts >= MOST ? undefined : new Date(Date.now() + waitAfter(attempts));

/** Two machines' clocks may differ. */
const SLACK_MS = 300_000;
/** Nothing waits longer than an hour: a time further away was written by a clock that was ahead, and has come. */
export const tooFar = (now: Date): Date => new Date(now.getTime() + LONGEST_MS + SLACK_MS);
