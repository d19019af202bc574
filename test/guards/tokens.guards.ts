import type { Guard } from './guard.ts';

const KIT = 'packages/service-kit/src';
const TOKENS = 'services/auth/src/api-token';
const USED = { test: `${KIT}/api-token/api-token.test.ts` };
const MADE = { test: `${TOKENS}/api-token.test.ts` };

/** What integrations may do, and until when. */
export const TOKEN_GUARDS: Guard[] = [
  {
    what: 'API tokens: each the calls of its scopes',
    file: `${KIT}/session.ts`,
    find: 'if (scopes) return call !== undefined && mayCallWith(scopes, call);',
    replace: 'if (scopes) return true;',
    ...USED,
    title: 'when a token is sent',
  },
  {
    what: 'API tokens: no call that is none of the back office',
    file: `${KIT}/session.ts`,
    find: '!isAllowed(req, requestedCall(req));',
    replace: 'false;',
    ...USED,
    title: 'when a call is none of the back office',
  },
  {
    what: 'API tokens: orders in full by their scope alone',
    file: `${KIT}/session.ts`,
    find: 'if (isAdmin(own) && isAllowed(own, requestedCall(own)))',
    replace: 'if (isAdmin(own))',
    ...USED,
    title: 'when an order is read with the scope',
  },
  {
    what: 'API tokens: a cookie beside one does not count',
    file: `${KIT}/api-token/bearer.ts`,
    find: 'if (bearerOf(req) !== undefined) delete req.headers.cookie;',
    replace: '',
    ...USED,
    title: 'when a token is sent',
  },
  {
    what: 'API tokens: until their end',
    file: `${KIT}/api-token/use-token.ts`,
    find: 'if (record.endsAt !== undefined && now >= record.endsAt) throw unauthorized(NOT_VALID);',
    replace: '',
    ...USED,
    title: 'when a token has an end',
  },
  {
    what: 'API tokens: calls of one in a minute',
    file: `${KIT}/session.ts`,
    find: 'byToken(req, res, next);',
    replace: 'void byToken, next();',
    ...USED,
    title: 'when one token calls too often',
  },
  {
    what: 'API tokens: only the hash is stored',
    file: `${TOKENS}/api-token.store.ts`,
    find: 'tokenHash: hashOfToken(token),',
    replace: 'tokenHash: token,',
    ...MADE,
    title: 'when an owner makes a token',
  },
  {
    what: 'API tokens: a revocation counts at once',
    file: `${TOKENS}/token-copies.ts`,
    find: 'if (row) await put(row);',
    replace: '',
    ...MADE,
    title: 'when it is revoked',
  },
  {
    what: 'API tokens: nothing is put over a revocation',
    file: `${TOKENS}/token-copies.ts`,
    find: "JSON.stringify(recordOf(row)), 'NX')",
    replace: 'JSON.stringify(recordOf(row)))',
    ...MADE,
    title: 'when a token is revoked while another process',
  },
  {
    what: 'API tokens: one ends with the role of who made it',
    file: `${TOKENS}/token-copies.ts`,
    find: 'for (const { _id } of await tokens.madeBy(userId)) await revoke(_id);',
    replace: 'void userId;',
    ...MADE,
    title: 'when whoever made it is no owner any more',
  },
  {
    what: 'API tokens: none for who lost the role meanwhile',
    file: `${TOKENS}/api-token.routes.ts`,
    find: 'if (!(await isStillOwner(createdById))) {',
    replace: 'if (createdById < 0) {',
    ...MADE,
    title: 'when somebody is made something else while they make a token',
  },
];
