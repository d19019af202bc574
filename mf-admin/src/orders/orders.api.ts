import { injectCalls } from '../calls.ts';

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
} = injectCalls(({ read, readPage, change, changeSome }) => ({
  listOrders: readPage('GET /api/orders', ['Order']),
  listOrderItems: read('GET /api/orders/{orderId}/items'),
  getOrderHistory: read('GET /api/orders/{orderId}/history', ['Order'], NOW),
  getWholeOrder: read('GET /api/orders/{orderId}', ['Order'], NOW),
  getOrderRefunds: read('GET /api/orders/{orderId}/refunds', ['Order'], NOW),
  priceRefund: changeSome('POST /api/orders/{orderId}/refunds/preview', []),
  // A refund that failed is part of what the order tells.
  refundOrder: changeSome('POST /api/orders/{orderId}/refunds', ['Order', 'Review']),
  addOrderNote: change('POST /api/orders/{orderId}/notes', ['Order']),
  correctAddress: change('PUT /api/orders/{orderId}/address', ['Order']),
  correctContact: change('PUT /api/orders/{orderId}/contact', ['Order']),
  // After a failure some may have been moved.
  changeOrdersStatus: changeSome('PATCH /api/orders/status', ['Order']),
  shipOrders: changeSome('POST /api/orders/shipments', ['Order']),
  markDelivered: changeSome('PATCH /api/orders/delivered', ['Order']),
  changeOrderStatus: change('PATCH /api/orders/{orderId}/status', ['Order']),
}));
