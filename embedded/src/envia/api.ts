import type { SoldLabel } from './books.ts';
import type { Parts } from './control.ts';
import { readShipment, refuseOthers } from './read-shipment.ts';
import { Refusal } from './refusal.ts';
import { fieldsOf, type Request } from './request.ts';
import { ratesOf } from './rates.ts';

const CANCELLED_ALREADY = 1115;
const NOT_FOUND = 1101;

type Handler = (parts: Parts, body: Record<string, unknown>, ids: string[]) => unknown;
const ROUTES: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/ship\/rate\/?$/, rate],
  ['POST', /^\/ship\/generate\/?$/, generate],
  ['POST', /^\/ship\/cancel\/?$/, cancel],
  ['POST', /^\/ship\/generaltrack\/?$/, track],
  ['GET', /^\/guide\/(\d\d)\/(\d{4})$/, listMonth],
  ['GET', /^\/guide\/(\d+)$/, tellOne],
];

export function answerApi(parts: Parts, { method, path, body }: Request): unknown {
  const route = ROUTES.find(([verb, form]) => verb === method && form.test(path));
  if (!route) throw new Refusal(404, 'Not found');
  const [, form, handler] = route;
  const [, ...ids] = form.exec(path) ?? [];
  return handler(parts, fieldsOf(body), ids);
}

function rate(_parts: Parts, body: Record<string, unknown>) {
  return { meta: 'rate', data: ratesOf(readShipment(body, ['carrier', 'service', 'type'])) };
}

function generate({ books, url }: Parts, body: Record<string, unknown>) {
  const shipment = readShipment(body, ['carrier', 'service', 'type'], ['printFormat', 'printSize']);
  const offer = ratesOf(shipment).find(({ service }) => service === shipment.service);
  if (!offer) throw new Refusal(1140, `service ${shipment.service} is not available`);
  const shipmentId = books.nextId();
  const label: SoldLabel = {
    trackingNumber: `${9_800_000_000 + shipmentId}`,
    shipmentId,
    carrier: offer.carrier,
    service: offer.service,
    reference: shipment.reference,
    consignee: shipment.consignee,
    totalPrice: offer.totalPrice,
    createdAt: new Date().toISOString(),
    status: 'Created',
    events: [],
  };
  books.add(label);
  const { carrier, service, trackingNumber, totalPrice } = label;
  return {
    meta: 'generate',
    data: [
      {
        carrier,
        service,
        shipmentId,
        trackingNumber,
        trackUrl: `https://envia.com/rastreo?label=${trackingNumber}`,
        label: `${url}/labels/${trackingNumber}.pdf`,
        totalPrice,
        currency: 'MXN',
      },
    ],
  };
}

function cancel({ books }: Parts, body: Record<string, unknown>) {
  refuseOthers(body, ['carrier', 'trackingNumber'], 'cancel');
  const label = books.label(String(body.trackingNumber));
  if (!label || label.carrier !== body.carrier) throw new Refusal(NOT_FOUND, 'Shipment not found');
  if (label.status === 'Canceled') throw new Refusal(CANCELLED_ALREADY, 'The shipment is already cancelled');
  if (label.status !== 'Created') throw new Refusal(1116, 'The shipment is in transit');
  books.save({ ...label, status: 'Canceled' });
  const { carrier, service, trackingNumber } = label;
  return { meta: 'cancel', data: [{ carrier, service, trackingNumber, balanceReturned: true }] };
}

function track({ books }: Parts, body: Record<string, unknown>) {
  refuseOthers(body, ['trackingNumbers'], 'generaltrack');
  const numbers = body.trackingNumbers;
  if (!Array.isArray(numbers) || numbers.length === 0)
    throw new Refusal(1002, 'trackingNumbers must be a list');
  return {
    meta: 'generaltrack',
    data: numbers.map((number) => {
      const label = books.label(String(number));
      if (!label) throw new Refusal(NOT_FOUND, `Shipment ${String(number)} not found`);
      return trackOf(label);
    }),
  };
}

/** Events before this one belong to the shop or the account, not to the carrier. */
const COLLECTED = 'Recolectado';
const trackOf = ({ carrier, service, trackingNumber, status, events, createdAt }: SoldLabel) => ({
  carrier,
  service,
  trackingNumber,
  status,
  shippedAt: events.find((one) => one.description === COLLECTED)?.timestamp ?? null,
  deliveredAt: status === 'Delivered' ? (events.at(-1)?.timestamp ?? null) : null,
  eventHistory: events,
  createdAt,
});

/** A summary, as in the documents: the sender is only in each label's own answer. */
function listMonth({ books }: Parts, _body: unknown, [month, year]: string[]) {
  const listed = books.all().filter(({ createdAt }) => createdAt.startsWith(`${year}-${month}`));
  return {
    data: listed.map(({ trackingNumber, carrier, status, createdAt }) => ({
      tracking_number: trackingNumber,
      name: carrier,
      status,
      created_at: createdAt.slice(0, 19).replace('T', ' '),
    })),
  };
}

function tellOne({ books, url }: Parts, _body: unknown, [number]: string[]) {
  const label = books.label(number!);
  if (!label) throw new Refusal(NOT_FOUND, 'Shipment not found');
  return {
    data: [
      {
        tracking_number: label.trackingNumber,
        shipment_id: label.shipmentId,
        name: label.carrier,
        service: label.service,
        status: label.status,
        sender_references: label.reference,
        label_file: `${url}/labels/${label.trackingNumber}.pdf`,
        grand_total: label.totalPrice,
        currency: 'MXN',
        created_at: label.createdAt.slice(0, 19).replace('T', ' '),
      },
    ],
  };
}
