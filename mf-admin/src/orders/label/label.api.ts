import { api } from '@shop/app-kit';
import type { Label, LabelDesk, LabelPurchase, Rates } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';

/** Carriers take their time. */
const PATIENCE_MS = 40_000;
const addressOf = (orderId: string) => `/orders/${orderId}/label`;

export const labelApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLabelDesk: build.query<LabelDesk, string>({
      query: (orderId) => ({ url: addressOf(orderId) }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    askRates: build.mutation<Rates, { orderId: string; parcel: Parcel }>({
      query: ({ orderId, parcel }) => ({
        url: `${addressOf(orderId)}/rates`,
        method: 'POST',
        body: { parcel },
        timeoutMs: PATIENCE_MS,
      }),
    }),
    buyLabel: build.mutation<Label, LabelPurchase & { orderId: string }>({
      query: ({ orderId, ...body }) => ({
        url: addressOf(orderId),
        method: 'POST',
        body,
        timeoutMs: PATIENCE_MS,
      }),
      // Also after a failure: it may be bought all the same.
      invalidatesTags: ['Order'],
    }),
    cancelLabel: build.mutation<Label, string>({
      query: (orderId) => ({ url: addressOf(orderId), method: 'DELETE', timeoutMs: PATIENCE_MS }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useGetLabelDeskQuery, useAskRatesMutation, useBuyLabelMutation, useCancelLabelMutation } =
  labelApi;
