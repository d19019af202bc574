import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';

const KEPT_MS = 2_000;

/** The failures of a store's queries, by query and arguments. */
export type RecentFailures = Map<string, { error: unknown; until: number }>;

/**
 * A page's query is prefetched, and sent again by the page when its code has loaded. If the prefetch has failed by
 * then, its failure is reused: an automatic retry is not wanted (SH25). 'Reintentar' and changed data do send a
 * new request.
 */
export const withoutSecondTry =
  <Query, Failure, Options extends object, Meta extends object>(
    ask: BaseQueryFn<Query, unknown, Failure, Options, Meta>,
    failuresOf: (api: BaseQueryApi) => RecentFailures,
  ): BaseQueryFn<Query, unknown, Failure, Options, Meta> =>
  async (query, queryApi, options) => {
    const { queryCacheKey: key, forced } = queryApi;
    if (!key) return ask(query, queryApi, options);
    const failures = failuresOf(queryApi);
    const last = failures.get(key);
    if (last && !forced && Date.now() < last.until) return { error: last.error as Failure };
    failures.delete(key);
    const answer = await ask(query, queryApi, options);
    if (answer.error) failures.set(key, { error: answer.error, until: Date.now() + KEPT_MS });
    return answer;
  };
