import type { BackUrls, Preference } from '../types.ts';
import { ApiError, badRequest } from './api-error.ts';
import type { Fields } from '../../http/fields.ts';
import { isWebUrl, readFlag, readNested, readText, refuseOthers } from './fields.ts';
import { readItems } from './read-items.ts';

export type PreferenceRequest = Omit<
  Preference,
  'id' | 'collector_id' | 'client_id' | 'site_id' | 'date_created'
>;

const known = [
  'items',
  'payer',
  'metadata',
  'external_reference',
  'back_urls',
  'auto_return',
  'notification_url',
  'statement_descriptor',
  'binary_mode',
  'expires',
  'expiration_date_from',
  'expiration_date_to',
  'date_of_expiration',
  'payment_methods',
];

/** Reads a preference as the provider does; throws ApiError 400 for what it would not take. */
export function readPreference(fields: Fields): PreferenceRequest {
  refuseOthers(fields, known);
  const back_urls = readBackUrls(fields);
  return {
    items: readItems(fields.items),
    payer: readNested(fields, 'payer'),
    metadata: readNested(fields, 'metadata'),
    external_reference: readText(fields, 'external_reference', 256),
    back_urls,
    auto_return: readAutoReturn(fields, back_urls),
    notification_url: readNotificationUrl(fields),
    statement_descriptor: readText(fields, 'statement_descriptor', 22),
    binary_mode: readFlag(fields, 'binary_mode'),
    expires: readFlag(fields, 'expires'),
    expiration_date_from: readDate(fields, 'expiration_date_from'),
    expiration_date_to: readDate(fields, 'expiration_date_to'),
    date_of_expiration: readDate(fields, 'date_of_expiration'),
    payment_methods: readMethods(fields),
  };
}

function readMethods(fields: Fields): Preference['payment_methods'] {
  const methods = readNested(fields, 'payment_methods');
  refuseOthers(methods, ['excluded_payment_types', 'installments', 'default_payment_method_id']);
  return methods;
}

function readBackUrls(fields: Fields): BackUrls {
  const urls = readNested(fields, 'back_urls');
  refuseOthers(urls, ['success', 'failure', 'pending']);
  const wrong = Object.entries(urls).find(([, url]) => url !== undefined && !isWebUrl(url));
  if (wrong)
    throw new ApiError(400, 'invalid_back_urls', `back_urls invalid. ${wrong[0]} must be a valid URL`);
  return urls as BackUrls;
}

function readAutoReturn(fields: Fields, { success }: BackUrls): string | null {
  const value = readText(fields, 'auto_return');
  if (value === null) return null;
  if (value !== 'approved' && value !== 'all')
    throw new ApiError(400, 'invalid_auto_return', 'auto_return invalid');
  // The provider says 'must be defined' for an address on this machine or without https as well.
  if (!success || !isPublic(new URL(success))) {
    throw new ApiError(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined');
  }
  return value;
}

function isPublic({ protocol, hostname }: URL): boolean {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return protocol === 'https:' && !isAddress && hostname !== 'localhost' && !hostname.endsWith('.localhost');
}

// The provider refuses an address on this machine; the sandbox accepts it, because the shop listens there.
function readNotificationUrl(fields: Fields): string | null {
  const url = readText(fields, 'notification_url');
  if (url === null || isWebUrl(url)) return url;
  throw new ApiError(400, 'invalid_notification_url', 'notification_url attribute must be a valid url');
}

function readDate(fields: Fields, name: string): string | null {
  const text = readText(fields, name);
  if (text !== null && Number.isNaN(Date.parse(text))) throw badRequest(`${name} must be an ISO 8601 date`);
  return text;
}
