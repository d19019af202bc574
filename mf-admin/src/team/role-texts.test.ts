import { expect, test } from '@jest/globals';
import { mayCall, ROLES } from '@shop/contracts/roles';
import { MENU, OWN_MENU } from '../layout/menu.ts';
import { isRoomFor } from '../layout/rooms.ts';
import { ROLE_TEXTS } from './role-texts.ts';

const all = [...MENU, ...OWN_MENU];
/** For everybody who is signed in: their own account, and the flowers, which every visitor sees. */
const FOR_ALL = all.filter(({ to }) => isRoomFor(() => false, to));

test.each(ROLES.filter((role) => role !== 'owner'))(
  'when the role is %s then its text names every page that it opens, and no other',
  (role) => {
    const text = ROLE_TEXTS[role].text.toLowerCase();
    const isOpen = (to: string) => isRoomFor((call) => mayCall(role, call), to);
    const rooms = all.filter((entry) => !FOR_ALL.includes(entry));

    const named = rooms.filter(({ label }) => text.includes(label.toLowerCase()));

    expect(named.map(({ label }) => label)).toEqual(
      rooms.filter(({ to }) => isOpen(to)).map(({ label }) => label),
    );
  },
);
