import { api } from '@shop/app-kit';
import type { RefundRequest } from '@shop/contracts/refund';
import { review, reviewList, type Review, type ReviewListQuery } from '@shop/contracts/review';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<ListPage<Review>, Partial<ReviewListQuery>>({
      query: (params) => ({ url: '/admin/reviews', params }),
      transformResponse: toListPage<Review>,
      providesTags: ['Review'],
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: reviewList }),
    }),
    resolveReview: build.mutation<Review, { id: string; note: string }>({
      query: ({ id, note }) => ({ url: `/admin/reviews/${id}/resolve`, method: 'POST', body: { note } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Review']),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: review }),
    }),
    refundReview: build.mutation<Review, RefundRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/reviews/${id}/refunds`, method: 'POST', body }),
      // Also after a failure: it is part of what the list tells.
      invalidatesTags: ['Review', 'Order'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: review }),
    }),
  }),
});

export const { useListReviewsQuery, useResolveReviewMutation, useRefundReviewMutation } = reviewsApi;
