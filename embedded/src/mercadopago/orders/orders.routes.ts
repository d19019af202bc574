import { randomBytes } from 'node:crypto';
import { readFields } from '../api/fields.ts';
import { giveBack } from '../api/refunds.ts';
import { providerDate } from '../dates.ts';
import { json, type Reply, type Request } from '../http.ts';
import { isPesos, toCentavos } from '../money.ts';
import { collectorId } from '../options.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment, Preference } from '../types.ts';
import { attemptsOf, orderView, refundView, transactionId } from './order-view.ts';
import { refuseOrder } from './orders-error.ts';
import { readOrder } from './read-order.ts';

const LONGEST_MS = 30 * 86_400_000;

function needKey({ headers }: Request): void {
  const key = String(headers['x-idempotency-key'] ?? '');
  if (!key) throw refuseOrder('empty_required_header', 'Missing HTTP header: X-Idempotency-Key');
  if (key.length > 128) throw refuseOrder('invalid_idempotency_key_length', 'The key is too long');
}

function findOrder({ books }: Sandbox, id = ''): Preference {
  const order = books.preferences.get(id);
  if (order?.order) return order;
  throw refuseOrder('order_not_found', 'Order not found', 404);
}

/** POST /v1/orders: stores the order as a preference, so that one page shows both. */
export function createOrder(sandbox: Sandbox, request: Request): Reply {
  needKey(request);
  const order: Preference = {
    ...readOrder(readFields(request.body)),
    id: `ORD01${randomBytes(12).toString('hex').toUpperCase()}`,
    collector_id: collectorId,
    client_id: String(collectorId),
    site_id: 'MLM',
    date_created: providerDate(),
  };
  sandbox.books.preferences.put(order);
  return json(201, orderView(sandbox, order));
}

export const getOrder = (sandbox: Sandbox, _request: Request, [id]: string[]): Reply =>
  json(200, orderView(sandbox, findOrder(sandbox, id)));

/** POST /v1/orders/{id}/cancel: only for an order that nobody has paid. */
export function cancelOrder(sandbox: Sandbox, request: Request, [id]: string[]): Reply {
  needKey(request);
  const order = findOrder(sandbox, id);
  const { status } = orderView(sandbox, order);
  if (status !== 'created' && status !== 'action_required')
    throw refuseOrder('cannot_cancel_order', `An order that is ${status} cannot be cancelled`, 409);
  const now = providerDate();
  const cancelled = {
    ...order,
    expiration_date_to: now,
    order: { ...order.order!, changed: now, isCancelled: true },
  };
  sandbox.books.preferences.put(cancelled);
  return json(200, orderView(sandbox, cancelled));
}

/** POST /v1/orders/{id}/refund: the whole order, or amounts of its transactions. Answers only the new refunds. */
export function refundOrder(sandbox: Sandbox, request: Request, [id]: string[]): Reply {
  needKey(request);
  const order = findOrder(sandbox, id);
  const attempts = attemptsOf(sandbox, order);
  const paid = attempts.at(-1);
  if (paid?.status !== 'approved')
    throw refuseOrder('cannot_refund_order', 'The order has nothing to refund', 409);
  const asked = readAsked(request.body, attempts) ?? [{ payment: paid, cents: undefined }];
  const refunds = asked.map(({ payment, cents }) => {
    const refund = giveBack(sandbox, payment, cents, () =>
      refuseOrder('invalid_refund_amount', 'The amount is more than what is left'),
    );
    return { ...refundView(payment, refund), status: 'processing' };
  });
  const { status, status_detail } = orderView(sandbox, order);
  return json(201, { id: order.id, status, status_detail, transactions: { refunds } });
}

function readAsked(body: string, attempts: Payment[]) {
  const { transactions } = readFields(body);
  if (transactions === undefined) return undefined;
  if (!Array.isArray(transactions) || transactions.length === 0)
    throw refuseOrder('required_properties', 'transactions must be a list');
  return (transactions as { id?: unknown; amount?: unknown }[]).map(({ id, amount }) => {
    const payment = attempts.find((one) => transactionId(one) === id);
    const pesos = Number(amount);
    if (!payment || !isPesos(pesos)) throw refuseOrder('property_value', 'No such transaction or amount');
    return { payment, cents: toCentavos(pesos) };
  });
}

const FILTERS = ['begin_date', 'end_date', 'external_reference', 'type', 'status', 'page', 'page_size'];

/** GET /v1/orders: by the day of creation, thirty days at most. */
export function searchOrders(sandbox: Sandbox, { query }: Request): Reply {
  const unknown = [...query.keys()].find((name) => !FILTERS.includes(name));
  if (unknown) throw refuseOrder('unsupported_properties', `${unknown} is not supported by the sandbox`);
  const [from, until] = ['begin_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? '')) as [
    number,
    number,
  ];
  if (!(until >= from) || until - from > LONGEST_MS)
    throw refuseOrder('invalid_date_range', 'begin_date and end_date must be at most 30 days apart');
  const wanted = query.get('external_reference');
  const found = sandbox.books.preferences
    .all()
    .filter(({ order, date_created: at }) => order && Date.parse(at) >= from && Date.parse(at) <= until)
    .map((order) => orderView(sandbox, order))
    .filter(
      ({ external_reference: reference, status }) =>
        (wanted === null || reference === wanted) && (query.get('status') ?? status) === status,
    )
    .toSorted((a, b) => b.created_date.localeCompare(a.created_date));
  const size = Number(query.get('page_size') ?? 50);
  const page = Number(query.get('page') ?? 1);
  const data = found.slice((page - 1) * size, page * size);
  const paging = {
    total: `${found.length}`,
    total_pages: `${Math.ceil(found.length / size)}`,
    offset: `${(page - 1) * size}`,
    limit: `${size}`,
  };
  return json(200, { data, paging });
}
