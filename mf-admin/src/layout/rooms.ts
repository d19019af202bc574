import type { BackOfficeCall } from '@shop/contracts/roles';

/** The call that each page of the back office lives by: who may not make it has no use for the page. */
const ROOMS: Record<string, BackOfficeCall> = {
  '/admin/products': 'GET /api/elixirs',
  '/admin/orders': 'GET /api/orders',
  '/admin/packing-slip': 'GET /api/orders',
  '/admin/content': 'POST /api/admin/content',
  '/admin/content-list': 'GET /api/admin/texts',
  '/admin/messages': 'GET /api/admin/messages',
  '/admin/reviews': 'GET /api/admin/reviews',
  '/admin/customers': 'GET /api/admin/customers',
  '/admin/reports': 'GET /api/admin/reports/sales',
  '/admin/discounts': 'GET /api/admin/discounts',
  '/admin/lots': 'GET /api/lots',
  '/admin/mails': 'GET /api/admin/mails',
  '/admin/texts': 'GET /api/admin/texts',
  '/admin/settings': 'PUT /api/admin/settings',
  '/admin/team': 'GET /api/admin/team',
  '/admin/integrations': 'GET /api/admin/tokens',
  '/admin/activity': 'GET /api/admin/activity',
};

/** Whether a page is for somebody who may do these things; what stands nowhere is for everybody. */
export const isRoomFor = (may: (call: BackOfficeCall) => boolean, path: string): boolean => {
  const call = ROOMS[path.replace(/\/$/, '')];
  return call === undefined || may(call);
};
