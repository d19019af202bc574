import { api } from '@shop/app-kit';
import type {
  PaymentRequest,
  PaymentResponse,
  PreferenceRequest,
  PreferenceResponse,
} from '@shop/contracts/checkout';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPreference: build.mutation<PreferenceResponse, PreferenceRequest>({
      query: (body) => ({ url: '/checkout/create-preference', method: 'POST', body }),
    }),
    processPayment: build.mutation<PaymentResponse, PaymentRequest>({
      query: (body) => ({ url: '/checkout/process-payment', method: 'POST', body }),
      invalidatesTags: ['Cart', 'Order'],
    }),
  }),
});

export const { useCreatePreferenceMutation, useProcessPaymentMutation } = checkoutApi;
