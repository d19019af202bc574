import { describe, expect, test } from '@jest/globals';
import { CALL_ROLES } from './derived/call-roles.ts';
import { endpoints, type BackOfficeCall } from './endpoints.ts';
import { mayCall } from './may-call.ts';
import { roleOf, ROLES } from './roles.ts';

const calls = Object.keys(CALL_ROLES) as BackOfficeCall[];
/** Calls about one's own account: every signed-in member may make them. */
const OWN = /^(GET|POST|PUT|DELETE) \/api\/admin\/(check-auth|account|auth|push)/;
/** Calls of shoppers, and calls to sign in. */
const OPEN =
  /\/admin\/(login|logout|access)\b|^GET \/api\/(elixirs\/(predesigned|\{id\})|flowers|lots\/\{code\}|orders\/\{orderId\})|^(POST|PUT) \/api\/orders\/(mine|\{orderId\}\/(shipping|payment|cancel|reorder|invoice))$/;

describe('who may make which call of the back office', () => {
  // Written by hand: derived from the rows, the test could not find a wrong row.
  test.each<[BackOfficeCall, string]>([
    ['GET /api/orders', 'owner staff viewer'],
    ['PATCH /api/orders/{orderId}/status', 'owner staff'],
    ['POST /api/orders/{orderId}/refunds', 'owner staff'],
    ['GET /api/admin/customers/{id}', 'owner staff viewer'],
    ['GET /api/admin/reports/customers.csv', 'owner'],
    ['POST /api/admin/customers/{id}/forget', 'owner'],
    ['GET /api/admin/messages', 'owner staff viewer'],
    ['PATCH /api/admin/messages/{id}', 'owner staff'],
    ['POST /api/admin/messages/{id}/reply', 'owner staff'],
    ['PATCH /api/elixirs/{id}', 'owner editor'],
    ['DELETE /api/flowers/{id}', 'owner editor'],
    ['POST /api/lots', 'owner editor'],
    ['POST /api/admin/upload-image', 'owner editor'],
    ['POST /api/admin/texts/{id}/publish', 'owner editor'],
    ['GET /api/admin/texts', 'owner editor viewer'],
    ['POST /api/admin/discounts', 'owner'],
    ['POST /api/admin/gift-cards', 'owner'],
    ['GET /api/admin/gift-cards', 'owner staff viewer'],
    ['PUT /api/admin/settings', 'owner'],
    ['GET /api/admin/check-auth', 'owner staff editor viewer'],
  ])('when it is %s then %s', (call, roles) => {
    expect(ROLES.filter((role) => mayCall(role, call)).join(' ')).toBe(roles);
  });

  test('when somebody may only look then no call of theirs changes anything', () => {
    const changes = calls.filter((call) => !call.startsWith('GET ') && !OWN.test(call));

    expect(changes.filter((call) => mayCall('viewer', call))).toEqual([]);
    expect(changes.length).toBeGreaterThan(30);
  });

  test('when money goes back or is said to have come, a gift card is given or sent elsewhere, an invoice is cancelled, many orders are put into one, a spreadsheet of the shop leaves, the team, the shop or its keys change, somebody is forgotten, a token, a webhook or a way in is made then it needs a proof', () => {
    const grave = calls.filter((call) =>
      /\/admin\/.*\.csv$|^PUT .*\/(settings|keys)$|\/forget$|^POST .*\/(refunds|exchange|own-payment|gift-cards|tokens|webhooks|secret|invoices\/global|invoice\/cancel)$|^PATCH .*\/gift-cards|^DELETE .*\/webhooks|^(?!GET ).*\/(team|account\/(passkeys|(email|password)$))/.test(
        call,
      ),
    );

    const proven = calls.filter((call) => endpoints[call]!.proof);
    expect([...grave, 'GET /api/admin/auth/prove'].sort()).toEqual(proven.sort());
  });

  test('when a call is open to others than the team then it is a way in, what is sold, or an order of one’s own', () => {
    const open = Object.keys(endpoints).filter((route) => endpoints[route]!.who !== 'admin');

    expect(
      open.filter((route) => /\/api\/(admin|elixirs|flowers|lots|orders)\b/.test(route) && !OPEN.test(route)),
    ).toEqual([]);
  });

  test('when an editor looks for orders, customers or what they wrote then no call leads there', () => {
    const private_ = /orders|customers|messages|mails|reviews|discounts|gift-cards|reports/;

    expect(calls.filter((call) => private_.test(call) && mayCall('editor', call))).toEqual([]);
  });

  test('when a role was stored by another release then earlier administrators are owners and unknown ones nobody', () => {
    expect([roleOf('admin'), roleOf(undefined), roleOf('staff'), roleOf('packer'), roleOf('')]).toEqual([
      'owner',
      'owner',
      'staff',
      undefined,
      undefined,
    ]);
    expect(calls.filter((call) => mayCall(undefined, call))).toEqual([]);
  });
});
