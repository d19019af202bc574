import { expect, test } from '@jest/globals';
import { EDITORS, manifest, OWNER } from './endpoint.ts';

const audit = ['products', 'Cambió un producto'] as const;

test('when a row is as it should be then it compiles, and every row with a mistake does not', () => {
  const rows = [
    manifest({
      'GET /api/elixirs': { ...EDITORS, scope: 'products.read' },
      'PATCH /api/elixirs/{id}': { ...EDITORS, audit, purges: 'catalog' },
      'POST /api/elixirs/check': { ...EDITORS, audit: { none: 'only looks' } },
      'GET /api/flowers': { who: 'everyone', cache: 'catalog' },
    }),
    // @ts-expect-error which roles may
    manifest({ 'GET /api/elixirs': { who: 'admin' } }),
    // @ts-expect-error no such role
    manifest({ 'GET /api/elixirs': { who: 'admin', roles: ['packer'] } }),
    // @ts-expect-error what the audit log tells
    manifest({ 'POST /api/elixirs/{id}/pin': EDITORS }),
    // @ts-expect-error what the audit log tells of a file
    manifest({ 'GET /api/elixirs/all.csv': EDITORS }),
    // @ts-expect-error what the audit log tells of what anybody may call
    manifest({ 'POST /api/admin/login': { who: 'everyone' } }),
    // @ts-expect-error no such kind
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit: ['honey', 'Cambió un producto'] } }),
    // @ts-expect-error nothing changes
    manifest({ 'GET /api/elixirs': { ...EDITORS, audit } }),
    // @ts-expect-error no such part
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit, purge: 'catalog' } }),
    // @ts-expect-error no such tag
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit, purges: 'catalogue' } }),
    // @ts-expect-error no such method
    manifest({ 'FETCH /api/elixirs': { who: 'everyone' } }),
    // @ts-expect-error a change is not kept
    manifest({ 'POST /api/elixirs': { who: 'everyone', cache: 'catalog' } }),
    // @ts-expect-error what only reads makes nothing stale
    manifest({ 'GET /api/elixirs': { who: 'everyone', purges: 'catalog' } }),
    // @ts-expect-error no such scope
    manifest({ 'GET /api/elixirs': { ...EDITORS, scope: 'products' } }),
    // @ts-expect-error tokens are for what some role may do
    manifest({ 'GET /api/elixirs': { who: 'everyone', scope: 'products.read' } }),
    // @ts-expect-error no token proves who it is
    manifest({ 'GET /api/elixirs': { ...EDITORS, scope: 'products.read', proof: true } }),
    // @ts-expect-error the owner's alone
    manifest({ 'GET /api/elixirs': { ...OWNER, scope: 'products.read' } }),
  ];

  expect(rows).toHaveLength(17);
});
