import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { TokenCopies } from './token-copies.ts';

const SYNC_EVERY_MS = 15_000;

/** Keeps what services look at right, whatever became of Redis. @returns stops it */
export function startTokenSync({ copies, log }: { copies: TokenCopies; log: Log }): () => Promise<void> {
  return startLoop(copies.sync, { name: 'api-tokens', everyMs: SYNC_EVERY_MS, log }).close;
}
