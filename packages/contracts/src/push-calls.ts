import type { BackOfficeCall } from './endpoints.ts';
import type { PushKind } from './push.ts';

/** A role that may make the call may receive the notice. */
export const PUSH_CALLS: Record<PushKind, BackOfficeCall> = {
  order: 'GET /api/orders',
  message: 'GET /api/admin/messages',
  review: 'GET /api/admin/reviews',
};
