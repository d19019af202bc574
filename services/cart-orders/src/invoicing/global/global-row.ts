/**
 * gathering: its orders are being collected; asked: they are fixed, and it waits to be stamped; refused: nothing was
 * stamped; stamped: the authority has it; told: its orders are updated too.
 */
export type GlobalStatus = 'gathering' | 'asked' | 'refused' | 'stamped' | 'told';

/** A stored global invoice. There is about one a day or month, so they need no index. */
export type GlobalRow = {
  /** Its period and its number in that period: '2026-11.1'. */
  _id: string;
  period: string;
  /** The provider's idempotency key. */
  key: string;
  status: GlobalStatus;
  who: string;
  /** The orders that it began with, and the orders that it includes. */
  seenIds: string[];
  orderIds: string[];
  cents: number;
  providerId?: string;
  uuid?: string;
  isTest?: boolean;
  reason?: string;
  createdAt: Date;
};
