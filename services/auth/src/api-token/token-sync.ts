import type { Job } from '@shop/service-kit/job';
import type { TokenCopies } from './token-copies.ts';

const EVERY_MS = 15_000;

/** Repairs the tokens that services check, after any loss in Redis. */
export const tokenSyncJob = ({ copies }: { copies: TokenCopies }): Job => ({
  name: 'api-tokens',
  every: EVERY_MS,
  run: copies.sync,
});
