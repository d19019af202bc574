import { expect, test } from '@jest/globals';
import { mayCall } from '@shop/contracts/may-call';
import { ROLES } from '@shop/contracts/roles';
import { mayOpen } from '../layout/page-access.ts';
import { listedPages } from '../layout/sidebar.tsx';
import { ROLE_TEXTS } from './role-texts.ts';

/** For everybody who is signed in: their own account, and the flowers, which every visitor sees. */
const FOR_ALL = listedPages.filter(({ path }) => mayOpen(() => false, path));

test.each(ROLES.filter((role) => role !== 'owner'))(
  'when the role is %s then its text names every page that it opens, and no other',
  (role) => {
    const text = ROLE_TEXTS[role].text.toLowerCase();
    const isOpen = (path: string) => mayOpen((call) => mayCall(role, call), path);
    const rooms = listedPages.filter((entry) => !FOR_ALL.includes(entry));

    const named = rooms.filter(({ title }) => text.includes(title.toLowerCase()));

    expect(named.map(({ title }) => title)).toEqual(
      rooms.filter(({ path }) => isOpen(path)).map(({ title }) => title),
    );
  },
);
