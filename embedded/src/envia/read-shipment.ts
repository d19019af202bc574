import { isFields, type Fields } from '../http/fields.ts';
import { Refusal } from './refusal.ts';

export type ReadShipment = {
  carrier: string;
  service: string | undefined;
  fromZip: string;
  toZip: string;
  kilos: number;
  reference: string;
  consignee: string;
};

/** Refuses fields that the provider does not document. */
export function refuseOthers(fields: Fields, known: string[], where: string): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other) throw new Refusal(1129, `${where}: ${other} is not defined`);
}

const PLACE = [
  'name',
  'company',
  'email',
  'phone',
  'street',
  'number',
  'district',
  'city',
  'state',
  'country',
  'postalCode',
  'reference',
];
const NEEDED = ['name', 'phone', 'street', 'city', 'state', 'country', 'postalCode'];
const PACKAGE = [
  'content',
  'amount',
  'type',
  'dimensions',
  'weight',
  'insurance',
  'declaredValue',
  'weightUnit',
  'lengthUnit',
];
const SETTINGS = ['currency', 'printFormat', 'printSize', 'comments'];

/** Reads the shipment of a rate or a label. @throws Refusal for what the provider would not take */
export function readShipment(body: Fields, shipping: string[], settingsNeeded: string[] = []): ReadShipment {
  refuseOthers(body, ['origin', 'destination', 'packages', 'shipment', 'settings'], 'body');
  const from = readPlace(body.origin, 'origin');
  const to = readPlace(body.destination, 'destination');
  const shipment = objectOf(body.shipment, 'shipment');
  refuseOthers(shipment, shipping, 'shipment');
  if (shipment.type !== 1) throw new Refusal(1129, 'shipment.type must be 1');
  const settings = objectOf(body.settings, 'settings');
  refuseOthers(settings, SETTINGS, 'settings');
  for (const name of settingsNeeded) textOf(settings, name, 'settings');
  const carrier = textOf(shipment, 'carrier', 'shipment');
  const service = settingsNeeded.length > 0 ? textOf(shipment, 'service', 'shipment') : undefined;
  return {
    carrier,
    service,
    fromZip: from.postalCode!,
    toZip: to.postalCode!,
    kilos: readPackages(body.packages),
    reference: from.reference ?? '',
    consignee: to.name!,
  };
}

function readPlace(value: unknown, where: string): Record<string, string | undefined> {
  const place = objectOf(value, where);
  refuseOthers(place, PLACE, where);
  for (const name of NEEDED) textOf(place, name, where);
  const { state, country, postalCode, phone } = place as Record<string, string>;
  if (!/^[A-Z]{2,3}$/.test(state!)) throw new Refusal(1129, `String is too long ${where}:state`);
  if (country !== 'MX') throw new Refusal(1129, `${where}.country must be MX here`);
  if (!/^\d{5}$/.test(postalCode!)) throw new Refusal(1130, `${where}.postalCode is not valid`);
  if (!/^\d{10}$/.test(phone!)) throw new Refusal(1131, `${where}.phone must have 10 digits`);
  return place as Record<string, string>;
}

function readPackages(value: unknown): number {
  if (!Array.isArray(value) || value.length !== 1) throw new Refusal(1129, 'packages must have one package');
  const parcel = objectOf(value[0], 'packages[0]');
  refuseOthers(parcel, PACKAGE, 'packages[0]');
  textOf(parcel, 'content', 'packages[0]');
  if (parcel.type !== 'box' || parcel.weightUnit !== 'KG' || parcel.lengthUnit !== 'CM')
    throw new Refusal(1129, 'packages[0] must be a box in KG and CM');
  const sides = objectOf(parcel.dimensions, 'dimensions');
  refuseOthers(sides, ['length', 'width', 'height'], 'dimensions');
  const numbers = [parcel.amount, parcel.weight, sides.length, sides.width, sides.height];
  if (!numbers.every((one) => typeof one === 'number' && one > 0))
    throw new Refusal(1129, 'packages[0]: weight and sides must be above zero');
  return parcel.weight as number;
}

function objectOf(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new Refusal(1129, `${where} must be an object`);
  return value;
}

function textOf(fields: Fields, name: string, where: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new Refusal(1129, `${where}.${name} is required`);
  return value;
}
