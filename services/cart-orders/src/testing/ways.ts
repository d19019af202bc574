import type { PickupWay, ShipWay } from '@shop/contracts/delivery-ways';

export const aWay = (over: Partial<ShipWay> = {}): ShipWay => ({
  id: 'casa',
  kind: 'ship',
  name: 'A domicilio',
  price: 150,
  ...over,
});

export const STALL: PickupWay = {
  id: 'puesto',
  kind: 'pickup',
  name: 'En el mercado',
  place: 'Mercado de Santa Ana, puesto 12, Mérida',
  hours: 'Sábados de 8 a 14',
  bring: 'Tu número de pedido',
};

/** Yucatán for 90 and free from 1,000; the rest of the country for 150; no delivery to Oaxaca. */
export const NEAR = aWay({
  id: 'cerca',
  name: 'Yucatán',
  price: 90,
  freeFrom: 1_000,
  only: { states: ['Yucatán'] },
});
export const FAR = aWay({ id: 'lejos', name: 'Resto del país', except: { states: ['Yucatán', 'Oaxaca'] } });
export const PLAN = { ways: [NEAR, FAR, STALL], leftOut: ['Oaxaca'] };
