import { expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { paidOrders } from '../steps/shopping.ts';
import { expect, test, type Locator, type Page } from '../steps/test.ts';

const MANY = 13;

/** The orders of a buyer in the back office, and presses that are counted. */
async function atTheDesk(page: Page, buyer: string) {
  await signIn(page);
  await paidOrders(page, MANY, buyer);
  let clicks = 0;
  await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
  await expect(page.getByText(`1–${MANY} de ${MANY}`)).toBeVisible();
  return {
    clicks: () => clicks,
    press: async (what: Locator) => {
      clicks += 1;
      await what.click();
    },
    all: page.getByRole('checkbox', { name: 'Seleccionar todos los de la página' }),
    send: page
      .getByRole('region', { name: 'Pedidos seleccionados' })
      .getByRole('button', { name: 'Enviar', exact: true }),
    line: (at: number) => page.getByLabel(new RegExp(`^${at}\\. `)),
    done: page.getByRole('button', { name: 'Enviar y avisar' }),
  };
}

const numbersOf = (buyer: string) => {
  const start = Math.floor(Math.random() * 1e9);
  return Array.from({ length: MANY }, (_, at) => `${buyer.length}${start}${String(at).padStart(3, '0')}`);
};

test('when thirteen orders leave by a pasted column then it takes six presses at the most, and each is found by its number', async ({
  page,
}, info) => {
  const buyer = uniqueName('Pegado', info.project.name);
  const { all, send, line, done, press, clicks } = await atTheDesk(page, buyer);
  const numbers = numbersOf(buyer);

  await press(all);
  await press(send);
  await expect(page.getByLabel('Paquetería')).toBeFocused();
  await page.keyboard.type('Estafeta');
  await press(line(1));
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pasted);
    },
    `${numbers.join('\r\n')}\r\n`,
  );
  await expect(page.getByText(`${MANY} de ${MANY} con guía.`)).toBeVisible();
  await expectSound(page, 'the shipping desk');
  await press(done);

  await expect(toast(page, `${MANY} pedidos enviados`)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
  // The toast may come before the window is gone, which would keep the typing to itself.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Buscar').fill(numbers[4]!);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await expect(rowOf(page, buyer)).toContainText('Completado');
  await page.getByRole('button', { name: /como entregado$/ }).click();
  await expect(rowOf(page, buyer)).toContainText('Entregado');
});

test('when thirteen orders leave by a scanner then it takes four presses at the most', async ({
  page,
}, info) => {
  const buyer = uniqueName('Escáner', info.project.name);
  const { all, send, line, done, press, clicks } = await atTheDesk(page, buyer);
  const numbers = numbersOf(buyer);

  await press(all);
  await press(send);
  await expect(page.getByLabel('Paquetería')).toBeFocused();
  await page.keyboard.type('DHL');
  await press(line(1));
  for (const number of numbers) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await press(done);

  await expect(toast(page, `${MANY} pedidos enviados`)).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(4);
  await expect(rowOf(page, buyer).first()).toContainText('Completado');
});
