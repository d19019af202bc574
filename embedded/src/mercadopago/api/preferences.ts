import { randomUUID } from 'node:crypto';
import { json, type Reply, type Request } from '../http.ts';
import { collectorId } from '../options.ts';
import { providerDate } from '../dates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Preference } from '../types.ts';
import { notFound } from './api-error.ts';
import { readFields } from './fields.ts';
import { readPreference } from './read-preference.ts';

export function createPreference({ books, publicUrl }: Sandbox, request: Request): Reply {
  const preference: Preference = {
    ...readPreference(readFields(request.body)),
    id: `${collectorId}-${randomUUID()}`,
    collector_id: collectorId,
    client_id: String(collectorId),
    site_id: 'MLM',
    date_created: providerDate(),
  };
  books.preferences.put(preference);
  return json(201, shown(preference, publicUrl));
}

export function getPreference({ books, publicUrl }: Sandbox, _request: Request, [id = '']: string[]): Reply {
  const preference = books.preferences.get(id);
  if (!preference) throw notFound('preference_id not found');
  return json(200, shown(preference, publicUrl));
}

/** PUT: replaces the fields that are sent and keeps the others. */
export function updatePreference(
  { books, publicUrl }: Sandbox,
  request: Request,
  [id = '']: string[],
): Reply {
  const there = books.preferences.get(id);
  if (!there) throw notFound('preference_id not found');
  const { id: _id, collector_id, client_id, site_id, date_created, ...current } = there;
  const changed = readPreference({ ...current, ...readFields(request.body) });
  const preference = { ...changed, id, collector_id, client_id, site_id, date_created };
  books.preferences.put(preference);
  return json(200, shown(preference, publicUrl));
}

export const checkoutPath = '/checkout/v1/redirect';

// The link is built when asked for: the public address may have changed since the preference was made.
function shown(preference: Preference, publicUrl: string) {
  const link = `${publicUrl}${checkoutPath}?pref_id=${preference.id}`;
  return { ...preference, init_point: link, sandbox_init_point: link };
}
