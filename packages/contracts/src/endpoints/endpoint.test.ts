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
    // @ts-expect-error the roles are missing
    manifest({ 'GET /api/elixirs': { who: 'admin' } }),
    // @ts-expect-error no such role
    manifest({ 'GET /api/elixirs': { who: 'admin', roles: ['packer'] } }),
    // @ts-expect-error the words for the audit log are missing
    manifest({ 'POST /api/elixirs/{id}/pin': EDITORS }),
    // @ts-expect-error the words for the audit log are missing for a file
    manifest({ 'GET /api/elixirs/all.csv': EDITORS }),
    // @ts-expect-error the words for the audit log are missing for a public call of the back office
    manifest({ 'POST /api/admin/login': { who: 'everyone' } }),
    // @ts-expect-error no such kind
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit: ['honey', 'Cambió un producto'] } }),
    // @ts-expect-error a read changes nothing to record
    manifest({ 'GET /api/elixirs': { ...EDITORS, audit } }),
    // @ts-expect-error no such part
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit, purge: 'catalog' } }),
    // @ts-expect-error no such tag
    manifest({ 'POST /api/elixirs': { ...EDITORS, audit, purges: 'catalogue' } }),
    // @ts-expect-error no such method
    manifest({ 'FETCH /api/elixirs': { who: 'everyone' } }),
    // @ts-expect-error a change is not cached
    manifest({ 'POST /api/elixirs': { who: 'everyone', cache: 'catalog' } }),
    // @ts-expect-error a read makes nothing stale
    manifest({ 'GET /api/elixirs': { who: 'everyone', purges: 'catalog' } }),
    // @ts-expect-error no such scope
    manifest({ 'GET /api/elixirs': { ...EDITORS, scope: 'products' } }),
    // @ts-expect-error tokens are for calls of a role
    manifest({ 'GET /api/elixirs': { who: 'everyone', scope: 'products.read' } }),
    // @ts-expect-error a token proves no person
    manifest({ 'GET /api/elixirs': { ...EDITORS, scope: 'products.read', proof: true } }),
    // @ts-expect-error only the owner may
    manifest({ 'GET /api/elixirs': { ...OWNER, scope: 'products.read' } }),
  ];

  expect(rows).toHaveLength(17);
});
