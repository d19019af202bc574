import type { MailSummary } from '@shop/contracts/mail';
import type { FullSettings } from '@shop/contracts/settings';
import { aShipping } from '@shop/contracts/testing/builders';
import { expectSound } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { fillCart, goToPayment } from '../steps/shopping.ts';
import { expect, takenOver, test, type Page } from '../steps/test.ts';

const [PARCEL, EXPRESS, STALL] = [
  'Paquetería del Mayab',
  'Exprés de la selva',
  'Puesto del mercado',
] as const;
const PLACE = 'Mercado Santa Ana, puesto 12';
const HOURS = 'Sábados de 9 a 14 h';
const AWAY = { city: 'Tijuana', state: 'Baja California', zip: '22000' };
const free = { freeFrom: 800, except: { states: [AWAY.state] } };
const PLAN: FullSettings['deliveryWays'] = {
  ways: [
    { id: 'expres', kind: 'ship', name: EXPRESS, price: 249 },
    { id: 'paqueteria', kind: 'ship', name: PARCEL, price: 129.5, ...free },
    { id: 'puesto', kind: 'pickup', name: STALL, place: PLACE, hours: HOURS },
  ],
};
const main = (page: Page) => page.getByRole('main');

/** Before the checkout: what delivery costs and what is missing for it to be free. Answers the cart's id. */
async function estimates(page: Page): Promise<string> {
  // A page that takes long to be made anew is shown once more as it was.
  await expect.poll(() => read(page, '/menu/selva-alta')).toContain(PARCEL);
  const part = Promise.withResolvers<void>();
  await page.route(/\/p-delivery\./, (route) => part.promise.then(() => route.continue()));
  await page.goto('/menu/selva-alta');
  await takenOver(page.getByRole('button', { name: 'Añadir al carrito' }).first());
  // The estimate's script comes after the page answers: what is typed waits for it.
  await page.getByLabel('Tu código postal').fill('97000');
  part.resolve();
  await expect(main(page)).toContainText('Con este frasco te faltan $435.00 MXN para envío gratis');
  await expect(main(page)).toContainText(`${PARCEL} $129.50 MXN`);
  const cartId = await fillCart(page, 'Selva Alta');
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Resumen del pedido' });
  await expect(summary).toContainText(`${PARCEL}$129.50 MXN`);
  await expect(summary).toContainText('Te faltan $435.00 MXN para envío gratis');
  return cartId;
}

/** Where the cheapest way does not go it is not offered, and who asks for it all the same is told what does. */
async function elsewhere(page: Page, cartId: string): Promise<void> {
  await page.getByLabel('Código postal').fill(AWAY.zip);
  await expect.poll(() => offered(page)).toEqual(['puesto', 'expres']);
  const refused = await page.request.post('/api/checkout/create-preference', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { cartId, deliveryId: 'paqueteria', shippingDetails: aShipping(AWAY) },
  });
  expect([refused.status(), await refused.json()]).toMatchObject([
    409,
    {
      message: 'Esa forma de entrega no llega a tu dirección. Elige otra.',
      ways: [{ name: STALL }, { name: EXPRESS, price: 249 }],
    },
  ]);
}

const offered = (page: Page) =>
  page
    .getByRole('group', { name: 'Cómo lo recibes' })
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

/** Pays at the provider: the order's page and the buyer's mail say all of this. */
async function expectPaid(page: Page, words: { page: string[]; mail: string[] }): Promise<void> {
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  for (const said of words.page) await expect(main(page)).toContainText(said);
  const orderId = new URL(page.url()).searchParams.get('orderId');
  const mail = async () => {
    const all = JSON.parse(await read(page, '/api/admin/mails')) as MailSummary[];
    const paid = all.find((one) => one.orderId === orderId && one.kind === 'order-paid');
    return paid ? read(page, `/api/admin/mails/${paid.id}/html`) : '';
  };
  await expect.poll(mail).not.toBe('');
  for (const said of words.mail) expect(await mail()).toContain(said);
}

test('when the owner sends and hands over then the chosen way is what is shown, paid and promised', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const { version: _, ...before } = await changeSettings(page, { deliveryWays: PLAN });
  try {
    const cartId = await estimates(page);
    await page.goto('/checkout');
    await expect(page.getByRole('radio', { name: PARCEL })).toBeChecked();
    expect(await offered(page)).toEqual(['puesto', 'paqueteria', 'expres']);
    await expectSound(page, 'ways to deliver');
    await elsewhere(page, cartId);

    await goToPayment(page);
    const sent = [PARCEL, '$129.50', '$494.50'];
    await expectPaid(page, { page: sent, mail: sent });

    await fillCart(page, 'Selva Alta');
    await page.goto('/checkout');
    await page.getByRole('radio', { name: STALL }).click();
    await expect(page.getByLabel('Dirección')).toBeHidden();
    await page.getByLabel('Nombre completo').fill('Persona de Muestra');
    await page.getByLabel('Correo electrónico').fill('muestra@example.com');
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(main(page)).toContainText(`Persona de Muestra lo recoge en ${PLACE}.`);
    await page.getByRole('button', { name: 'Pagar ahora · $365.00 MXN' }).click();
    const place = `Dónde lo recoges${STALL}${PLACE}${HOURS}`;
    await expectPaid(page, { page: ['Listo para recoger', place], mail: [PLACE, HOURS, '$365.00'] });
  } finally {
    await changeSettings(page, { ...before, deliveryWays: null });
  }
});
