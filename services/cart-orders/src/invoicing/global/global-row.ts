/**
 * gathering: its orders are being taken; asked: they are fixed, and it is to be stamped; refused: nothing was stamped;
 * stamped: the authority has it; told: its orders know it too.
 */
export type GlobalStatus = 'gathering' | 'asked' | 'refused' | 'stamped' | 'told';

/** A global invoice as it is stored. There are as many as days or months, so that they are found without an index. */
export type GlobalRow = {
  /** Its period and which of that it is, '2026-11.1'. */
  _id: string;
  period: string;
  /** By it the provider knows a repetition. */
  key: string;
  status: GlobalStatus;
  who: string;
  /** Which orders were seen when it was begun, and which of them it is of. */
  seenIds: string[];
  orderIds: string[];
  cents: number;
  providerId?: string;
  uuid?: string;
  isTest?: boolean;
  /** Why it was refused. */
  reason?: string;
  createdAt: Date;
};
