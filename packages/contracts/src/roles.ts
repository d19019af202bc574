/** What somebody of the team is: each kind of work has a role, and the owner may do everything. */
export const ROLES = ['owner', 'staff', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

type Others = readonly Exclude<Role, 'owner'>[];

const ALL = ['staff', 'editor', 'viewer'] as const;
const READ_ORDERS = ['staff', 'viewer'] as const;
const ORDERS = ['staff'] as const;
const READ_PAGES = ['editor', 'viewer'] as const;
const PAGES = ['editor'] as const;
const OWNER = [] as const;

/**
 * Who may make each call of the back office, beside the owner. Services let nobody else pass, and screens show nobody
 * else the way to it. 'GET /api/orders/{orderId}' is open to everybody: these see all of the order.
 */
export const BACK_OFFICE_CALLS = {
  'GET /api/admin/check-auth': ALL,
  'GET /api/admin/auth/prove': ALL,
  'POST /api/admin/auth/prove': ALL,
  'GET /api/admin/account': ALL,
  'PUT /api/admin/account/password': ALL,
  'POST /api/admin/account/second-factor': ALL,
  'POST /api/admin/account/second-factor/confirm': ALL,
  'POST /api/admin/account/second-factor/off': ALL,
  'POST /api/admin/account/email': ALL,
  'POST /api/admin/account/email/confirm': ALL,
  'DELETE /api/admin/account/email': ALL,
  'GET /api/admin/account/passkeys': ALL,
  'POST /api/admin/account/passkeys/options': ALL,
  'POST /api/admin/account/passkeys': ALL,
  'DELETE /api/admin/account/passkeys/{id}': ALL,
  'GET /api/admin/account/sessions': ALL,
  'DELETE /api/admin/account/sessions/{id}': ALL,
  'POST /api/admin/account/sessions/end-others': ALL,
  'GET /api/admin/team': OWNER,
  'PATCH /api/admin/team/{id}': OWNER,
  'DELETE /api/admin/team/{id}': OWNER,
  'POST /api/admin/team/{id}/reset': OWNER,
  'DELETE /api/admin/team/{id}/second-factor': OWNER,
  'POST /api/admin/team/invitations': OWNER,
  'DELETE /api/admin/team/invitations/{id}': OWNER,
  'GET /api/admin/tokens': OWNER,
  'POST /api/admin/tokens': OWNER,
  'DELETE /api/admin/tokens/{id}': OWNER,
  'GET /api/admin/webhooks': OWNER,
  'POST /api/admin/webhooks': OWNER,
  'PATCH /api/admin/webhooks/{id}': OWNER,
  'DELETE /api/admin/webhooks/{id}': OWNER,
  'POST /api/admin/webhooks/{id}/secret': OWNER,
  'POST /api/admin/webhooks/{id}/test': OWNER,
  'GET /api/admin/webhooks/{id}/deliveries': OWNER,
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend': OWNER,
  'GET /api/admin/activity': OWNER,
  'GET /api/admin/activity/actividad.csv': OWNER,

  'GET /api/orders': READ_ORDERS,
  'POST /api/orders': ORDERS,
  'GET /api/orders/{orderId}': READ_ORDERS,
  'GET /api/orders/{orderId}/items': READ_ORDERS,
  'GET /api/orders/{orderId}/history': READ_ORDERS,
  'POST /api/orders/{orderId}/notes': ORDERS,
  'PATCH /api/orders/status': ORDERS,
  'PATCH /api/orders/{orderId}/status': ORDERS,
  'PUT /api/orders/{orderId}/address': ORDERS,
  'GET /api/orders/{orderId}/refunds': READ_ORDERS,
  'POST /api/orders/{orderId}/refunds': ORDERS,
  'GET /api/admin/mails': READ_ORDERS,
  'GET /api/admin/mails/samples/{kind}': READ_ORDERS,
  'GET /api/admin/mails/samples/{kind}/html': READ_ORDERS,
  'GET /api/admin/mails/{id}': READ_ORDERS,
  'GET /api/admin/mails/{id}/html': READ_ORDERS,
  'POST /api/admin/mails/{id}/resend': ORDERS,
  'GET /api/admin/reviews': READ_ORDERS,
  'POST /api/admin/reviews/{id}/resolve': ORDERS,
  'POST /api/admin/reviews/{id}/refunds': ORDERS,
  'GET /api/admin/customers': READ_ORDERS,
  'GET /api/admin/customers/{id}': READ_ORDERS,
  'PUT /api/admin/customers/{id}/note': ORDERS,
  'POST /api/admin/customers/forget': OWNER,
  'POST /api/admin/customers/{id}/forget': OWNER,
  'GET /api/admin/retention': OWNER,
  'GET /api/admin/messages': READ_ORDERS,
  'POST /api/admin/messages/forget': OWNER,
  'GET /api/admin/messages/samples/{kind}': READ_ORDERS,
  'GET /api/admin/messages/samples/{kind}/html': READ_ORDERS,
  'PATCH /api/admin/messages/{id}': ORDERS,
  'DELETE /api/admin/messages/{id}': ORDERS,

  'GET /api/admin/discounts': READ_ORDERS,
  'POST /api/admin/discounts': OWNER,
  'PATCH /api/admin/discounts/{id}': OWNER,
  'GET /api/admin/reports/summary': READ_ORDERS,
  'GET /api/admin/reports/readiness': OWNER,
  'GET /api/admin/reports/elixirs/{id}': READ_ORDERS,
  'GET /api/admin/reports/sales': READ_ORDERS,
  'GET /api/admin/reports/sales.csv': READ_ORDERS,
  'GET /api/admin/reports/funnel.csv': READ_ORDERS,
  'GET /api/admin/reports/elixirs.csv': READ_ORDERS,
  'GET /api/admin/reports/flowers.csv': READ_ORDERS,
  // Whole lists of people with their addresses do not leave the shop with everybody who may look.
  'GET /api/admin/reports/orders.csv': ORDERS,
  'GET /api/admin/reports/invoices.csv': ORDERS,
  'GET /api/admin/reports/customers.csv': OWNER,

  // Orders by hand and parcels need the names of products and lots.
  'GET /api/elixirs': ALL,
  'GET /api/lots': ALL,
  'GET /api/elixirs/catalogo.csv': READ_PAGES,
  'GET /api/elixirs/image-use': PAGES,
  'POST /api/elixirs/import/check': PAGES,
  'POST /api/elixirs/import': PAGES,
  'POST /api/elixirs': PAGES,
  'PATCH /api/elixirs/{id}': PAGES,
  'DELETE /api/elixirs/{id}': PAGES,
  'POST /api/flowers': PAGES,
  'PATCH /api/flowers/{id}': PAGES,
  'DELETE /api/flowers/{id}': PAGES,
  'POST /api/lots': PAGES,
  'PATCH /api/lots/{id}': PAGES,

  'POST /api/admin/content': PAGES,
  'PUT /api/admin/content': PAGES,
  'DELETE /api/admin/content': PAGES,
  'PUT /api/admin/content/{id}': PAGES,
  'DELETE /api/admin/content/{id}': PAGES,
  'GET /api/admin/texts': READ_PAGES,
  'POST /api/admin/texts': PAGES,
  'PUT /api/admin/texts/{id}/draft': PAGES,
  'POST /api/admin/texts/{id}/discard': PAGES,
  'POST /api/admin/texts/{id}/publish': PAGES,
  'POST /api/admin/texts/{id}/restore': PAGES,
  'GET /api/admin/texts/{id}/versions': READ_PAGES,
  'POST /api/admin/upload-image': PAGES,
  'GET /api/admin/list-images': READ_PAGES,
  'DELETE /api/admin/images/{name}': PAGES,
  // The dashboard of everybody reads how it is to look.
  'GET /api/admin/settings': ALL,
  'PUT /api/admin/settings': OWNER,
} as const satisfies Record<string, Others>;
export type BackOfficeCall = keyof typeof BACK_OFFICE_CALLS;

/**
 * What nobody may do who finds somebody else's back office open: give money back, carry lists of people and figures away,
 * forget people, change how the shop is called and paid, let others in, or themselves later. Services want a proof of who asks that is a few minutes old; without one it is 403 with the code
 * 'prove'. 'GET /api/admin/auth/prove' only tells whether there is one.
 */
export const PROVEN_CALLS: readonly BackOfficeCall[] = [
  'GET /api/admin/auth/prove',
  'PUT /api/admin/account/password',
  'POST /api/admin/account/email',
  'DELETE /api/admin/account/email',
  'POST /api/admin/account/passkeys/options',
  'POST /api/admin/account/passkeys',
  'DELETE /api/admin/account/passkeys/{id}',
  'PATCH /api/admin/team/{id}',
  'DELETE /api/admin/team/{id}',
  'POST /api/admin/team/{id}/reset',
  'DELETE /api/admin/team/{id}/second-factor',
  'POST /api/admin/team/invitations',
  'DELETE /api/admin/team/invitations/{id}',
  'POST /api/admin/tokens',
  'POST /api/admin/webhooks',
  'DELETE /api/admin/webhooks/{id}',
  'POST /api/admin/webhooks/{id}/secret',
  'PUT /api/admin/settings',
  'POST /api/admin/customers/forget',
  'POST /api/admin/customers/{id}/forget',
  'POST /api/admin/messages/forget',
  'POST /api/orders/{orderId}/refunds',
  'POST /api/admin/reviews/{id}/refunds',
  'GET /api/admin/activity/actividad.csv',
  'GET /api/admin/reports/sales.csv',
  'GET /api/admin/reports/funnel.csv',
  'GET /api/admin/reports/elixirs.csv',
  'GET /api/admin/reports/flowers.csv',
  'GET /api/admin/reports/orders.csv',
  'GET /api/admin/reports/invoices.csv',
  'GET /api/admin/reports/customers.csv',
];
export const NEEDS_PROOF = 'prove';

/** Whether somebody with this role may make the call; nobody without one may. */
export const mayCall = (role: Role | undefined, call: BackOfficeCall): boolean =>
  role === 'owner' || (BACK_OFFICE_CALLS[call] as readonly (Role | undefined)[]).includes(role);

/** Administrators of the time before there were roles are owners; a role of a later release is none here. */
export const roleOf = (stored: string | undefined): Role | undefined =>
  stored === undefined || stored === 'admin' ? 'owner' : ROLES.find((role) => role === stored);
