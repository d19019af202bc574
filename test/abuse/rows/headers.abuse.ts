import { signIn } from '@shop/service-kit/testing/backing';
import { addressOf as pathOf } from '@shop/service-kit/testing/who-may-call';
import { exactly } from '../../faults/scenario.ts';
import { ROUTES } from '../../fuzz/calls.ts';
import { abuse, forEachOf, none } from '../abuse.ts';
import { logIn } from './sessions.abuse.ts';

const WANTED: Record<string, RegExp> = {
  'content-security-policy': /^(?!.*unsafe-).*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const UNWANTED = ['x-powered-by', 'server'];

export const headers = abuse('A17', 'answers and cookies without their guards', async ({ shop }) => {
  const admin = await signIn(shop.visitor(), shop.env());
  // The preview of a mail is a page of its own making.
  const routes = ROUTES.filter(({ name }) => name.startsWith('GET') && !name.endsWith('/html'));
  const answers = await forEachOf(routes, async ({ name }) => {
    const { path } = pathOf(name, {}, '1');
    const answer = await admin.get(path);
    const bare = Object.keys(WANTED).filter(
      (header) => !WANTED[header]!.test(answer.headers.get(header) ?? ''),
    );
    const told = UNWANTED.filter((header) => answer.headers.has(header));
    return [...bare, ...told].map((header) => `${path}: ${header}`);
  });
  const login = await logIn(shop, shop.visitor());
  const cart = await shop.visitor().post('/api/cart/items', { cartId: 'new', elixirId: 1, quantity: 1 });
  const lines = [login, cart].map((answer) => answer.headers.getSetCookie());
  const set = lines.flat();
  const open = set.filter((line) => !/HttpOnly/i.test(line) || !/SameSite=(Lax|Strict)/i.test(line));
  return [
    none(`headers that ${answers.length} answers lack, or should not have`, answers.flat()),
    exactly(
      'of a login and a first cart, without a cookie',
      lines.filter((some) => some.length === 0).length,
      0,
    ),
    none(`of ${set.length} cookies, open to scripts or other sites`, open),
  ];
});
