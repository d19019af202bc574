import { REMOTE_NAMES } from '@shop/contracts/pages';
import type { Counts, CanaryCounts } from '@shop/service-kit/canary-store';
import * as z from 'zod';

/** A release of a remote that `share` of 100 browsers get, from the shell's list. The others get `base`. */
export const canary = z.object({
  remote: z.enum(REMOTE_NAMES),
  release: z.string().min(1),
  base: z.string().min(1),
  share: z.number().min(0).max(100),
});
export type Canary = z.output<typeof canary>;

/** The name in logs, metrics and Redis: 'checkout@a1b2c3d4e5f6'. */
export const nameOf = ({ remote, release }: Canary): string => `${remote}@${release}`;

/** Fewer failures are no evidence. */
const MIN_FAILED = 5;
const rateOf = ({ views, failed }: Counts) => failed / Math.max(1, views, failed);

/** The rule of the rollback: at least five failures, and a rate above twice the current one's plus one in a hundred. */
export const isWorse = ({ canary: ours, current }: CanaryCounts): boolean =>
  ours.failed >= MIN_FAILED && rateOf(ours) > 2 * rateOf(current) + 0.01;
