import { expect, test } from '@jest/globals';
import { mayCall } from '@shop/contracts/may-call';
import { adminPages } from '@shop/contracts/pages/admin';
import { ROLES } from '@shop/contracts/roles';
import { mayOpen } from '../layout/page-access.ts';
import { ROLE_TEXTS } from './role-texts.ts';

/** The pages that need a permission: not one's own account, nor the flowers, which every visitor sees. */
const ROOMS = adminPages.filter(
  // This page shows texts, like 'Textos'.
  ({ path, ...page }) => !('alone' in page) && !mayOpen(() => false, path) && path !== '/admin/content-list',
);

test.each(ROLES.filter((role) => role !== 'owner'))(
  'when the role is %s then its text names every page that it opens, and no other',
  (role) => {
    const text = ROLE_TEXTS[role].text.toLowerCase();
    const isOpen = (path: string) => mayOpen((call) => mayCall(role, call), path);

    const named = ROOMS.filter(({ title }) => text.includes(title.toLowerCase()));

    expect(named.map(({ title }) => title)).toEqual(
      ROOMS.filter(({ path }) => isOpen(path)).map(({ title }) => title),
    );
  },
);
