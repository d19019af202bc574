import { isFields, type Fields } from '../../http/fields.ts';
import { isWebUrl } from '../api/fields.ts';
import { providerDate } from '../dates.ts';
import { isPesos, toCentavos, totalCentavos } from '../money.ts';
import type { Item, Preference } from '../types.ts';
import { refuseOrder } from './orders-error.ts';

type OrderRequest = Omit<Preference, 'id' | 'collector_id' | 'client_id' | 'site_id' | 'date_created'>;

const ITEM = [
  'external_code',
  'title',
  'quantity',
  'unit_price',
  'description',
  'category_id',
  'picture_url',
];
/** The known fields of each object, by its path. Objects without an entry are not checked. */
const KNOWN: Record<string, string[] | undefined> = {
  '': [
    'type',
    'processing_mode',
    'capture_mode',
    'external_reference',
    'total_amount',
    'currency',
    'expiration_time',
    'items',
    'payer',
    'config',
  ],
  payer: ['email', 'first_name', 'last_name', 'phone', 'address'],
  config: ['statement_descriptor', 'default_payment_due_date', 'online', 'payment_method'],
  'config.online': ['success_url', 'failure_url', 'pending_url', 'auto_return', 'callback_url'],
  'config.payment_method': ['not_allowed_ids', 'not_allowed_types', 'max_installments', 'installments'],
};

const unsupported = (name: string) =>
  refuseOrder('unsupported_properties', `An unsupported property was sent: ${name}`);
const wrong = (name: string) => refuseOrder('property_value', `The value of ${name} is not valid`);

/** Reads an order of Checkout Pro as the provider does. @throws OrdersError */
export function readOrder(fields: Fields): OrderRequest {
  refuseUnknown(fields, '');
  const { type, processing_mode: mode, external_reference: reference, currency = 'MXN' } = fields;
  if (type !== 'online') throw wrong('type');
  if (mode !== 'manual') throw wrong('processing_mode');
  if (currency !== 'MXN') throw wrong('currency');
  if (typeof reference !== 'string' || !/^[\w-]{1,64}$/.test(reference)) throw wrong('external_reference');
  const items = readItems(fields['items']);
  const total = pesosOf(fields['total_amount'], 'total_amount');
  if (toCentavos(total) !== totalCentavos({ items }))
    throw refuseOrder('order_items_total_amount_mismatch', 'total_amount is not the sum of the items');
  const config = nested(fields, 'config');
  const online = nested(config, 'online', 'config.online');
  const method = nested(config, 'payment_method', 'config.payment_method');
  const payer = nested(fields, 'payer');
  const ms = durationOf(fields['expiration_time'] ?? 'P1D');
  const due = config['default_payment_due_date'];
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const url = (name: string) => urlOf(online, name);
  return {
    items,
    payer: {
      email: text(payer['email']) ?? undefined,
      name: text(payer['first_name']) ?? undefined,
      surname: text(payer['last_name']) ?? undefined,
    } as Preference['payer'],
    metadata: {},
    external_reference: reference,
    back_urls: {
      success: url('success_url'),
      failure: url('failure_url'),
      pending: url('pending_url'),
    } as Preference['back_urls'],
    auto_return: text(online['auto_return']),
    notification_url: url('callback_url') ?? null,
    statement_descriptor: text(config['statement_descriptor']),
    binary_mode: fields['capture_mode'] === 'automatic',
    expires: true,
    expiration_date_from: null,
    expiration_date_to: providerDate(Date.now() + ms),
    date_of_expiration: due === undefined ? null : providerDate(Date.now() + durationOf(due)),
    order: { changed: providerDate(), asked: { payer, payment_method: method, config } },
  };
}

function refuseUnknown(fields: Fields, path: string): void {
  const known = KNOWN[path];
  const other = known && Object.keys(fields).find((name) => !known.includes(name));
  if (other) throw unsupported(path ? `${path}.${other}` : other);
}

function nested(fields: Fields, name: string, path = name): Fields {
  const value = fields[name] ?? {};
  if (!isFields(value)) throw wrong(path);
  refuseUnknown(value, path);
  return value;
}

function urlOf(online: Fields, name: string): string | undefined {
  const value = online[name];
  if (value === undefined || isWebUrl(value)) return value;
  throw wrong(`config.online.${name}`);
}

function readItems(value: unknown): Item[] {
  if (!Array.isArray(value) || value.length === 0) throw refuseOrder('required_properties', 'items needed');
  return value.map((item) => {
    if (!isFields(item)) throw wrong('items');
    const other = Object.keys(item).find((name) => !ITEM.includes(name));
    if (other) throw unsupported(`items.${other}`);
    const { external_code: id, title, quantity, unit_price: price, ...texts } = item;
    if (typeof title !== 'string' || !title.trim()) throw wrong('items.title');
    if (!Number.isInteger(quantity) || Number(quantity) < 1) throw wrong('items.quantity');
    const unit_price = pesosOf(price, 'items.unit_price');
    return { ...texts, id: String(id), title, quantity: Number(quantity), unit_price, currency_id: 'MXN' };
  });
}

/** Amounts are texts with two decimals. */
function pesosOf(value: unknown, name: string): number {
  const pesos = typeof value === 'string' && /^\d+\.\d{2}$/.test(value) ? Number(value) : undefined;
  if (!isPesos(pesos)) throw wrong(name);
  return pesos;
}

const UNIT_MS = { D: 86_400_000, H: 3_600_000, M: 60_000, S: 1_000 };
/** ISO 8601: P1D, PT30M. */
function durationOf(value: unknown): number {
  const [whole, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(String(value)) ?? [];
  if (whole === undefined) throw wrong('expiration_time');
  return (
    Number(days) * UNIT_MS.D +
    Number(hours) * UNIT_MS.H +
    Number(minutes) * UNIT_MS.M +
    Number(seconds) * UNIT_MS.S
  );
}
