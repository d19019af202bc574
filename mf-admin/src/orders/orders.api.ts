import type { ApiFailure } from '@shop/app-kit';
import {
  MOST_AT_ONCE,
  type OrdersChosen,
  type OrdersStatusChange,
  type OrdersStatusResult,
} from '@shop/contracts/order';
import type { OrdersDelivered } from '@shop/contracts/shipment';
import { change, changeSome, mutation, read, readPage, requestOf } from '../calls.ts';
import { asOne, inParts, type Selected } from '../list/in-parts.ts';
import { withProof } from '../proof/with-proof.ts';

type Find = Required<Pick<OrdersChosen, 'find' | 'until'>>;
/** Orders by their ids, or all that the list finds. */
export type Orders = Selected<string, Find>;
type Of = { of: Orders };
/** The result for several orders; `isStopped`: not all parts were sent. */
type Changed = OrdersStatusResult & { isStopped: boolean };
type Ask = Parameters<ReturnType<typeof withProof>>[3];

/** Sends part after part, with a proof when one is needed. */
const inPartsOf = (requestFor: (given: object) => ReturnType<typeof requestOf>) => {
  const once = withProof<OrdersStatusResult, object>(requestFor);
  return async ({ of, ...change }: Of, api: { dispatch: unknown }, options: unknown, ask: Ask) => {
    const parts = await inParts<string, Find, string, OrdersStatusResult, ApiFailure>(
      of,
      MOST_AT_ONCE,
      (part) => {
        const chosen = 'rows' in part ? { orderIds: part.rows } : { ...part.find, after: part.after };
        return once({ ...chosen, ...change }, api, options, ask);
      },
    );
    return asOne(parts, (told) => ({ results: told.flatMap(({ results }) => results) }));
  };
};

const NOW = { keepUnusedDataFor: 0 };

export const useListOrdersQuery = readPage('GET /api/orders', ['Order']);
export const useListOrderItemsQuery = read('GET /api/orders/{orderId}/items', ['Order']);
export const useGetOrderHistoryQuery = read('GET /api/orders/{orderId}/history', ['Order'], NOW);
export const useGetWholeOrderQuery = read('GET /api/orders/{orderId}', ['Order'], NOW);
export const useGetOrderRefundsQuery = read('GET /api/orders/{orderId}/refunds', ['Order'], NOW);
export const usePriceRefundMutation = changeSome('POST /api/orders/{orderId}/refunds/preview', []);
// A failed refund also appears in the order.
export const useRefundOrderMutation = changeSome('POST /api/orders/{orderId}/refunds', ['Order', 'Review']);
export const useAddOrderNoteMutation = change('POST /api/orders/{orderId}/notes', ['Order']);
export const useCorrectAddressMutation = change('PUT /api/orders/{orderId}/address', ['Order']);
export const useCorrectContactMutation = change('PUT /api/orders/{orderId}/contact', ['Order']);
export const useChangeOrdersStatusMutation = mutation<
  Changed,
  Of & Omit<OrdersStatusChange, keyof OrdersChosen>
>('PATCH /api/orders/status', {
  queryFn: inPartsOf((part) => requestOf('PATCH /api/orders/status', part)),
  // A failed call may have changed some orders.
  invalidatesTags: ['Order'],
}).useMutation;
export const useShipOrdersMutation = changeSome('POST /api/orders/shipments', ['Order']);
export const useMarkDeliveredMutation = mutation<Changed, Of & Omit<OrdersDelivered, keyof OrdersChosen>>(
  'PATCH /api/orders/delivered',
  {
    queryFn: inPartsOf((part) => requestOf('PATCH /api/orders/delivered', part)),
    invalidatesTags: ['Order'],
  },
).useMutation;
export const useChangeOrderStatusMutation = change('PATCH /api/orders/{orderId}/status', ['Order']);
