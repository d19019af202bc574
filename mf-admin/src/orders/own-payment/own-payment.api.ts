import { changeSome, read } from '../../calls.ts';

export const useGetOwnPaymentQuery = read('GET /api/orders/{orderId}/own-payment', ['Order'], {
  keepUnusedDataFor: 0,
});
export const useMarkOwnPaymentMutation = changeSome('POST /api/orders/{orderId}/own-payment', [
  'Order',
  'Review',
]);
