import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { checkAnswer } from './check-answer.ts';
import { withoutSecondTry, type RecentFailures } from './recent-failures.ts';
import { request, type ApiFailure, type ApiMeta, type ApiRequest } from './request.ts';

/** The store's dependencies: the API's address ('/api' in browsers, an absolute URL on a server). */
export type StoreExtra = { apiBase: string; failures: RecentFailures };

/** How the API is asked. */
export type AskApi = BaseQueryFn<ApiRequest | string, unknown, ApiFailure, object, ApiMeta>;

const ask: AskApi = (sent, { signal, extra }) => {
  const call = typeof sent === 'string' ? { url: sent } : sent;
  const answer = request(call, { base: (extra as StoreExtra).apiBase, signal });
  return process.env.NODE_ENV === 'production' ? answer : checkAnswer(call, answer);
};

/**
 * The one API of the one store; empty here, every remote injects the endpoints of its own pages.
 * Answers are never stale: no retry, no polling, no refetch on focus (SH25).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: withoutSecondTry(ask, ({ extra }) => (extra as StoreExtra).failures),
  tagTypes: ['Cart', 'Elixir', 'Flower', 'Order', 'Content'],
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});
