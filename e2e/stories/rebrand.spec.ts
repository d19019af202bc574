import { ABOUT_MESSAGES, MAIL_KINDS, type MailSummary } from '@shop/contracts/mail';
import { publicPages } from '@shop/contracts/pages';
import { pages } from '@shop/contracts/pages/all';
import sharp from 'sharp';
import { follow, openAdmin } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { BRAND, changeSettings, read, rewriteTexts, tracesIn } from '../steps/rebrand.ts';
import { buy } from '../steps/shopping.ts';
import { expect, settled, test, type Page } from '../steps/test.ts';

const samples = MAIL_KINDS.flatMap((kind) => {
  const path = `/api/admin/${ABOUT_MESSAGES.includes(kind) ? 'messages' : 'mails'}/samples/${kind}`;
  return [path, `${path}/html`];
});
const REPORTS = ['customers', 'sales', 'funnel', 'elixirs', 'flowers', 'invoices'];
/** What is sent to everybody, what mails look like, and what goes out as a file. */
const SENT = [
  ...pages.map(({ path }) => path.replace(':slug', 'selva-alta').replace(':code', 'nada')),
  ...['/no-existe', '/robots.txt', '/sitemap.xml', '/llms.txt', '/media/marca/icono.svg'],
  ...['/feeds/google.xml', '/feeds/meta.csv'],
  ...['/api/settings', '/api/elixirs/catalogo.csv', ...samples],
  ...REPORTS.map((name) => `/api/admin/reports/${name}.csv`),
];
const BACK_OFFICE = pages.filter(({ owner, path }) => owner === 'admin' && !/login|slip/.test(path));

/** What the page shows once it has come, with what stands in its fields. */
async function drawn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const fields = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  return (await page.content()) + fields.join('\n');
}

/** The pages whose words come only in a browser, and the icon that each of the others names. */
async function drawnPages(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of ['/', '/cart', '/checkout/failure', '/no-existe']) {
    await page.goto(path);
    found[`${path} drawn`] = await drawn(page);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/marca\/icono\.svg/);
  }
  await openAdmin(page, '/admin');
  for (const { path } of BACK_OFFICE) {
    await follow(page, path);
    found[`${path} drawn`] = await drawn(page);
  }
  return found;
}

/** An order of the new shop: its page, its mails, its slip, its line in the spreadsheet. */
async function orderOf(page: Page): Promise<Record<string, string>> {
  await buy(page, 'Monte Blanco', 'Compra con otra marca');
  await expect(page.getByRole('main')).toContainText(/MM-\d{6}/);
  const id = new URL(page.url()).searchParams.get('orderId')!;
  const found: Record<string, string> = { 'order page': await drawn(page) };
  found['orders.csv'] = await read(page, `/api/admin/reports/orders.csv?ids=${id}`);
  // Those of other orders bear the name of the day on which they were written.
  const mails = async () =>
    (JSON.parse(await read(page, '/api/admin/mails')) as MailSummary[]).filter((mail) => mail.orderId === id);
  await expect.poll(async () => (await mails()).map(({ to }) => to)).toContain('ana@mayab.example');
  for (const mail of await mails())
    found[`mail ${mail.kind}`] = await read(page, `/api/admin/mails/${mail.id}/html`);
  await page.goto(`/admin/packing-slip?pedido=${id}`);
  await expect(page.getByText(/Miel del Mayab, /)).toBeVisible();
  found['slip'] = await drawn(page);
  for (const [name, text] of Object.entries(found)) expect(`${name}: ${text}`).not.toContain('FK-');
  return found;
}

test('when the owner gives the shop another name, look and words then no trace of the sample is left', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const { version: _, ...before } = await changeSettings(page, BRAND);
  const changedAt = Date.now();
  try {
    await rewriteTexts(page);
    // A page that takes long to be made anew is shown once more as it was.
    for (const { path } of publicPages)
      await expect.poll(() => read(page, path), { message: path }).toContain(BRAND.name!);
    const found = await drawnPages(page);
    // What the orders' service has read counts for five seconds.
    await expect.poll(() => Date.now() - changedAt, { timeout: 10_000 }).toBeGreaterThan(5_500);
    for (const path of SENT) found[path] = await read(page, path);
    Object.assign(found, await orderOf(page));

    const traces = Object.entries(found).map(([place, text]) => [place, tracesIn(text)] as const);
    expect(traces.filter(([, words]) => words.length > 0)).toEqual([]);
    expect(traces.length).toBeGreaterThan(70);
  } finally {
    await changeSettings(page, before);
  }
});

/** A mark six times as wide as it is high, in the shop's library. */
async function addWideLogo(page: Page): Promise<string> {
  const background = '#1F4D33';
  const buffer = await sharp({ create: { width: 6000, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  const answer = await page.request.post('/api/admin/upload-image', {
    multipart: { image: file },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

/** As long as a name may be. */
const LONG_NAME = 'Apiarios y Meliponarios de la Sierra Alt';
const PLAIN_SHOP = {
  colors: { ...BRAND.colors!, button: '#1F4D33' },
  nameBesideLogo: false,
  ownBlends: false,
};

test('when the owner has a dark button, a wide logo and no workshop then every page follows', async ({
  page,
}) => {
  await signIn(page);
  const logo = await addWideLogo(page);
  const { version: _, ...before } = await changeSettings(page, { ...PLAIN_SHOP, logo });
  try {
    await expect.poll(() => read(page, '/')).toContain('--onAmber:#FFFFFF');
    await page.goto('/menu');
    const mark = page.getByRole('banner').getByRole('img', { name: before.name });
    await expect.poll(async () => (await mark.boundingBox())?.height).toBe(40);
    expect((await mark.boundingBox())?.width).toBeCloseTo(180, -1);
    // A mark that is wide is no icon: the shop draws a square one.
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/media\/marca\/icono\.png/);
    await expect(page.getByRole('button', { name: /Añadir al carrito/ }).first()).toHaveCSS(
      'color',
      'rgb(255, 255, 255)',
    );
    for (const path of ['/', '/menu', '/about', '/sitemap.xml', '/llms.txt'])
      expect([path, await read(page, path)]).toEqual([path, expect.not.stringContaining('/customize')]);
    await page.goto('/customize');
    await expect(page).toHaveURL('/menu');
    const answer = await page.request.post('/api/custom-elixirs', {
      data: { elixir: {}, flowerIds: [1] },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(409);

    await changeSettings(page, { name: LONG_NAME, nameBesideLogo: true });
    await expect.poll(() => read(page, '/')).toContain(LONG_NAME);
    for (const path of ['/', '/admin'])
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const home = page.getByRole('banner').getByRole('link', { name: LONG_NAME });
        const over = await home.evaluate((link) => link.scrollWidth - link.clientWidth);
        expect({ path, width, over }).toEqual({ path, width, over: 0 });
      }
  } finally {
    await changeSettings(page, { nameBesideLogo: true, ownBlends: true, ...before, logo: before.logo ?? '' });
  }
});
