import { isFields, type Fields } from '../http/fields.ts';
import { Refusal } from './refusal.ts';

const COMMON = [
  'type',
  'customer',
  'items',
  'payment_form',
  'use',
  'currency',
  'external_id',
  'idempotency_key',
];
const INVOICE = [...COMMON, 'payment_method', 'related_documents', 'global', 'series', 'conditions'];
const CREDIT = [...COMMON, 'related_documents', 'series'];
const CUSTOMER = ['legal_name', 'tax_id', 'tax_system', 'email', 'address'];
const ITEM = ['quantity', 'discount', 'product'];
const PRODUCT = [
  'description',
  'product_key',
  'unit_key',
  'unit_name',
  'price',
  'tax_included',
  'taxability',
  'taxes',
  'sku',
];
const TAX = ['type', 'rate', 'factor'];
const PERIODS = ['day', 'week', 'fortnight', 'month', 'two_months'];
const PUBLIC_RFC = 'XAXX010101000';
/** Regimes without deductions: an invoice for them has no effect. */
const WITHOUT_EXPENSES = ['605', '607', '608', '610', '611', '614', '615', '616'];

/** Reads the documented fields of an invoice to stamp. @throws Refusal, with the field, for anything else */
export function readInvoice(body: Fields) {
  const type = body.type ?? 'I';
  if (type !== 'I' && type !== 'E') throw new Refusal(400, 'type is not one that is made here', 'type');
  refuseOthers(body, type === 'I' ? INVOICE : CREDIT, '');
  const customer = readCustomer(body);
  text(body, 'payment_form', '', /^\d\d$/);
  const items = listOf(body, 'items').map((item, at) => readItem(item, `items.${at}`, type));
  const related =
    body.related_documents === undefined ? [] : listOf(body, 'related_documents').map(readRelated);
  if (type === 'E' && related.length === 0)
    throw new Refusal(400, 'a credit note names what it is of', 'related_documents');
  readGlobal(body, customer);
  return { type, customer, items, related };
}

function readCustomer(body: Fields): Fields {
  const customer = objectOf(body.customer, 'customer');
  refuseOthers(customer, CUSTOMER, 'customer.');
  text(customer, 'legal_name', 'customer.');
  const rfc = text(customer, 'tax_id', 'customer.', /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/);
  const regime = text(customer, 'tax_system', 'customer.', /^\d{3}$/);
  const address = objectOf(customer.address, 'customer.address');
  refuseOthers(address, ['zip', 'country'], 'customer.address.');
  text(address, 'zip', 'customer.address.', /^\d{5}$/);
  const use = text(body, 'use', '');
  if (body.type !== 'E' && WITHOUT_EXPENSES.includes(regime) && use !== 'S01')
    throw new Refusal(400, 'CFDI40161 - El UsoCFDI no corresponde con el RegimenFiscalReceptor', 'use');
  if (rfc.length === 12 && ['605', '606', '608', '611', '612', '614', '616', '625'].includes(regime))
    throw new Refusal(
      400,
      'CFDI40157 - El RegimenFiscalR no corresponde con el tipo de persona',
      'customer.tax_system',
    );
  if (String(customer.legal_name).includes('NO INSCRITO'))
    throw new Refusal(
      400,
      'CFDI40145 - El nombre no pertenece al RFC registrado en la lista del SAT',
      'customer.legal_name',
    );
  return customer;
}

function readGlobal(body: Fields, customer: Fields): void {
  const isPublic = customer.tax_id === PUBLIC_RFC && customer.legal_name === 'PUBLICO EN GENERAL';
  if (body.type === 'E') return;
  if (isPublic !== (body.global !== undefined))
    throw new Refusal(400, 'CFDI40130 - InformacionGlobal va con PUBLICO EN GENERAL', 'global');
  if (!isPublic) return;
  const global = objectOf(body.global, 'global');
  refuseOthers(global, ['periodicity', 'months', 'year'], 'global.');
  if (!PERIODS.includes(text(global, 'periodicity', 'global.')))
    throw new Refusal(400, 'unknown period', 'global');
  text(global, 'months', 'global.', /^(0[1-9]|1[0-8])$/);
  if (!Number.isInteger(global.year)) throw new Refusal(400, 'global.year must be a year', 'global.year');
  if (body.use !== 'S01') throw new Refusal(400, 'a global invoice is for S01', 'use');
}

function readItem(value: unknown, where: string, type: 'I' | 'E'): Fields {
  const item = objectOf(value, where);
  refuseOthers(item, type === 'I' ? ITEM : ['quantity', 'product'], `${where}.`);
  if (!(Number(item.quantity) > 0))
    throw new Refusal(400, 'quantity must be above zero', `${where}.quantity`);
  const product = objectOf(item.product, `${where}.product`);
  refuseOthers(product, PRODUCT, `${where}.product.`);
  text(product, 'description', `${where}.product.`);
  text(product, 'product_key', `${where}.product.`, /^\d{8}$/);
  text(product, 'unit_key', `${where}.product.`, /^[A-Z\d]{2,3}$/);
  if (typeof product.price !== 'number' || product.price < 0 || hasTooMany(product.price))
    throw new Refusal(400, 'price must have six decimals at most', `${where}.product.price`);
  for (const tax of listOf(product, 'taxes')) {
    const fields = objectOf(tax, 'taxes');
    refuseOthers(fields, TAX, `${where}.product.taxes.`);
    const isExempt = fields.factor === 'Exento';
    if (fields.type !== 'IVA' || (!isExempt && fields.rate !== 0 && fields.rate !== 0.16))
      throw new Refusal(400, 'unknown tax', `${where}.product.taxes`);
  }
  return item;
}

const hasTooMany = (price: number) => Math.abs(price * 1e6 - Math.round(price * 1e6)) > 1e-3;

function readRelated(value: unknown): Fields {
  const related = objectOf(value, 'related_documents');
  refuseOthers(related, ['relationship', 'documents'], 'related_documents.');
  text(related, 'relationship', 'related_documents.', /^0[1-7]$/);
  if (listOf(related, 'documents').some((uuid) => typeof uuid !== 'string'))
    throw new Refusal(400, 'documents are uuids', 'related_documents');
  return related;
}

function refuseOthers(fields: Fields, known: string[], where: string): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other) throw new Refusal(400, `${where}${other} is not allowed`, `${where}${other}`);
}

function objectOf(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new Refusal(400, `${where} must be an object`, where);
  return value;
}

function listOf(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.length === 0 || value.length > 5_000)
    throw new Refusal(400, `${name} must be a list`, name);
  return value;
}

function text(fields: Fields, name: string, where: string, form = /./): string {
  const value = fields[name];
  if (typeof value !== 'string' || !form.test(value))
    throw new Refusal(400, `${where}${name} is missing or not valid`, `${where}${name}`);
  return value;
}
