import type { BackOfficeCall } from './endpoints.ts';
import type { PushKind } from './push.ts';

/** Whoever may make the call may hear of it. */
export const PUSH_CALLS: Record<PushKind, BackOfficeCall> = {
  order: 'GET /api/orders',
  message: 'GET /api/admin/messages',
  review: 'GET /api/admin/reviews',
};
