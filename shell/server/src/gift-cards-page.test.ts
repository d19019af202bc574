import { expect, test } from '@jest/globals';
import { GIFT_CARDS } from '@shop/contracts/pages';
import { someSettings } from '@shop/contracts/testing/builders';
import { withShell } from './testing/with-shell.ts';

test('when a shop sells gift cards then their page is there and listed; when it sells none then it leads to the menu', () =>
  withShell(async ({ get, api }) => {
    const off = await get(GIFT_CARDS.path);
    expect([off.status, off.headers.get('location')]).toEqual([302, '/menu']);
    api.settings = someSettings({ giftCards: true, giftCardAmounts: [500] });
    const { status, text } = await get(GIFT_CARDS.path);
    expect(status).toBe(200);
    expect(text).toContain(`<div id="root">${GIFT_CARDS.path}`);
    expect((await get('/sitemap.xml')).text).toContain(`8080${GIFT_CARDS.path}</loc>`);
  }));
