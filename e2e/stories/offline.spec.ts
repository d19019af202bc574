import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notice, openKept } from '../steps/kept.ts';
import { cartBadge, fillCart, goToPayment } from '../steps/shopping.ts';
import { axeViolations } from '../steps/axe.ts';
import { expect, test, type Page } from '../steps/test.ts';

test.use({ cold: true, serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const SAFE = 'Sin conexión. Tu carrito está a salvo.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('when the network goes away then pages that were seen open with the words above them, and the others say so', async ({
  page,
  context,
}) => {
  for (const path of ['/menu/selva-alta', '/menu', '/']) await openKept(page, path);
  await context.setOffline(true);

  for (const path of ['/', '/menu', '/menu/selva-alta']) {
    await page.goto(path);
    await expect(notice(page)).toContainText(`${SAFE} Lo que ves es del`);
    await expect(heading(page)).not.toHaveText(SAFE);
    expect(await axeViolations(page)).toEqual([]);
  }
  for (const path of ['/about', '/checkout']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(SAFE);
    await expect(page.getByText('Tu carrito está vacío')).toHaveCount(0);
  }

  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(SAFE);
  await expect(notice(page)).toHaveCount(0);
});

test('when the network goes away in the middle of a purchase then it is completed once that is back', async ({
  page,
  context,
}) => {
  await fillCart(page, 'Selva Alta');
  await openKept(page, '/menu');
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(SAFE);
  await page.goto('/cart');
  await expect(page.getByText('Tu carrito está vacío')).toHaveCount(0);

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await expect(cartBadge(page)).toContainText('1');
  await goToPayment(page);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
});

test('when a proxy sends the header then the worker is gone with all that it kept, and visits were counted as before', async ({
  page,
  baseURL,
}) => {
  const shop = new URL(baseURL!);
  const asked: IncomingHttpHeaders[] = [];
  let isOff = false;
  const proxy = createServer((req, res) => {
    if (req.url === '/menu') asked.push(req.headers);
    const headers = { ...req.headers, host: shop.host };
    const sent = request(new URL(req.url!, shop), { method: req.method!, headers }, (answer) => {
      res.writeHead(answer.statusCode!, { ...answer.headers, ...(isOff && { 'x-offline': 'off' }) });
      answer.pipe(res);
    });
    req.pipe(sent);
  });
  await new Promise<void>((ready) => void proxy.listen(0, '127.0.0.1', ready));
  const front = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  await openKept(page, `${front}/`);
  await page.goto(`${front}/menu`);
  expect(asked[0]).toMatchObject({
    'sec-fetch-mode': 'navigate',
    'service-worker-navigation-preload': 'true',
  });

  isOff = true;
  await page.goto(`${front}/menu`);

  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  proxy.close();
});
