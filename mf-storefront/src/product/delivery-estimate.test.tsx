import { beforeEach, expect, test } from '@jest/globals';
import { cartApi } from '@shop/app-kit';
import { makeTestStore, renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import type { CartLine } from '@shop/contracts/cart';
import type { DeliveryWay, ShipWay } from '@shop/contracts/delivery-ways';
import { aCart, aCartLine, anElixir } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { Arrival } from './arrival.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';

const BLEND = { ...anElixir({ id: 3, price: 345 }), slug: 'velo' };
const STALL: DeliveryWay = {
  id: 'mercado',
  kind: 'pickup',
  name: 'Mercado',
  place: 'Calle 60, Mérida',
  hours: 'Sábados',
};
const aWay = (over: Partial<ShipWay> = {}): ShipWay => ({
  id: 'paqueteria',
  kind: 'ship',
  name: 'Paquetería',
  price: 129,
  ...over,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the estimate of a product of 345 pesos, with these cart lines. */
const open = async (ways: DeliveryWay[], lines: CartLine[] = []) => {
  const store = makeTestStore();
  await store.dispatch(cartApi.util.upsertQueryData('getCart', undefined, aCart(lines)));
  return renderPage(<DeliveryEstimate blend={BLEND} />, { store, shop: { deliveryWays: { ways } } });
};
const zip = () => screen.getByLabelText('Tu código postal');

test('when the postal code is typed then the way that serves it is named with its price, and the tab keeps it', async () => {
  const near = aWay({ id: 'cerca', name: 'Yucatán', price: 90, only: { states: ['Yucatán'] } });
  const { user, container } = await open([near, aWay(), STALL]);
  expect(screen.getByText('Paquetería')).toBeVisible();

  await user.type(zip(), '97 000');

  expect(screen.getByText('Yucatán').parentElement).toHaveTextContent(
    /^Yucatán \$90\.00 MXNSuele llegar entre el .+ y el .+\.$/,
  );
  expect(sessionStorage.getItem('zip')).toBe('"97000"');
  expect(await axeViolations(container)).toEqual([]);
});

test('when delivery is free from an amount then it counts what is in the cart and one of this', async () => {
  const line = aCartLine({ id: 1, price: 295 });

  const { unmount } = await open([aWay({ freeFrom: 900 })], [line]);
  expect(screen.getByText(/^Con este frasco te faltan/)).toHaveTextContent(
    'Con este frasco te faltan $260.00 MXN para envío gratis',
  );
  unmount();
  await open([aWay({ freeFrom: 640 })], [line]);

  expect(screen.getByText('Con este frasco tu envío es gratis')).toBeVisible();
  expect(screen.getByText('Gratis')).toBeVisible();
});

test('when several ways become free then it counts to the one that does first, and a name says free once', async () => {
  const soon = aWay({ id: 'exprés', name: 'Exprés', price: 180, freeFrom: 700 });
  const { unmount } = await open([aWay({ freeFrom: 2_000 }), soon]);
  expect(screen.getByText(/^Con este frasco te faltan/)).toHaveTextContent('$355.00 MXN');
  unmount();

  await open([aWay({ name: 'Envío gratis', price: 0 }), STALL]);

  expect(screen.getByText('Envío gratis').parentElement).toHaveTextContent(/^Envío gratis Suele llegar/);
});

test('when a line of the cart is no longer sold then it weighs nothing, as at the till', async () => {
  const bands = [{ upTo: 400, price: 99 }];
  const { unmount } = await open([aWay({ bands })], [aCartLine({ id: 1 })]);
  expect(screen.getByText('$129.00 MXN')).toBeVisible();
  unmount();

  await open([aWay({ bands })], [aCartLine({ id: 1, isAvailable: false })]);

  expect(screen.getByText('$99.00 MXN')).toBeVisible();
});

test('when nothing goes to a place then it says so, and where it can be fetched that instead', async () => {
  const far = aWay({ except: { states: ['Yucatán'] } });
  const { user, unmount } = await open([far]);
  await user.type(zip(), '97000');
  expect(screen.getByText('Todavía no entregamos en ese código postal.')).toBeVisible();
  unmount();

  await open([far, STALL]);

  expect(zip()).toHaveValue('97000');
  expect(screen.getByText(/^A tu código postal no enviamos; puedes recogerlo/)).toBeVisible();
});

test('when first and last day are one then it is told once', async () => {
  const days = { workshopFirst: 1, workshopLast: 1, ownBlend: 0, roadFirst: 3, roadLast: 3 };
  const day = String.raw`\d+ de \w+`;
  renderPage(<DeliveryEstimate blend={BLEND} />, {
    shop: { delivery: days, deliveryWays: { ways: [aWay()] } },
  });
  expect(screen.getByText(/^Suele llegar/)).toHaveTextContent(new RegExp(`^Suele llegar el ${day}\\.$`));

  renderPage(<Arrival isCustom={false} />, { shop: { delivery: days } });

  expect(await screen.findByText(/^Pídelo hoy/)).toHaveTextContent(/^Pídelo hoy: llega el \d+ \w{3}$/);
});
