import { AGREED } from '@shop/contracts/measurers';
import { expectSound } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { buy, fillCart, payLink } from '../steps/shopping.ts';
import { expect, settled, test, watch, type Page } from '../steps/test.ts';

const IDS = { ga4: 'G-AB12CD34EF', pixel: '123456789012345' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Answers all that a page asks of others, and lists whom it asked. */
async function othersOf(page: Page, baseURL: string): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== new URL(baseURL).origin,
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** What both scripts were told, as they would find it. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], fbq } = window as unknown as {
      dataLayer?: ArrayLike<unknown>[];
      fbq?: { queue: string[][] };
    };
    const google = dataLayer.map((call) => [...Array.from(call)]).filter(([, name]) => name === 'purchase');
    const meta = (fbq?.queue ?? []).filter(([, name]) => name === 'Purchase');
    return [google.length, meta.length];
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('when a shop has ids then nobody else is asked before a yes or after a no, and a purchase is told once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page);
  await changeSettings(page, { measuring: IDS });
  const visitor = await browser.newContext({ ...PHONE, baseURL: baseURL!, serviceWorkers: 'block' });
  try {
    for (const path of ['/', '/menu', '/cart', '/checkout/success'])
      await expect.poll(() => read(page, path), { message: path }).toContain(IDS.ga4);
    const phone = watch(await visitor.newPage());
    const asked = await othersOf(phone, baseURL!);
    const theirs = async () => (await visitor.cookies()).map(({ name }) => name);

    await phone.goto('/');
    await expect(bar(phone)).toBeVisible();
    await settled(phone);
    await expectSound(phone, 'the question');
    for (const button of await bar(phone).getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await fillCart(phone, 'Monte Blanco');
    await phone.goto('/cart');
    await expect(bar(phone)).toBeVisible();
    // What pays is not under it.
    await payLink(phone).click({ trial: true });
    await phone.goto('/menu');
    await settled(phone);
    expect([asked, await theirs()]).toEqual([[], ['sid']]);

    await bar(phone).getByRole('button', { name: 'No, gracias' }).click();
    await expect(bar(phone)).toBeHidden();
    await phone.reload();
    await phone.getByRole('button', { name: 'Cookies' }).scrollIntoViewIfNeeded();
    await settled(phone);
    await expect(bar(phone)).toBeHidden();
    expect([asked, await theirs()]).toEqual([[], ['sid']]);

    await phone.getByRole('button', { name: 'Cookies' }).click();
    await bar(phone).getByRole('button', { name: 'Sí, de acuerdo' }).click();
    await expect.poll(() => [...asked].sort()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
    expect(await theirs()).toContain(AGREED.split('=')[0]);

    await buy(phone, 'Monte Blanco', 'Quien Acepta');
    await expect.poll(() => told(phone)).toEqual([1, 1]);
    await phone.reload();
    await expect.poll(() => asked.length).toBe(6);
    await settled(phone);
    expect(await told(phone)).toEqual([0, 0]);
    const tab = watch(await visitor.newPage());
    await tab.goto(phone.url());
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked.length).toBe(8);
    await settled(tab);
    expect(await told(tab)).toEqual([0, 0]);
  } finally {
    await visitor.close();
    await changeSettings(page, { measuring: null });
  }
});
