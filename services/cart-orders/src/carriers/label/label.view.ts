import type { Label, LabelDesk, Rates } from '@shop/contracts/label';
import { toPesos } from '@shop/contracts/money';
import type { OrderLabel } from '../../orders/order/order-label.model.ts';
import type { CarrierProvider, Offers } from '../provider/carrier.port.ts';
import { accountOf } from './ask-carriers.ts';

export const labelView = ({ priceCents, at, events = [], ...label }: OrderLabel): Label => ({
  id: label.id,
  status: label.status,
  brand: label.brand,
  name: label.name,
  carrier: label.carrier,
  service: label.service,
  price: toPesos(priceCents),
  parcel: { ...label.parcel },
  by: label.by,
  at: at.toISOString(),
  events: events.map((event) => ({ ...event })),
  ...(label.number && { number: label.number }),
  ...(label.trackUrl && { trackUrl: label.trackUrl }),
  ...(label.reason && { reason: label.reason }),
  ...(label.stage && { stage: label.stage }),
});

export const accountView = (provider: CarrierProvider): NonNullable<LabelDesk['account']> => ({
  ...accountOf(provider),
  isTest: provider.isTest,
});

export const ratesView = ({ offers, silent }: Offers): Rates => ({
  rates: offers.map(({ priceCents, brand: _brand, ...offer }) => ({ ...offer, price: toPesos(priceCents) })),
  silent,
});
