import type { ActivityChange } from '@shop/contracts/activity';
import type { ActivityOutcome } from '@shop/contracts/activity-kinds';

/** A change of the back office on its way to the audit log. Personal data is masked, and secrets are left out. */
export type AuditEvent = {
  id: string;
  /** When the call came in, ISO 8601. */
  at: string;
  who: string;
  role: string;
  /** The client's address. */
  address: string;
  call: string;
  target: string;
  name: string;
  outcome: ActivityOutcome;
  changes: ActivityChange[];
};

/** Calls without a response yet: a hash of events by their id. */
export const openKey = (queue: string): string => `${queue}:open`;
/** Events of finished calls that wait to be chained: a stream with the event as JSON. */
export const doneKey = (queue: string): string => `${queue}:done`;
/** Number and hash of the latest entry, as JSON: reveals when somebody shortens the log in the database. */
export const headKey = (queue: string): string => `${queue}:head`;
/** The field of a stream's message that holds the event. */
export const EVENT_FIELD = 'event';
