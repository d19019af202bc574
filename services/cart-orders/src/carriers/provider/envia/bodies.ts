import { toPesos } from '@shop/contracts/money';
import type { Parcel } from '@shop/contracts/parcel';
import { CarrierRefusal, type LabelOrder, type Place, type Shipment } from '../carrier.port.ts';
import { stateCode } from './states.ts';

/** The code of a parcel (not a pallet): docs 'Create Label'. */
const PARCEL = 1;
const CONTENTS = 'Elixires de miel';
const GRAMS = 1_000;
/** Most carriers cut lines at this length. */
const LONGEST = 50;
const cut = (text: string) => text.slice(0, LONGEST);

/** @throws CarrierRefusal for a state that is not in Mexico */
function placeBody({ name, email, phone, street, number, colonia, city, state, zip, reference }: Place) {
  const code = stateCode(state);
  if (!code) throw new CarrierRefusal('address', `no conoce el estado «${state}»`);
  return {
    name: cut(name),
    company: '',
    email,
    phone,
    street: cut(street),
    number,
    district: cut(colonia),
    city: cut(city),
    state: code,
    country: 'MX',
    postalCode: zip,
    reference: cut(reference),
  };
}

const packageBody = ({ grams, length, width, height }: Parcel, valueCents: number) => ({
  content: CONTENTS,
  amount: 1,
  type: 'box',
  weight: grams / GRAMS,
  insurance: 0,
  declaredValue: toPesos(valueCents),
  weightUnit: 'KG',
  lengthUnit: 'CM',
  dimensions: { length, width, height },
});

const common = ({ from, to, parcel, valueCents }: Shipment) => ({
  origin: placeBody(from),
  destination: placeBody(to),
  packages: [packageBody(parcel, valueCents)],
});

export const rateBody = (shipment: Shipment, carrier: string) => ({
  ...common(shipment),
  shipment: { carrier, type: PARCEL },
  settings: { currency: 'MXN' },
});

/** The sender contains the reference, because the provider returns it in lists of its shipments. */
export const generateBody = ({ carrier, service, reference, ...shipment }: LabelOrder) => ({
  ...common({ ...shipment, from: { ...shipment.from, reference } }),
  shipment: { carrier, service, type: PARCEL },
  settings: { currency: 'MXN', printFormat: 'PDF', printSize: 'STOCK_4X6', comments: '' },
});
