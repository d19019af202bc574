import { readFile } from 'node:fs/promises';
import { accessFaults, follow, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';
import { expect, settled, test, type Page } from '../steps/test.ts';

/** What a link of a spreadsheet brings. */
async function sheetOf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('when somebody has bought then the owner finds them, notes something, and has customers and sales as spreadsheets', async ({
  page,
}, info) => {
  const buyer = uniqueName('Clienta', info.project.name);
  const email = `${buyer.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  await buy(page, 'Monte Blanco', buyer, email);
  await signIn(page);
  // Customers are derived from orders, a moment later.
  await expect
    .poll(async () => (await page.request.get(`/api/admin/customers?q=${email}`)).text())
    .toContain(email);
  await openAdmin(page, '/admin/customers');
  await page.getByRole('searchbox').fill(email);
  await expect(rowOf(page, buyer)).toContainText('$315.00');
  await press(page, `Ver a ${buyer}`);
  await page.getByLabel('Nota interna').fill('Prefiere WhatsApp');
  await press(page, 'Guardar nota');
  await expect(toast(page, 'Nota guardada')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const customers = await sheetOf(page, 'Exportar CSV');
  expect(customers).toContain(`${email},`);
  expect(customers).toContain('Prefiere WhatsApp');

  await follow(page, '/admin/reports');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Elixires más vendidos' })).toContainText('Monte Blanco');
  expect(await sheetOf(page, 'Exportar CSV: Elixires más vendidos')).toMatch(/Monte Blanco,\d+,/);
});
