import { injectCalls } from '../../calls.ts';

export const { useGetOwnPaymentQuery, useMarkOwnPaymentMutation } = injectCalls(({ read, changeSome }) => ({
  getOwnPayment: read('GET /api/orders/{orderId}/own-payment', ['Order'], { keepUnusedDataFor: 0 }),
  markOwnPayment: changeSome('POST /api/orders/{orderId}/own-payment', ['Order', 'Review']),
}));
