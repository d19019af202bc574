import { expect, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';

/** The most of a phone that the details of an order of one line take. */
const MOST_PX = 1_400;

test(
  'when a line of a paid order is exchanged for something else then one press settles the difference, and its history says so',
  { tag: '@phone' },
  async ({ page }, info) => {
    const buyer = uniqueName('Cambiadora', info.project.name);
    await buy(page, 'Brisa de Pericón', buyer);
    await signIn(page);
    await openAdmin(page, '/admin/orders');
    await page.getByLabel('Buscar').fill(buyer);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await page.getByRole('button', { name: /^Detalles de/ }).click();
    const order = page.getByRole('dialog', { name: /^Pedido FK-/ });
    await expect(order.getByText('Disponible para reembolsar', { exact: true })).toBeVisible();
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const heightOf = () => order.evaluate((window) => window.scrollHeight);
    await page.screenshot({ path: info.outputPath('detail.png') });
    if (isPhone) expect(await heightOf()).toBeLessThanOrEqual(MOST_PX);

    await order.getByRole('button', { name: 'Más acciones' }).click();
    await order.getByRole('button', { name: 'Cambiar líneas' }).click();
    const lines = page.getByRole('dialog', { name: 'Cambiar líneas' });
    await lines.getByRole('button', { name: 'Quitar uno de Brisa de Pericón' }).click();
    await expect(lines.getByText(/^Le devuelves \$/)).toBeVisible();
    await lines.getByRole('button', { name: 'Agregar producto' }).click();
    await lines.getByLabel('Producto 1').selectOption({ index: 1 });
    await expect(lines.getByText(/^(Le devuelves|Paga) \$|^Sin diferencia$/)).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('lines.png') });
    await lines.getByRole('button', { name: /^Cambiar( y|$)/ }).click();

    await expect(toast(page, `Pedido ${await numberOf(order)} cambiado`)).toBeVisible();
    if (isPhone) await order.getByRole('button', { name: 'Ver historial y notas' }).click();
    await expect(order.getByText(/^(Cambió|Por cambiar) 1 × Brisa de Pericón por 1 × /)).toBeVisible();
    await page.screenshot({ path: info.outputPath('after.png') });
  },
);

const numberOf = async (order: {
  getByRole: (role: 'heading', given: object) => { textContent: () => Promise<string | null> };
}) =>
  ((await order.getByRole('heading', { name: /^Pedido FK-/ }).textContent()) ?? '').replace('Pedido ', '');
