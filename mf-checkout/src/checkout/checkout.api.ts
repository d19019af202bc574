import { api } from '@shop/app-kit';
import type { ColoniaList } from '@shop/contracts/address';
import type {
  PaymentRequest,
  PaymentResponse,
  PreferenceRequest,
  PreferenceResponse,
} from '@shop/contracts/checkout';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The colonias that other buyers of this postal code used. */
    colonias: build.query<ColoniaList, string>({ query: (zip) => `/colonias/${zip}` }),
    createPreference: build.mutation<PreferenceResponse, PreferenceRequest>({
      query: (body) => ({ url: '/checkout/create-preference', method: 'POST', body }),
    }),
    processPayment: build.mutation<PaymentResponse, PaymentRequest>({
      query: (body) => ({ url: '/checkout/process-payment', method: 'POST', body }),
      invalidatesTags: ['Cart', 'Order'],
    }),
  }),
});

export const { useColoniasQuery, useCreatePreferenceMutation, useProcessPaymentMutation } = checkoutApi;
