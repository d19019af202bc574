import { endpoints } from '@shop/contracts/endpoints';
import { createRouteMatcher } from '@shop/contracts/route-matcher';
import * as z from 'zod/mini';
import type { ApiRequest, Result } from './request.ts';

const routeOf = createRouteMatcher(Object.keys(endpoints));

/**
 * Compares an answer with the row of its call, in development and in tests: production bundles have neither this nor the
 * schemas.
 * @throws ZodError
 */
export async function checkAnswer(
  { url, method = 'GET' }: ApiRequest,
  answered: Promise<Result>,
): Promise<Result> {
  const answer = await answered;
  const { response } = endpoints[routeOf(method, `/api${url.split('?')[0]}`) ?? ''] ?? {};
  // Without a body it says nothing that could be wrong.
  if (response && !answer.error && answer.data !== null) z.parse(response, answer.data);
  return answer;
}
