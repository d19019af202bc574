import { randomBytes, randomUUID } from 'node:crypto';
import type { Fields } from '../http/fields.ts';
import type { Books, StampedInvoice } from './books.ts';
import { readInvoice } from './read-invoice.ts';
import { Refusal } from './refusal.ts';
import { totalOf } from './total-of.ts';

export type Request = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: Fields;
};
type Handler = (books: Books, request: Request, id: string) => unknown;

const ROUTES: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v2\/invoices$/, stamp],
  ['GET', /^\/v2\/invoices$/, list],
  ['GET', /^\/v2\/invoices\/([\da-f]{24})$/, (books, _request, id) => found(books, id)],
  ['DELETE', /^\/v2\/invoices\/([\da-f]{24})$/, cancel],
];

/** The calls that the shop makes, as the provider documents them. @throws Refusal */
export function answerApi(books: Books, request: Request): unknown {
  const route = ROUTES.find(([verb, form]) => verb === request.method && form.test(request.path));
  if (!route) throw new Refusal(404, 'Not found');
  return route[2](books, request, route[1].exec(request.path)?.[1] ?? '');
}

export function found(books: Books, id: string): StampedInvoice {
  const invoice = books.find(id);
  if (!invoice) throw new Refusal(404, 'La factura no existe');
  return invoice;
}

/** Returns the earlier invoice when the idempotency key is known. */
function stamp(books: Books, { body }: Request): StampedInvoice {
  const read = readInvoice(body);
  const key = body.idempotency_key as string | undefined;
  const earlier = key ? books.ofKey(key) : undefined;
  if (earlier) return earlier;
  const made: StampedInvoice = {
    id: randomBytes(12).toString('hex'),
    uuid: randomUUID(),
    livemode: false,
    status: 'valid',
    cancellation_status: 'none',
    type: read.type,
    customer: read.customer,
    items: read.items,
    related_documents: read.related,
    ...(body.global ? { global: body.global as Fields } : {}),
    ...(body.external_id ? { external_id: String(body.external_id) } : {}),
    ...(key ? { idempotency_key: key } : {}),
    total: totalOf(read.items),
    created_at: new Date().toISOString(),
  };
  for (const { documents } of read.related as { documents: string[] }[])
    for (const uuid of documents)
      if (!books.all().some((one) => one.uuid === uuid && one.status === 'valid'))
        throw new Refusal(400, 'the related document is not valid', 'related_documents');
  books.add(made);
  return made;
}

function list(books: Books, { query }: Request) {
  for (const name of query.keys())
    if (!['external_id', 'limit', 'page'].includes(name))
      throw new Refusal(400, `${name} is not allowed`, name);
  const wanted = query.get('external_id');
  const data = books.all().filter(({ external_id }) => wanted === null || external_id === wanted);
  return { page: 1, total_pages: 1, total_results: data.length, data };
}

function cancel(books: Books, { query }: Request, id: string): StampedInvoice {
  const invoice = found(books, id);
  if (invoice.status !== 'valid') throw new Refusal(400, 'La factura no está vigente');
  const motive = query.get('motive') ?? '';
  const substitution = query.get('substitution');
  if (!/^0[1-4]$/.test(motive)) throw new Refusal(400, 'motive is not valid', 'motive');
  if ((motive === '01') !== (substitution !== null))
    throw new Refusal(400, 'motive 01 names what takes its place', 'substitution');
  if (books.all().some((one) => one.status === 'valid' && names(one, invoice.uuid)))
    throw new Refusal(400, 'La factura no es cancelable: tiene documentos relacionados vigentes');
  const cancelled: StampedInvoice = {
    ...invoice,
    status: 'canceled',
    cancellation_status: 'accepted',
    cancellation: { motive, ...(substitution ? { substitution } : {}) },
  };
  books.save(cancelled);
  return cancelled;
}

const names = ({ type, related_documents: all }: StampedInvoice, uuid: string): boolean =>
  type === 'E' && (all as { documents: string[] }[]).some(({ documents }) => documents.includes(uuid));
