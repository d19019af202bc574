import { orderedFaults } from '../../http/ordered-faults.ts';

/**
 * A delay comes before the work; a late answer tells what was true before it waited; a hang does the work, then drops the
 * connection with no answer.
 */
export type Fault = {
  match: RegExp;
  times: number;
  status?: number;
  delayMs?: number;
  lateMs?: number;
  hangMs?: number;
};
export type ApiFaults = ReturnType<typeof apiFaults>;

export const apiFaults = () => orderedFaults<Fault>();
