import { expect, test } from '@jest/globals';
import { ownerOf } from './owner.ts';

test.each([
  ['/', 'storefront'],
  ['/menu', 'storefront'],
  ['/no-existe', 'storefront'],
  ['/cartas', 'storefront'],
  ['/cart', 'checkout'],
  ['/checkout/success', 'checkout'],
  ['/admin', 'admin'],
  ['/admin/login', 'admin'],
  ['/administracion', 'storefront'],
])('when the path is %s then its page is the %s’s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});
