import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LowStock } from '@shop/contracts/stock';
import type { MailRow } from '@shop/mail/mail.model';
import { someSettings } from '@shop/contracts/testing/builders';
import { paymentWorker } from '../../service.ts';
import { database } from '../../testing/database.ts';
import { OWNER } from '../../testing/mails.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { lowStockEmail } from './low-stock-email.ts';
import { tellLowStock, type TellLowStockDeps } from './tell-low-stock.ts';

const SHOP = someSettings();
let shop: RunningShop;
let opened: Awaited<ReturnType<typeof paymentWorker.open>>;
let deps: typeof opened.parts;
beforeAll(async () => {
  shop = await runningShop({ worker: false, env: { OWNER_EMAIL: OWNER } });
  opened = await paymentWorker.open(shop.settings);
  deps = opened.parts;
});
afterAll(async () => {
  await opened.close();
  await shop.stop();
});

const buy = (elixirId: number, quantity = 1) =>
  deps.catalog.takeStock({
    checkoutId: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
    lines: [{ elixirId, quantity }],
  });
const mailsAbout = (name: string) =>
  database(shop, (db) =>
    db
      .collection<MailRow>('mails')
      .find({ kind: 'owner-low-stock', subject: { $regex: name } })
      .sort({ createdAt: 1 })
      .toArray(),
  );
/** Runs after the catalogue reported low stock, and before anybody is told. */
const afterReading = (meanwhile: (low: LowStock[]) => Promise<unknown>): TellLowStockDeps => ({
  ...deps,
  catalog: {
    ...deps.catalog,
    lowStock: async () => {
      const low = await deps.catalog.lowStock();
      await meanwhile(low);
      return low;
    },
  },
});

test('when many buy at once and several workers tell of it at once then the owner gets one mail', async () => {
  const { id, name } = await shop.addElixir({ stock: 8, name: 'Luna de Abril' });
  await Promise.all(Array.from({ length: 4 }, () => buy(id)));
  const workers = 3;
  let readers = 0;
  let allHaveRead = () => {};
  const all = new Promise<void>((resolve) => (allHaveRead = resolve));
  const together = afterReading(() => {
    readers += 1;
    if (readers === workers) allHaveRead();
    return all;
  });

  await Promise.all(Array.from({ length: workers }, () => tellLowStock(together)));
  await buy(id);
  await tellLowStock(deps);

  const [mail, ...more] = await mailsAbout(name);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: OWNER, subject: 'Quedan 4 de Luna de Abril' });
  expect(mail!.text).toContain('/admin/products?disponible=pocas');
});

test('when kits hold what runs low then the mail says that they are not sold without it', () => {
  const links = { shop: 'https://tienda.example' };
  const { text } = lowStockEmail({ name: 'Luna', left: 1, kits: ['Para dos', 'Trío'] }, links)(SHOP);

  expect(text).toContain('También va en «Para dos», «Trío»: sin él no se vende.');
});

test('when a worker dies between the mail and the catalogue then the next one writes no second mail', async () => {
  const { id, name } = await shop.addElixir({ stock: 6, name: 'Luna de Mayo' });
  await buy(id, 6);
  const dying = {
    ...deps,
    catalog: { ...deps.catalog, toldLowStock: () => Promise.reject(new Error('dead')) },
  };

  await expect(tellLowStock(dying)).rejects.toThrow('dead');
  await tellLowStock(deps);

  expect(await mailsAbout(name)).toMatchObject([{ subject: 'Se agotó Luna de Mayo' }]);
  expect(await deps.catalog.lowStock()).toEqual([]);
});

test('when it is restocked and falls again while it is being told then that fall has its own mail', async () => {
  const { id, name } = await shop.addElixir({ stock: 6, name: 'Luna de Junio' });
  await buy(id);
  const restocked = afterReading(async () => {
    await shop.changeElixir(id, { stock: 20 });
    await buy(id, 19);
  });

  await tellLowStock(restocked);
  await tellLowStock(deps);

  expect((await mailsAbout(name)).map(({ subject }) => subject)).toEqual([
    'Quedan 5 de Luna de Junio',
    'Queda 1 de Luna de Junio',
  ]);
});

test('when the owner has no address yet then it is told as soon as there is one', async () => {
  const { id, name } = await shop.addElixir({ stock: 6, name: 'Luna de Julio' });
  await buy(id);
  const current = await deps.settings.read();
  const nobody = { read: async () => ({ ...current, ownerEmail: '' }) };

  await tellLowStock({ ...deps, settings: nobody });
  expect(await mailsAbout(name)).toEqual([]);
  await tellLowStock(deps);

  expect(await mailsAbout(name)).toHaveLength(1);
});
