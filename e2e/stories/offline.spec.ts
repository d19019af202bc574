import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WORKER } from '@shop/contracts/offline';
import { notice, openKept } from '../steps/kept.ts';
import { cartBadge, fillCart, goToPayment } from '../steps/shopping.ts';
import { axeViolations } from '../steps/axe.ts';
import { expect, test, type Page } from '../steps/test.ts';

type Front = { headers?: () => OutgoingHttpHeaders; script?: (text: string) => string };
type Proxy = { asked: { url: string; headers: IncomingHttpHeaders }[]; front: string; close: () => void };

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
    expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
  }

  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(SAFE);
  await expect(notice(page)).toHaveCount(0);
});

test('when more pages were seen than are kept then another one still says that the network is away', async ({
  page,
  context,
}) => {
  await openKept(page, '/');
  const isKept = (address: string) =>
    page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);
  // As pages that are opened without a new document.
  for (let at = 1; at <= 21; at += 1) {
    const address = new URL(`/menu?q=${at}`, page.url()).href;
    await page.evaluate(
      (one) =>
        navigator.serviceWorker.controller!.postMessage({
          type: 'CACHE_URLS',
          payload: { urlsToCache: [one] },
        }),
      address,
    );
    await expect.poll(() => isKept(address)).toBe(true);
  }
  await expect.poll(() => isKept('/')).toBe(false);
  await context.setOffline(true);

  await page.goto('/checkout');

  await expect(heading(page)).toHaveText(SAFE);
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

/** The shop behind a proxy that sees what is asked for and may answer otherwise. */
async function throughProxy(
  baseURL: string,
  { headers = () => ({}), script = (text) => text }: Front,
): Promise<Proxy> {
  const shop = new URL(baseURL);
  const asked: Proxy['asked'] = [];
  const proxy = createServer((req, res) => {
    asked.push({ url: req.url!, headers: req.headers });
    const isWorker = req.url === WORKER;
    const sentHeaders = {
      ...req.headers,
      host: shop.host,
      ...(isWorker && { 'accept-encoding': 'identity' }),
    };
    const sent = request(new URL(req.url!, shop), { method: req.method!, headers: sentHeaders }, (answer) => {
      if (!isWorker) {
        res.writeHead(answer.statusCode!, { ...answer.headers, ...headers() });
        return void answer.pipe(res);
      }
      void text(answer).then((body) => {
        const { 'content-length': _, etag: _tag, ...kept } = answer.headers;
        res.writeHead(answer.statusCode!, kept).end(script(body));
      });
    });
    req.pipe(sent);
  });
  await new Promise<void>((ready) => void proxy.listen(0, '127.0.0.1', ready));
  return {
    asked,
    front: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: () => void proxy.close(),
  };
}

test('when a proxy sends the header then the worker is gone with all that it kept, and what was opened before was asked for once', async ({
  page,
  baseURL,
}) => {
  let isOff = false;
  const { asked, front, close } = await throughProxy(baseURL!, {
    headers: () => (isOff ? { 'x-offline': 'off' } : {}),
  });
  const opened = (path: string) =>
    asked.filter(({ url, headers }) => url === path && headers['sec-fetch-mode'] === 'navigate');
  await openKept(page, `${front}/`);
  for (const path of ['/menu', '/admin/login', '/api/settings']) {
    await page.goto(front + path);
    const preloads = opened(path).map(({ headers }) => headers['service-worker-navigation-preload']);
    expect(preloads).toStrictEqual(['true']);
  }

  isOff = true;
  await page.goto(`${front}/menu`);

  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  close();
});

test('when a newer worker comes then a tab that was open before goes on, also to what it has not loaded yet', async ({
  page,
  baseURL,
}) => {
  let release = '';
  const { front, close } = await throughProxy(baseURL!, { script: (body) => body + release });
  await openKept(page, `${front}/`);

  release = '\n// a newer one';
  await page.evaluate(async () => {
    const taken = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toHaveText('Escríbenos');
  await page.goto(`${front}/menu`);
  await expect(heading(page)).toHaveText('Nuestro Menú de Elixires Listos para Ti');
  close();
});
