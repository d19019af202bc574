import { orderedFaults } from '../../http/ordered-faults.ts';

/**
 * `delayMs` waits before the work; `lateMs` waits after it, so that the answer is out of date; `hangMs` waits after it
 * and then drops the connection with no answer.
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
