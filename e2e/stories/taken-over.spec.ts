import { expect, type Page, settled, test } from '../steps/test.ts';

test.use({ cold: true });

/** Notes what takes a phone long while the scripts take over a page: styles written anew and the browser's rules of languages. */
const watchWork = (page: Page) =>
  page.addInitScript(() => {
    const done: string[] = [];
    const noted = <Real extends (...args: never[]) => unknown>(name: string, real: Real) =>
      new Proxy(real, {
        apply: (call, self, args) => (done.push(`${name} ${args[0]}`), Reflect.apply(call, self, args)),
        construct: (make, args) => (done.push(name), Reflect.construct(make, args) as object),
      });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const)
      Object.assign(Intl, { [name]: noted(name, Intl[name] as never) });
    String.prototype.localeCompare = noted('localeCompare', String.prototype.localeCompare);
    CSSStyleSheet.prototype.insertRule = noted('insertRule', CSSStyleSheet.prototype.insertRule);
    Object.assign(globalThis, { done });
  });

for (const path of ['/', '/menu', '/menu/monte-blanco', '/customize', '/cart'])
  test(`when ${path} is taken over then nothing is done again that the server has done`, async ({ page }) => {
    await watchWork(page);
    await page.goto(path);
    // Gone when the page is alive (the early-script.ts).
    await page.waitForFunction(() => !('early' in globalThis));
    await settled(page);

    expect(await page.evaluate(() => (globalThis as { done?: string[] }).done)).toEqual([]);
  });
