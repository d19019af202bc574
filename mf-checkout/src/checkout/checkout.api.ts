import { api } from '@shop/app-kit';
import {
  paymentResponse,
  preferenceResponse,
  type PaymentRequest,
  type PaymentResponse,
  type PreferenceRequest,
  type PreferenceResponse,
} from '@shop/contracts/checkout';

const checked = process.env.NODE_ENV !== 'production';

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPreference: build.mutation<PreferenceResponse, PreferenceRequest>({
      query: (body) => ({ url: '/checkout/create-preference', method: 'POST', body }),
      ...(checked && { responseSchema: preferenceResponse }),
    }),
    processPayment: build.mutation<PaymentResponse, PaymentRequest>({
      query: (body) => ({ url: '/checkout/process-payment', method: 'POST', body }),
      ...(checked && { responseSchema: paymentResponse }),
      invalidatesTags: ['Cart', 'Order'],
    }),
  }),
});

export const { useCreatePreferenceMutation, useProcessPaymentMutation } = checkoutApi;
