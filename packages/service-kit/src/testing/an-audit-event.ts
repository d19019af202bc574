import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '../audit/audit-event.ts';

/** Somebody gave a product another price. */
export const anAuditEvent = (over: Partial<AuditEvent> = {}): AuditEvent => ({
  id: randomUUID(),
  at: '2026-11-22T12:00:00.000Z',
  who: 'duena',
  role: 'owner',
  address: '203.0.113.7',
  call: 'PATCH /api/elixirs/{id}',
  target: '3',
  name: 'Tajonal',
  outcome: 'done',
  changes: [{ field: 'price', before: '280', after: '310' }],
  ...over,
});
