import type { ApiFailure } from '@shop/app-kit';
import {
  MOST_AT_ONCE,
  type OrdersChosen,
  type OrdersStatusChange,
  type OrdersStatusResult,
} from '@shop/contracts/order';
import type { OrdersDelivered } from '@shop/contracts/shipment';
import { injectCalls, requestOf } from '../calls.ts';
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

export const {
  useListOrdersQuery,
  useListOrderItemsQuery,
  useGetOrderHistoryQuery,
  useGetWholeOrderQuery,
  useGetOrderRefundsQuery,
  usePriceRefundMutation,
  useRefundOrderMutation,
  useAddOrderNoteMutation,
  useCorrectAddressMutation,
  useCorrectContactMutation,
  useChangeOrdersStatusMutation,
  useShipOrdersMutation,
  useMarkDeliveredMutation,
  useChangeOrderStatusMutation,
} = injectCalls(({ build, read, readPage, change, changeSome }) => ({
  listOrders: readPage('GET /api/orders', ['Order']),
  listOrderItems: read('GET /api/orders/{orderId}/items', ['Order']),
  getOrderHistory: read('GET /api/orders/{orderId}/history', ['Order'], NOW),
  getWholeOrder: read('GET /api/orders/{orderId}', ['Order'], NOW),
  getOrderRefunds: read('GET /api/orders/{orderId}/refunds', ['Order'], NOW),
  priceRefund: changeSome('POST /api/orders/{orderId}/refunds/preview', []),
  // A failed refund also appears in the order.
  refundOrder: changeSome('POST /api/orders/{orderId}/refunds', ['Order', 'Review']),
  addOrderNote: change('POST /api/orders/{orderId}/notes', ['Order']),
  correctAddress: change('PUT /api/orders/{orderId}/address', ['Order']),
  correctContact: change('PUT /api/orders/{orderId}/contact', ['Order']),
  changeOrdersStatus: build.mutation<Changed, Of & Omit<OrdersStatusChange, keyof OrdersChosen>>({
    queryFn: inPartsOf((part) => requestOf('PATCH /api/orders/status', part)),
    // A failed call may have changed some orders.
    invalidatesTags: ['Order'],
  }),
  shipOrders: changeSome('POST /api/orders/shipments', ['Order']),
  markDelivered: build.mutation<Changed, Of & Omit<OrdersDelivered, keyof OrdersChosen>>({
    queryFn: inPartsOf((part) => requestOf('PATCH /api/orders/delivered', part)),
    invalidatesTags: ['Order'],
  }),
  changeOrderStatus: change('PATCH /api/orders/{orderId}/status', ['Order']),
}));
