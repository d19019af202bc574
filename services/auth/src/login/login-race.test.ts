import { expect, test } from '@jest/globals';
import type { AdminUserRow } from '../admin-user/admin-user.store.ts';
import { stillHolds } from './login.ts';

const user = { id: 7, passwordHash: 'old' } as AdminUserRow;
const member = { id: 7, role: 'staff', isDisabled: false } as const;

test.each([
  ['nothing changed', user, member, true],
  ['the password was changed', { ...user, passwordHash: 'new' }, member, false],
  ['the role was changed', user, { ...member, role: 'viewer' as const }, false],
  ['they were disabled', user, { ...member, isDisabled: true }, false],
  ['they were removed', null, member, false],
])(
  'when %s between the check of the password and the stored session then it holds: %#',
  async (_, now, then, holds) => {
    const deps = { users: { byId: async () => now }, team: { memberOf: async () => then } };

    expect(await stillHolds(deps, { user, member })).toBe(holds);
  },
);
